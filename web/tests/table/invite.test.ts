import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import InviteLink from "$/table/overlays/InviteLink.svelte";
import { server } from "../fake-server";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("leads friends to the local network where this page has a loopback address", async () => {
  expect(location.hostname).toBe("localhost");
  server({ "GET /api/about": { links: "http://192.168.7.7:8000" } });
  render(InviteLink, { id: "abc", code: true });
  expect(await screen.findByDisplayValue("http://192.168.7.7:8000/t/abc")).toBeTruthy();
});
