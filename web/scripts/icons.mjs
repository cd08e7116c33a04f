// Makes the icons of the page from the library: sprites of what is in each box and of all else
// (src/art/surface.svg, underground.svg, icons.svg; see src/art/sprites.ts), and those that home-made
// things can have (src/art/made-icons.json): a sprite for each group, for whoever chooses one, and a
// file for each, so that a table loads only its own.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { shortPath } from "./paths.mjs";

const here = (path) => new URL(path, import.meta.url);
const read = async (path) => JSON.parse(await readFile(here(path), "utf8"));
const names = await read("../src/art/icons.json");
const groups = await read("../src/art/made-icons.json");
const library = await read("../node_modules/@iconify-json/game-icons/icons.json");

const body = (name) => {
  const icon = library.icons[name] ?? library.icons[library.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no “${name}”`);
  return shorten(icon.body);
};
const shorten = (drawing) => drawing.replace(/(?<= d=")[^"]*/g, (path) => shortPath(path));
const symbol = (id, name) => `<symbol id="${id}" viewBox="0 0 512 512">${body(name)}</symbol>`;
const sprite = (icons) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(([id, name]) => symbol(id, name)).join("")}</svg>`;

const below = await read("../src/art/underground.json");
const boxOf = (id) => {
  if (below.includes(id)) return "underground";
  return /^(race|power|place|relic|piece)-/.test(id) ? "surface" : "icons";
};
for (const box of ["icons", "surface", "underground"]) {
  const icons = Object.entries(names).filter(([id]) => boxOf(id) === box);
  await writeFile(here(`../src/art/${box}.svg`), sprite(icons));
}
await mkdir(here("../src/art/made/"), { recursive: true });
await mkdir(here("../public/made/"), { recursive: true });
for (const [group, icons] of Object.entries(groups)) {
  const picture = sprite(icons.map((name) => [name, name]));
  await writeFile(here(`../src/art/made/${group}.svg`), picture);
  for (const name of icons)
    await writeFile(here(`../public/made/${name}.svg`), sprite([["icon", name]]));
}
