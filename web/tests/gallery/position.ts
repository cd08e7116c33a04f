// A position that never happens: every piece, place and relic somewhere on one map.
import type { Mark, Marks } from "$/board/contract";
import type { ArmyView, MapInfo, RegionView, SeatView, View } from "$/wire/types";

const RACES = ["elves", "trolls", "skeletons", "wizards", "kraken", "shrooms", "orcs", "ratmen"];
const THINGS = [
  ["lair"],
  ["fortress"],
  ["encampment x3"],
  ["hole"],
  ["hero"],
  ["dragon", "lair"],
  ["ancient"],
  ["queen"],
  ["ghost", "keep"],
  ["balrog"],
  ["armour x4"],
  ["hammer x2", "bag"],
  ["altar"],
  ["crypt", "ring"],
  ["diamonds"],
  ["pipe", "sword"],
  ["fountain"],
  ["lost-mine"],
  ["stonehedge:flying"],
  ["pentacle", "orb"],
  ["doormat"],
  ["socks"],
  ["scepter"],
  ["fortress", "encampment x2", "hero"],
];

const army = (race: string, active: boolean, regions: string[]): ArmyView => ({
  race,
  power: "flying",
  active,
  hand: 2,
  regions,
  pieces: {},
  fresh: false,
});

export function everything(map: MapInfo): View {
  const land = map.regions.filter((region) => !["sea", "lake", "chasm"].includes(region.terrain));
  const seats = Math.max(map.players, 2);
  const regions = map.regions.map((printed): RegionView => {
    const place = land.indexOf(printed);
    const base = { slug: printed.slug, name: printed.name, terrain: printed.terrain };
    const free = { ...base, holder: null, race: null, tokens: 0 };
    if (printed.symbols.includes("volcano")) return { ...free, things: ["volcano"] };
    if (place < 0) return { ...free, things: [] };
    const pieces = THINGS[place] ?? [];
    if (place % 4 === 3)
      return {
        ...free,
        things: [
          ...(printed.tribe ? ["tribe"] : []),
          ...(printed.monsters ? ["monsters"] : []),
          ...pieces,
        ],
      };
    const seat = (place % seats) + 1;
    const race = RACES[seat - 1 + (place % 3 ? 0 : 3)] ?? "elves";
    const tokens = 1 + ((place * 7) % 6);
    return { ...base, holder: seat, race, tokens, things: [`${tokens} ${race}`, ...pieces] };
  });
  return { ...EMPTY, map: map.name, box: map.box, seats: seatsOf(regions, seats), regions };
}

function seatsOf(regions: RegionView[], seats: number): SeatView[] {
  return Array.from({ length: seats }, (_, place): SeatView => {
    const mine = regions.filter((region) => region.holder === place + 1);
    const active = RACES[place] ?? "elves";
    const held = (race: string) => mine.filter((each) => each.race === race).map((r) => r.slug);
    const old = RACES[place + 3] ?? "orcs";
    return {
      seat: place + 1,
      coins: null,
      last_income: null,
      army: army(active, true, held(active)),
      declined: [army(old, false, held(old))],
      peace_with: null,
      grudges: [],
    };
  });
}

const EMPTY: Omit<View, "seats" | "regions"> = {
  viewer: 1,
  box: "surface",
  map: "",
  options: {},
  round: 3,
  rounds: 9,
  turn: 1,
  decider: 1,
  chance: false,
  phase: "conquest",
  die: null,
  acting: "elves",
  column: [],
  trays: {},
  banners_in_stack: 0,
  badges_in_stack: 0,
  badges_discarded: [],
  finds_hidden: 0,
  winners: [],
  code: "",
};

const KINDS: Mark[] = [
  { kind: "conquer", number: 3, label: "conquer" },
  { kind: "conquer", number: 5, icons: ["dragon", "sorcery"], label: "conquer" },
  { kind: "roll", number: 4, odds: 0.5, label: "roll" },
  { kind: "no", number: 9, label: "no" },
  { kind: "deploy", number: 2, label: "deploy" },
  { kind: "place", icons: ["fortress"], label: "place" },
  { kind: "other", label: "other" },
];

export const everyMark = (map: MapInfo): Marks =>
  new Map(
    map.regions
      .filter((_, place) => place % 2 === 0)
      .map((region, place) => [region.slug, KINDS[place % KINDS.length] as Mark]),
  );
