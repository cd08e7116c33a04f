import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { loadLanguage } from "./words/fluent.svelte";
import { reloadWhenOutdated, workOffline } from "./worker/register";

reloadWhenOutdated();
await loadLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
workOffline();
