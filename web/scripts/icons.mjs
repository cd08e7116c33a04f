// Collects the icons that src/art/icons.json names into one sprite, src/art/icons.svg.
import { readFile, writeFile } from "node:fs/promises";

const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
const wanted = await read("../src/art/icons.json");
const drawn = await read("../node_modules/@iconify-json/game-icons/icons.json");

const body = (name) => {
  const icon = drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no “${name}”`);
  return lean(icon.body);
};
// One decimal is plenty for drawings of a finger's width. Arcs may write flags without a space
// before the next number, so that they are left as they are.
const lean = (drawing) =>
  drawing.replace(/d="([^"]*)"/g, (whole, path) =>
    /a/i.test(path) ? whole : `d="${path.replace(/\d*\.\d\d+/g, (n) => (+n).toFixed(1))}"`,
  );
const symbols = Object.entries(wanted).map(
  ([key, name]) => `<symbol id="${key}" viewBox="0 0 512 512">${body(name)}</symbol>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
await writeFile(new URL("../src/art/icons.svg", import.meta.url), sprite);
