import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { speak } from "./words/fluent.svelte";

await speak();
const target = document.getElementById("app");
if (target) mount(App, { target });
