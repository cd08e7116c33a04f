// Requests about published collections, and about measuring.
import { ask, Refused } from "$/wire/http";
import type {
  GalleryEntry,
  GalleryList,
  MeasureRequest,
  Progress,
  Publication,
  Refusal,
  WholeGalleryEntry,
} from "$/wire/types";

export type Order = "newest" | "played";
export interface Question {
  words?: string;
  author?: string;
  order?: Order;
  after?: number;
}

const entryPath = (id: string): string => `/api/gallery/${encodeURIComponent(id)}`;

export function showGallery(question: Question): Promise<GalleryList> {
  const chosen = Object.entries(question).filter(([, value]) => value);
  const query = new URLSearchParams(chosen.map(([key, value]) => [key, String(value)]));
  return ask("GET", query.size ? `/api/gallery?${query}` : "/api/gallery");
}
export const showEntry = (id: string): Promise<WholeGalleryEntry> => ask("GET", entryPath(id));
export const publish = (body: Publication): Promise<GalleryEntry> =>
  ask("POST", "/api/gallery", body);
export const report = (id: string, reason: string): Promise<unknown> =>
  ask("POST", `${entryPath(id)}/report`, { reason });

/** Measure something; *onprogress* is called again and again until all is played, or *signal* says stop. */
export async function measure(
  body: MeasureRequest,
  onprogress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch("/api/measurements", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : refused("offline");
  });
  if (!response.ok) throw new Refused((await response.json()) as Refusal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: "" };
    if (done) return;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) onprogress(JSON.parse(event.replace(/^data: /, "")) as Progress);
  }
}

const refused = (error: string): Refused => new Refused({ type: "refusal", error });
