import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { completeLanguages } from "./scripts/languages.ts";
import { BASE, worker } from "./scripts/worker.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const NOT_THE_WORKER = /^(?!.*[\\/]worker[\\/](worker|cache)\.ts)/;

export default defineConfig({
  plugins: [svelte(), worker()],
  resolve: { alias: { $: here("./src"), $words: here("../src/elbowroom/words") } },
  define: { __LANGUAGES__: JSON.stringify(completeLanguages(here("../src/elbowroom/words"))) },
  build: {
    outDir: here("../src/elbowroom/web"),
    emptyOutDir: true,
    target: "es2023",
    // Everything is a file of its own, so that the content security policy needs no exceptions.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here("./index.html"), worker: here("./src/worker/worker.ts") },
      // Browsers find the service worker by its name; everything else by its hash.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        // What every page needs is one file: each more would cost a request and its headers.
        codeSplitting: {
          groups: [{ name: BASE, tags: ["$initial"], test: NOT_THE_WORKER }],
        },
      },
    },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
