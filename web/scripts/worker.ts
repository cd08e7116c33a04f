// A Vite plugin that writes the names of the built files into the service worker.
import type { Plugin } from "vite";

/** The facts about a built file that are needed here. */
export interface BuiltFile {
  type: "chunk" | "asset";
  name?: string | undefined;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}
export type Bundle = Record<string, BuiltFile>;

/** The name of the file with everything that all pages need, see vite.config.ts. */
export const BASE = "base";
/** Files without a hash in their name that the page needs without a network. */
const PUBLIC_FILES = ["/icon.svg", "/manifest.webmanifest"];
const ENGLISH = /\/words\/en\/[a-z]+\.ftl/;
const FONTS_AND_ICONS = /-latin-\d+-normal-[^/]*\.woff2$|\/icons-[^/]*\.svg$/;

/** The files that the start page needs. */
export function shellOf(bundle: Bundle): string[] {
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    const file = bundle[name];
    file?.imports?.forEach(add);
    file?.viteMetadata?.importedCss.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    const base = file.type === "chunk" && file.name === BASE;
    if (base || ENGLISH.test(file.facadeModuleId ?? "") || FONTS_AND_ICONS.test(name)) add(name);
  }
  return paths(needed);
}

const paths = (names: Iterable<string>): string[] =>
  [...names]
    .filter((name) => name.startsWith("assets/"))
    .map((name) => `/${name}`)
    .sort();

export const worker = (): Plugin => ({
  name: "elbowroom-worker",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const chunk = bundle["worker.js"];
      if (chunk?.type !== "chunk") throw new Error("the service worker was not built");
      const lists = { SHELL: shellOf(bundle), FILES: paths(Object.keys(bundle)), PUBLIC_FILES };
      for (const [name, list] of Object.entries(lists))
        chunk.code = chunk.code.replace(new RegExp(`(["'\`])__${name}__\\1`), JSON.stringify(list));
    },
  },
});
