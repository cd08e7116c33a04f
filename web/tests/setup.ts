// Component tests use the English Fluent files of the project.
import { readFileSync } from "node:fs";
import { fileNames, useTexts } from "$/words/fluent.svelte";

const read = (file: string): string => readFileSync(`../src/elbowroom/words/en/${file}`, "utf8");
useTexts(...fileNames().map(read));

// jsdom has no layout.
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;
// Nor does it have media queries.
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
