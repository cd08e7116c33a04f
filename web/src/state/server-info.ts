// What the server offers; loaded once, and again only after a failure.
import { about } from "$/wire/http";
import type { About } from "$/wire/types";

let request: Promise<About> | null = null;

export function serverInfo(): Promise<About> {
  request ??= about().catch((error: unknown) => {
    request = null;
    throw error;
  });
  return request;
}
