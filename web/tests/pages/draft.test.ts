import { describe, expect, it } from "vitest";
import * as drafts from "$/pages/draft";
import { mapRegion } from "./map-region";

const offer: drafts.Offer = {
  maps: {
    "surface-2": 2,
    "surface-3": 3,
    "surface-4": 4,
    "surface-5": 5,
    "underground-2": 2,
    "underground-3": 3,
    "underground-4": 4,
    "underground-5": 5,
  },
  options: { sea_entry: true, open_coins: false, places_and_relics: true },
};
const quick: drafts.QuickGame = { box: "surface", opponents: 2, level: "medium" };
const friends = (): drafts.Draft => drafts.forFriends(offer, quick);
const kinds = (draft: drafts.Draft): string[] => draft.seats.map((seat) => seat.kind);

describe("a quick game", () => {
  it("seats me against bots on the map that has just enough seats", () => {
    expect(drafts.quickTable(quick, offer, "Ada")).toEqual({
      map: "surface-3",
      box: "surface",
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "medium" },
        { kind: "bot", level: "medium" },
      ],
      person: "Ada",
    });
  });

  it("mixes the boxes above ground", () => {
    const table = drafts.quickTable({ ...quick, box: "mixed", opponents: 4 }, offer, "");
    expect([table.map, table.box]).toEqual(["surface-5", "mixed"]);
  });

  it("begins at once, a table with an open seat does not", () => {
    expect(drafts.hasNoOpenSeats(drafts.quickTable(quick, offer, ""))).toBe(true);
    expect(drafts.hasNoOpenSeats(drafts.toNewTable(friends(), offer, ""))).toBe(false);
  });
});

describe("maps and seats", () => {
  it("begins with a seat for me and one for a friend, or two people at one screen", () => {
    expect([friends().map, ...kinds(friends())]).toEqual(["surface-2", "me", "open"]);
    expect(kinds(drafts.forScreen(offer, quick))).toEqual(["me", "screen"]);
  });

  it("changes the map with the number of seats; new seats are like the last one", () => {
    const four = drafts.withPlayers(friends(), offer, 4);
    expect([four.map, ...kinds(four)]).toEqual(["surface-4", "me", "open", "open", "open"]);
  });

  it("never takes my own seat away", () => {
    const four = drafts.withPlayers(friends(), offer, 4);
    const last = { ...four, seats: drafts.moveUp(four.seats, 0) };
    expect(kinds(last).at(-1)).toBe("me");
    expect(kinds(drafts.withPlayers(last, offer, 2))).toEqual(["open", "me"]);
  });

  it("keeps the number of seats when the box changes", () => {
    const below = drafts.withBox(drafts.withPlayers(friends(), offer, 3), offer, "underground");
    expect([below.box, below.map, below.seats.length]).toEqual(["underground", "underground-3", 3]);
    expect(drafts.withBox(below, offer, "mixed").map).toBe("underground-3");
  });

  it("offers maps of both boxes only in a mixed game", () => {
    expect(drafts.mapsFor(offer, "underground")).toHaveLength(4);
    expect(drafts.mapsFor(offer, "mixed")).toHaveLength(8);
  });

  it("moves a seat forward, and the first to the end", () => {
    const names = (seats: drafts.SeatDraft[]): string => seats.map((seat) => seat.name).join("");
    const seats = ["a", "b", "c"].map((name) => ({ kind: "screen" as const, level: "", name }));
    expect(names(drafts.moveUp(seats, 2))).toBe("acb");
    expect(names(drafts.moveUp(seats, 0))).toBe("bca");
  });
});

describe("house rules", () => {
  it("contain only what differs from the rule book", () => {
    const draft = drafts.withRule(friends(), offer, "sea_entry", false);
    expect(draft.options).toEqual({ sea_entry: false });
    expect(drafts.withRule(draft, offer, "sea_entry", true).options).toEqual({});
  });
});

describe("what is left out", () => {
  const elves = { key: "elves", box: "surface" };
  const drow = { key: "drow", box: "underground" };

  it("is not sent if it is empty", () => {
    expect(drafts.toNewTable(friends(), offer, "")).not.toHaveProperty("without");
    const back = drafts.withLeftOut(drafts.withLeftOut(friends(), elves, true), elves, false);
    expect(drafts.toNewTable(back, offer, "")).not.toHaveProperty("without");
  });

  it("counts only for its own box, and comes back with that box", () => {
    const mixed = drafts.withBox(friends(), offer, "mixed");
    const both = drafts.withLeftOut(drafts.withLeftOut(mixed, elves, true), drow, true);
    expect(drafts.toNewTable(both, offer, "").without).toEqual(["elves", "drow"]);
    const surface = drafts.withBox(both, offer, "surface");
    expect(drafts.toNewTable(surface, offer, "").without).toEqual(["elves"]);
    const again = drafts.withBox(surface, offer, "mixed");
    expect(drafts.leftOut(again)).toEqual(["elves", "drow"]);
  });

  it("contains nothing twice", () => {
    const twice = drafts.withLeftOut(drafts.withLeftOut(friends(), elves, true), elves, true);
    expect(drafts.leftOut(twice)).toEqual(["elves"]);
  });
});

