// Component tests speak English, from the same files as everybody.
import { readFileSync } from "node:fs";
import { speakFrom } from "$/words/fluent.svelte";

const rooms = ["content", "coins", "explain", "events", "hint", "help", "story", "table", "web"];
const read = (room: string): string =>
  readFileSync(`../src/elbowroom/words/en/${room}.ftl`, "utf8");
speakFrom(...rooms.map(read));

// The browser of the tests has no sizes.
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;
// Nor does it know what its user likes.
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
