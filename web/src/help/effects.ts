// What a thing does at a table right now: sentences for its card.
import type { ArmyView, RegionView, SeatView, Sight, View } from "$/wire/types";
import { keyArgument, numberArgument } from "$/words/message";
import { thing, type Teller } from "$/words/sentences";
import { enumerated, listed, t } from "$/words/fluent.svelte";
import type { Thing } from "./content.svelte";

type Told = (what: Thing, view: View, teller: Teller) => string[];

/** Sentences about *what* at the table that *sight* shows; none where there is nothing to say. */
export function effectsNow(what: Thing, sight: Sight, teller: Teller): string[] {
  const view = sight.view;
  if (!view) return [];
  return [...(TOLD[what.kind]?.(what, view, teller) ?? []), ...brings(what, sight)];
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

const aboutRace: Told = (what, view, teller) => {
  const said = aboutArmies(what, view, teller, (army) => army.race === what.bare);
  const left = view.trays[what.bare];
  return left === undefined ? [t("card-not-here")] : [...said, t("card-in-tray", { amount: left })];
};

const aboutPower: Told = (what, view, teller) => {
  const said = aboutArmies(what, view, teller, (army) => army.power === what.bare);
  if (!said.length && view.badges_discarded.includes(what.bare)) return [t("card-discarded")];
  return said;
};

type Fits = (army: { race: string; power: string }) => boolean;

function aboutArmies(what: Thing, view: View, teller: Teller, fits: Fits): string[] {
  const open = view.column.find(fits);
  const slot = open
    ? [t("card-open-slot", { slot: open.slot, price: open.price, coins: open.coins })]
    : [];
  return [...slot, ...view.seats.flatMap((seat) => ofSeat(seat, teller, fits))];
}

function ofSeat(seat: SeatView, teller: Teller, fits: Fits): string[] {
  const args = (army: ArmyView) => ({
    seat: teller.seat(seat.seat),
    regions: army.regions.length,
    hand: army.hand,
  });
  const active = seat.army && fits(seat.army) ? [t("card-active", args(seat.army))] : [];
  const past = seat.declined.filter(fits).map((army) => t("card-declined", args(army)));
  return [...active, ...past];
}

// ---------------------------------------------------------------------- pieces and the ground

const aboutPiece: Told = (what, view, teller) => {
  const here = view.regions.filter((region) =>
    region.things.some((thing) => thing.key === what.bare),
  );
  return here.length ? [t("card-stands", { where: where(here, teller) })] : [];
};

function where(regions: readonly RegionView[], teller: Teller): string {
  const shown = regions.slice(0, MOST_NAMED).map((region) => place(region, teller));
  const more = regions.length - shown.length;
  return more > 0 ? t("card-and-more", { first: enumerated(shown), more }) : listed(shown);
}

const MOST_NAMED = 4;

function place(region: RegionView, teller: Teller): string {
  const name = region.name;
  if (!region.holder) return name;
  return t("card-region-of", { region: name, seat: teller.seat(region.holder) });
}

const aboutTerrain: Told = (what, view) => {
  const fits = view.regions.filter((region) => region.terrain === what.bare);
  return view.box !== "mixed" && !fits.length
    ? [t("card-not-here")]
    : [t("card-on-map", { amount: fits.length })];
};

const aboutPhase: Told = (what, view) => (view.phase === what.bare ? [t("card-phase-now")] : []);

const TOLD: Partial<Record<Thing["kind"], Told>> = {
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
  const said: string[] = [];
  const add = (key: string, amount: number) => amount && said.push(t(key, { amount }));
  add("card-tokens", what.tokens);
  add("card-extra", what.extra);
  add("card-tray", what.tray);
  add("card-supply", what.supply);
  add("card-defence", what.defence);
  if (what.immune) said.push(t("card-immune"));
  if (what.price !== null) add("card-price", what.price);
  for (const [piece, amount] of Object.entries(what.brings))
    said.push(t("card-brings-piece", { amount, piece: thing(piece) }));
  return said;
}
