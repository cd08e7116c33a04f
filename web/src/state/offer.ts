// What can be played here: asked once, and again only when the server did not answer.
import { about } from "$/wire/http";
import type { About } from "$/wire/types";

let asked: Promise<About> | null = null;

export function offer(): Promise<About> {
  asked ??= about().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
