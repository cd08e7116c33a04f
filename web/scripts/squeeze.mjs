// Puts a .br and a .gz beside every file of the bundle that gets smaller by it.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const root = new URL("../../src/elbowroom/web/", import.meta.url);
const ways = {
  br: (data) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};
for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest|ftl|txt)$/.test(entry.name))
    continue;
  const path = `${entry.parentPath}/${entry.name}`;
  const data = await readFile(path);
  for (const [ending, squeeze] of Object.entries(ways)) {
    const small = await squeeze(data);
    if (small.length < data.length * 0.95) await writeFile(`${path}.${ending}`, small);
  }
}
