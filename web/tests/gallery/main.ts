// Boards with every kind of piece, to look at: `python tests/gallery/shoot.py` takes the pictures.
import { mount } from "svelte";
import "$/design/base.css";
import { loadLanguage } from "$/words/fluent.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
const map = await (await fetch(`/${query.get("map") ?? "surface-4"}.json`)).json();
await loadLanguage();
mount(Gallery, {
  target: document.getElementById("app") as HTMLElement,
  props: { map, what: query.get("what") ?? "board" },
});
