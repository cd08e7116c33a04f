import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [svelte({ configFile: here("../../svelte.config.js") })],
  resolve: { alias: { $: here("../../src"), $words: here("../../../src/elbowroom/words") } },
  build: { target: "es2023", emptyOutDir: true, assetsInlineLimit: 0 },
});
