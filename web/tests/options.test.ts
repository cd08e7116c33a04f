import { describe, expect, it } from "vitest";
import { Options, readOption } from "$/table/options";

describe("reading actions", () => {
  it("finds region, means and piece", () => {
    expect(readOption("conquer gull-sound by doormat sword")).toMatchObject({
      verb: "conquer",
      region: "gull-sound",
      means: ["doormat", "sword"],
    });
    expect(readOption("place fortress wood")).toMatchObject({ piece: "fortress", region: "wood" });
    expect(readOption("deploy wood 3")).toMatchObject({ region: "wood", amount: 3 });
    expect(readOption("pick 3 swap 5")).toMatchObject({ verb: "pick", amount: 3, region: "" });
  });

  it("makes one click the plain conquest, never an abandonment or a die", () => {
    const options = new Options([
      "conquer wood",
      "conquer wood by dragon",
      "abandon hill",
      "roll fen",
      "stop",
    ]);
    expect(options.click("wood")?.text).toBe("conquer wood");
    expect(options.click("hill")).toBeNull();
    expect(options.click("fen")).toBeNull();
    expect(options.regions).toEqual(["wood", "hill", "fen"]);
  });
});