describe("regions with monsters", () => {
  const mixed = (): drafts.Draft => drafts.withBox(friends(), offer, "mixed");
  const withMonsters = { ...mixed(), monsters: ["a", "b", "c"] };

  it("can be chosen only in a mixed game on a surface map with places and relics", () => {
    expect(drafts.choosesMonsters(mixed(), offer)).toBe(true);
    expect(drafts.choosesMonsters(friends(), offer)).toBe(false);
    expect(drafts.choosesMonsters(drafts.withMap(mixed(), offer, "underground-2"), offer)).toBe(
      false,
    );
    const bare = drafts.withRule(mixed(), offer, "places_and_relics", false);
    expect(drafts.choosesMonsters(bare, offer)).toBe(false);
  });

  it("are sent only when they are chosen and the game has them", () => {
    expect(drafts.toNewTable(withMonsters, offer, "").monsters).toEqual(["a", "b", "c"]);
    expect(drafts.toNewTable(mixed(), offer, "")).not.toHaveProperty("monsters");
    const bare = drafts.withRule(withMonsters, offer, "places_and_relics", false);
    expect(drafts.toNewTable(bare, offer, "")).not.toHaveProperty("monsters");
  });

  it("are one more than the seats", () => {
    expect(drafts.problems(withMonsters, offer)).toEqual({});
    const few = { ...withMonsters, monsters: ["a"] };
    expect(drafts.problems(few, offer)).toEqual({ monsters: "problem-monsters" });
    expect(drafts.problems(drafts.withBox(few, offer, "surface"), offer)).toEqual({});
  });

  it("must be chosen again on another map", () => {
    expect(drafts.withPlayers(withMonsters, offer, 3).monsters).toEqual([]);
    expect(drafts.withPlayers(mixed(), offer, 3).monsters).toBeNull();
    expect(drafts.withBox(withMonsters, offer, "surface").monsters).toEqual(["a", "b", "c"]);
  });

  it("have a Lost Tribe and are not adjacent, and can always be unticked", () => {
    const regions = [
      mapRegion("a", ["b"]),
      mapRegion("b", ["a"]),
      mapRegion("c", []),
      mapRegion("d", [], false),
    ];
    const free = (slugs: string[], most: number): string =>
      drafts
        .monsterChoices(regions, slugs, most)
        .filter((choice) => choice.free)
        .map((choice) => choice.region.slug)
        .join("");
    expect(free([], 2)).toBe("abc");
    expect(free(["a"], 2)).toBe("ac");
    expect(free(["a"], 1)).toBe("a");
  });
});

describe("problems", () => {
  it("do not exist at first", () => {
    expect(drafts.problems(friends(), offer)).toEqual({});
  });

  it.each([
    [{ name: "x".repeat(41) }, "name", "problem-long"],
    [{ seed: "-1" }, "seed", "problem-seed"],
    [{ seed: "1.5" }, "seed", "problem-seed"],
    [{ clock: "own" }, "clock", "problem-clock-none"],
    [{ clock: "own", turn: "soon" }, "clock", "problem-clock"],
    [{ clock: "own", turn: "0.01" }, "clock", "problem-clock"],
    [{ clock: "own", game: "50000" }, "clock", "problem-clock"],
  ] as const)("says so for %o", (change, field, key) => {
    expect(drafts.problems({ ...friends(), ...change }, offer)).toEqual({ [field]: key });
  });

  it("of a custom clock do not count for other clocks", () => {
    expect(drafts.problems({ ...friends(), clock: "brisk", turn: "soon" }, offer)).toEqual({});
  });
});

describe("the request", () => {
  it("has the fields that each kind of seat needs", () => {
    const draft = drafts.withPlayers(friends(), offer, 4);
    draft.seats = [
      { kind: "screen", level: "easy", name: " Bo " },
      { kind: "me", level: "easy", name: "" },
      { kind: "bot", level: "hard", name: "x" },
      { kind: "open", level: "easy", name: "" },
    ];
    expect(drafts.toNewTable(draft, offer, "Ada").seats).toEqual([
      { kind: "me", name: "Bo" },
      { kind: "me", name: "Ada" },
      { kind: "bot", level: "hard" },
      { kind: "open" },
    ]);
  });

  it("has seconds, from minutes with a point or a comma", () => {
    const own = { ...friends(), clock: "own", turn: "1,5", game: "30" };
    expect(drafts.toNewTable(own, offer, "").clock).toEqual({ turn: 90, game: 1800 });
    expect(drafts.toNewTable({ ...friends(), clock: "days" }, offer, "").clock).toEqual({
      turn: 172800,
    });
    expect(drafts.toNewTable(friends(), offer, "").clock).toBeNull();
  });

  it("has a seed only for practice", () => {
    expect(drafts.toNewTable({ ...friends(), seed: " 0 " }, offer, "").seed).toBe(0);
    expect(drafts.toNewTable(friends(), offer, "").seed).toBeNull();
  });
});
