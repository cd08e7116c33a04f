// Writes the server's own description of its messages, read from stdin, as types to a file.
import { writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const api = JSON.parse(await text(process.stdin));
const definitions = JSON.parse(
  JSON.stringify(api.components.schemas).replaceAll("#/components/schemas/", "#/definitions/"),
);
const names = Object.keys(definitions);
const all = {
  title: "Wire",
  type: "object",
  additionalProperties: false,
  definitions,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
};
// Titles would rename the types; the definitions have their names already.
const untitled = (node) => {
  if (node === null || typeof node !== "object") return;
  for (const [name, child] of Object.entries(node)) {
    if (name === "definitions") for (const each of Object.values(child)) delete each.title;
    untitled(child);
  }
};
untitled(all);
const source = await compile(all, "Wire", {
  bannerComment: "/* Made by `make wire` from the server's messages. Do not edit. */",
  additionalProperties: false,
  unreachableDefinitions: false,
  ignoreMinAndMaxItems: true,
  format: true,
});
await writeFile(process.argv[2], source);
