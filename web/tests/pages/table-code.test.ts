import { describe, expect, it } from "vitest";
import { findCode } from "$/pages/table-code";

const HERE = "https://play.example:8000";
const CODE = "aB3_dE-gH1jK4mN0";

describe("finding the code of a table", () => {
  it.each([
    CODE,
    `  ${CODE}\n`,
    `/t/${CODE}`,
    `${HERE}/t/${CODE}`,
    `${HERE}/t/${CODE}/?from=chat#now`,
    `play.example:8000/t/${CODE}`,
  ])("in %o", (text) => {
    expect(findCode(text, HERE)).toEqual({ code: CODE });
  });

  it.each(["", "hello there", "abc", `${HERE}/tables`, `${HERE}/t/abc`, "https://", `x${CODE}`])(
    "finds none in %o",
    (text) => {
      expect(findCode(text, HERE)).toEqual({ problem: "join-unreadable" });
    },
  );

  it.each(["k7m3qx", "K7M 3QX", " k7m-3qx "])("finds the short code in %o", (text) => {
    expect(findCode(text, HERE)).toEqual({ short: "K7M3QX" });
  });

  it("knows the letters that no short code has", () => {
    expect(findCode("HELL01", HERE)).toEqual({ problem: "code-unreadable" });
  });

  it("says so when a link leads elsewhere", () => {
    const result = findCode(`https://other.example/t/${CODE}`, HERE);
    expect(result).toEqual({ elsewhere: "other.example" });
  });
});
