import { describe, expect, it } from "vitest";
import { fragmentOf, shortNameIn, textInFragment } from "$/made/links";

describe("a link with a collection", () => {
  it("carries any text whole", async () => {
    const text = JSON.stringify({ name: "Krtci ěščř 🦡", races: {} });
    const fragment = await fragmentOf(text);
    expect(fragment).toMatch(/^#c=[A-Za-z0-9_-]+$/);
    expect(await textInFragment(fragment)).toBe(text);
  });

  it("is shorter than the text of any size worth sharing", async () => {
    const text = JSON.stringify(Array.from({ length: 40 }, () => ({ coins: 1, each: "forest" })));
    expect((await fragmentOf(text)).length).toBeLessThan(text.length / 4);
  });

  it("that was damaged has nothing in it", async () => {
    const fragment = await fragmentOf("a text that is long enough to be cut");
    for (const bad of ["", "#", "#x=1", "#c=%%%", fragment.slice(0, -9)])
      expect(await textInFragment(bad)).toBeNull();
  });

  it("is not read beyond the size of a collection", async () => {
    expect(await textInFragment(await fragmentOf("x".repeat(70_000)))).toBeNull();
  });

  it("may have a short name on the server", () => {
    expect(shortNameIn("/workshop/s/abc_1")).toBe("abc_1");
    expect(shortNameIn("/workshop/abc")).toBe("");
  });
});
