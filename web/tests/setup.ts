// Before each file of tests, which begins with fresh modules, an empty page and nothing stored.
import { readFileSync } from "node:fs";
import { afterEach, vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
document.head.replaceChildren();
document.body.replaceChildren();

const { cleanup } = await import("@testing-library/svelte");
afterEach(cleanup);

// Component tests use the English Fluent files of the project.
const { fileNames, useTexts } = await import("$/words/fluent.svelte");
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
