// A position that never happens: every piece, place and relic somewhere on one map.
import type { Mark, Marks } from "$/board/contract";
import type { MapInfo, RegionView, SeatView, View } from "$/wire/types";
import { army, occupiedRegion, region, seat, thing, view } from "../samples";

const RACES = ["elves", "trolls", "skeletons", "wizards", "kraken", "shrooms", "orcs", "ratmen"];
const THINGS = [
  [thing("lair")],
  [thing("fortress")],
  [thing("encampment", { count: 3 })],
  [thing("hole")],
  [thing("hero")],
  [thing("dragon"), thing("lair")],
  [thing("ancient")],
  [thing("queen")],
  [thing("ghost"), thing("keep")],
  [thing("balrog")],
  [thing("armour", { count: 4 })],
  [thing("hammer", { count: 2 }), thing("bag")],
  [thing("altar")],
  [thing("crypt"), thing("ring")],
  [thing("diamonds")],
  [thing("pipe"), thing("sword")],
  [thing("fountain")],
  [thing("lost-mine")],
  [thing("stonehedge", { kind: "place", power: "flying" })],
  [thing("pentacle"), thing("orb")],
  [thing("doormat")],
  [thing("socks")],
  [thing("scepter")],
  [thing("fortress"), thing("encampment", { count: 2 }), thing("hero")],
];

export function everything(map: MapInfo): View {
  const land = map.regions.filter((region) => !["sea", "lake", "chasm"].includes(region.terrain));
  const seats = Math.max(map.players, 2);
  const regions = map.regions.map((printed): RegionView => {
    const place = land.indexOf(printed);
    const { slug, name, terrain } = printed;
    const free = region(slug, { name, terrain });
    if (printed.symbols.includes("volcano")) return { ...free, things: [thing("volcano")] };
    if (place < 0) return free;
    const pieces = THINGS[place] ?? [];
    if (place % 4 === 3)
      return {
        ...free,
        things: [
          ...(printed.tribe ? [thing("tribe")] : []),
          ...(printed.monsters ? [thing("monsters")] : []),
          ...pieces,
        ],
      };
    const holder = (place % seats) + 1;
    const race = RACES[holder - 1 + (place % 3 ? 0 : 3)] ?? "elves";
    const tokens = 1 + ((place * 7) % 6);
    return occupiedRegion(slug, holder, race, tokens, { name, terrain, things: pieces });
  });
  const all = seatsOf(regions, seats);
  return view({ map: map.name, box: map.box, round: 3, rounds: 9, seats: all, regions });
}

function seatsOf(regions: RegionView[], seats: number): SeatView[] {
  return Array.from({ length: seats }, (_, place): SeatView => {
    const mine = regions.filter((region) => region.holder === place + 1);
    const active = RACES[place] ?? "elves";
    const land = (race: string) => mine.filter((each) => each.race === race).map((r) => r.slug);
    const old = RACES[place + 3] ?? "orcs";
    const both = { power: "flying", hand: 2 };
    return seat(place + 1, {
      army: army(active, { ...both, regions: land(active) }),
      declined: [army(old, { ...both, active: false, regions: land(old) })],
    });
  });
}

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
