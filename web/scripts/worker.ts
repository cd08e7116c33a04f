// Tells the service worker the names of the files that were built.
import type { Plugin } from "vite";

/** What is needed to know of a built file. */
export interface Built {
  type: "chunk" | "asset";
  name?: string | undefined;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}
export type Bundle = Record<string, Built>;

/** Loose files that the page needs without a network. */
const LOOSE = ["/icon.svg", "/manifest.webmanifest"];
const ENGLISH = /\/words\/en\/[a-z]+\.ftl/;
const LOOKS = /-latin-\d+-normal-[^/]*\.woff2$|\/icons-[^/]*\.svg$/;

/** The files without which the first page does not open. */
export function shellOf(bundle: Bundle): string[] {
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    const built = bundle[name];
    built?.imports?.forEach(add);
    built?.viteMetadata?.importedCss.forEach(add);
  };
  for (const [name, built] of Object.entries(bundle)) {
    const first = built.isEntry && built.name !== "worker";
    if (first || ENGLISH.test(built.facadeModuleId ?? "") || LOOKS.test(name)) add(name);
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
      const lists = { SHELL: shellOf(bundle), FILES: paths(Object.keys(bundle)), LOOSE };
      for (const [name, list] of Object.entries(lists))
        chunk.code = chunk.code.replace(new RegExp(`(["'\`])__${name}__\\1`), JSON.stringify(list));
    },
  },
});
