// Collects the icons that src/art/icons.json names into one sprite, src/art/icons.svg.
import { readFile, writeFile } from "node:fs/promises";

const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
const names = await read("../src/art/icons.json");
const library = await read("../node_modules/@iconify-json/game-icons/icons.json");

const body = (name) => {
  const icon = library.icons[name] ?? library.icons[library.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no “${name}”`);
  return shorten(icon.body);
};
// One decimal is enough for small icons. Arcs may have flags without a space before the next
// number, so their paths are not changed.
const shorten = (drawing) =>
  drawing.replace(/d="([^"]*)"/g, (whole, path) =>
    /a/i.test(path) ? whole : `d="${path.replace(/\d*\.\d\d+/g, (n) => (+n).toFixed(1))}"`,
  );
const symbols = Object.entries(names).map(
  ([key, name]) => `<symbol id="${key}" viewBox="0 0 512 512">${body(name)}</symbol>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
await writeFile(new URL("../src/art/icons.svg", import.meta.url), sprite);
