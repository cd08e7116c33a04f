// Writes .br and .gz versions of all files of the bundle that become smaller.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const root = new URL("../../src/elbowroom/web/", import.meta.url);
const encodings = {
  br: (data) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};
for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest|ftl|txt)$/.test(entry.name))
    continue;
  const path = `${entry.parentPath}/${entry.name}`;
  const data = await readFile(path);
  for (const [ending, compress] of Object.entries(encodings)) {
    const small = await compress(data);
    if (small.length < data.length * 0.95) await writeFile(`${path}.${ending}`, small);
  }
}
