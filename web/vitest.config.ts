// Apart from vite.config.ts, so that building the page needs no package of the tests.
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      // One process and one jsdom for many files take a quarter of the time; tests/setup.ts gives
      // each file modules and a page of its own.
      isolate: false,
    },
  }),
);
