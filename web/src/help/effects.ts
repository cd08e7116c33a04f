// What a thing does at a table now: sentences for its card.
import type { ArmyView, RegionView, SeatView, Sight, View } from "$/wire/types";
import { keyArgument, numberArgument } from "$/words/message";
import { named, type Teller } from "$/words/sentences";
import { joinItems, joinNames, t } from "$/words/fluent.svelte";
import type { Thing } from "./content.svelte";

type Describe = (what: Thing, view: View, teller: Teller) => string[];

/** Sentences about *what* at the table that *sight* shows; maybe none. */
export function effectsNow(what: Thing, sight: Sight, teller: Teller): string[] {
  const view = sight.view;
  if (!view) return [];
  return [...(DESCRIPTIONS[what.kind]?.(what, view, teller) ?? []), ...brings(what, sight)];
}

function brings(what: Thing, sight: Sight): string[] {
  const parts =
    sight.income?.parts.filter(
      (part) => keyArgument(part, "name") === what.bare && !part.key.endsWith("-regions"),
    ) ?? [];
  const coins = parts.reduce((sum, part) => sum + numberArgument(part, "amount"), 0);
  return coins ? [t("card-brings", { coins })] : [];
}

// ---------------------------------------------------------------------- races and powers

const aboutRace: Describe = (what, view, teller) => {
  const sentences = aboutArmies(what, view, teller, (army) => army.race === what.bare);
  const left = view.trays[what.bare];
  return left === undefined
    ? [t("card-not-here")]
    : [...sentences, t("card-in-tray", { amount: left })];
};

const aboutPower: Describe = (what, view, teller) => {
  const sentences = aboutArmies(what, view, teller, (army) => army.power === what.bare);
  if (!sentences.length && view.badges_discarded.includes(what.bare)) return [t("card-discarded")];
  return sentences;
};

type Matches = (army: { race: string; power: string }) => boolean;

function aboutArmies(what: Thing, view: View, teller: Teller, matches: Matches): string[] {
  const open = view.column.find(matches);
  const slot = open
    ? [t("card-open-slot", { slot: open.slot, price: open.price, coins: open.coins })]
    : [];
  return [...slot, ...view.seats.flatMap((seat) => ofSeat(seat, teller, matches))];
}

function ofSeat(seat: SeatView, teller: Teller, matches: Matches): string[] {
  const args = (army: ArmyView) => ({
    seat: teller.seat(seat.seat),
    regions: army.regions.length,
    hand: army.hand,
  });
  const active = seat.army && matches(seat.army) ? [t("card-active", args(seat.army))] : [];
  const past = seat.declined.filter(matches).map((army) => t("card-declined", args(army)));
  return [...active, ...past];
}

// ---------------------------------------------------------------------- pieces and the ground

const aboutPiece: Describe = (what, view, teller) => {
  const here = view.regions.filter((region) =>
    region.things.some((thing) => thing.key === what.bare),
  );
  return here.length ? [t("card-stands", { where: where(here, teller) })] : [];
};

function where(regions: readonly RegionView[], teller: Teller): string {
  const names = regions.slice(0, MAX_NAMES).map((region) => regionOf(region, teller));
  const more = regions.length - names.length;
  return more > 0 ? t("card-and-more", { first: joinItems(names), more }) : joinNames(names);
}

const MAX_NAMES = 4;

function regionOf(region: RegionView, teller: Teller): string {
  const name = teller.region(region.slug);
  if (!region.holder) return name;
  return t("card-region-of", { region: name, seat: teller.seat(region.holder) });
}

const aboutTerrain: Describe = (what, view) => {
  const matches = view.regions.filter((region) => region.terrain === what.bare);
  return view.box !== "mixed" && !matches.length
    ? [t("card-not-here")]
    : [t("card-on-map", { amount: matches.length })];
};

const aboutPhase: Describe = (what, view) =>
  view.phase === what.bare ? [t("card-phase-now")] : [];

const DESCRIPTIONS: Partial<Record<Thing["kind"], Describe>> = {
  race: aboutRace,
  power: aboutPower,
  place: aboutPiece,
  relic: aboutPiece,
  piece: aboutPiece,
  terrain: aboutTerrain,
  phase: aboutPhase,
};

/** The numbers of a card, as short labels. */
export function numbers(what: Thing): string[] {
  const labels: string[] = [];
  const add = (key: string, amount: number) => amount && labels.push(t(key, { amount }));
  add("card-tokens", what.tokens);
  add("card-extra", what.extra);
  add("card-tray", what.tray);
  add("card-supply", what.supply);
  add("card-defence", what.defence);
  if (what.immune) labels.push(t("card-immune"));
  if (what.price !== null) add("card-price", what.price);
  for (const [piece, amount] of Object.entries(what.brings))
    labels.push(t("card-brings-piece", { amount, piece: named(piece) }));
  return labels;
}
