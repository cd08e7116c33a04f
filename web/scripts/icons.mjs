// Collects the icons that src/art/icons.json names into one sprite, src/art/icons.svg.
import { readFile, writeFile } from "node:fs/promises";

const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));
const wanted = await read("../src/art/icons.json");
const drawn = await read("../node_modules/@iconify-json/game-icons/icons.json");

const body = (name) => {
  const icon = drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no “${name}”`);
  return icon.body;
};
const symbols = Object.entries(wanted).map(
  ([key, name]) => `<symbol id="${key}" viewBox="0 0 512 512">${body(name)}</symbol>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
await writeFile(new URL("../src/art/icons.svg", import.meta.url), sprite);
