// What the board shows on every region: prices, odds, places for tokens and pieces.
import type { Mark, Marks, Staged } from "$/board/contract";
import { t } from "$/words/fluent.svelte";
import type { Teller } from "$/words/sentences";
import type { Price, View } from "$/wire/types";
import { pieceName } from "$/table/actions/labels";
import type { Action, Actions } from "$/table/actions/actions";

export interface Scene {
  view: View;
  actions: Actions;
  prices: readonly Price[];
  staged: Staged;
  left: number;
  /** Where the piece chosen from the tray could go, as one of the ways to place it. */
  piece: Action | null;
  teller: Teller;
}

export function marksFor(scene: Scene): Marks {
  const { actions, piece, teller } = scene;
  if (piece)
    return new Map(actions.placesOf(piece).map((each) => [each.region, placing(each, teller)]));
  const marks = new Map<string, Mark>();
  for (const price of scene.prices) marks.set(price.region, priced(price, teller));
  for (const region of actions.regions) {
    const mark = marks.has(region) ? null : offered(region, scene);
    if (mark) marks.set(region, mark);
  }
  for (const [region] of scene.staged) marks.set(region, deploying(region, scene));
  return marks;
}

const placing = (action: Action, teller: Teller): Mark => ({
  kind: "place",
  icons: [action.piece],
  label: t("mark-place", { piece: pieceName(action, teller) }),
});

/** How the ways to take a region look on the board. */
const KINDS: Record<Price["how"], Mark["kind"]> = {
  conquer: "conquer",
  roll: "roll",
  "roll-first": "roll",
  means: "conquer",
  rebirth: "other",
  no: "no",
};

function priced({ how, price, odds, by, label }: Price, teller: Teller): Mark {
  const kind = KINDS[how];
  return {
    kind,
    // What tokens cannot pay has no price on the board.
    ...(how === "means" || how === "rebirth" ? {} : { number: price }),
    ...(kind === "roll" ? { odds: odds ?? 0 } : {}),
    ...(by?.length ? { icons: by } : {}),
    label: teller.say(label),
  };
}

/** Marks of what is no conquest with a price: tokens and pieces to place, regions to give up. */
function offered(region: string, scene: Scene): Mark | null {
  const here = scene.actions.at(region);
  const verbs = here.map((action) => action.verb);
  if (verbs.includes("deploy")) return deploying(region, scene);
  if (verbs.includes("conquer")) return { kind: "conquer", label: t("mark-target") };
  if (verbs.includes("roll")) return { kind: "roll", label: t("mark-target") };
  for (const verb of ["rebirth", "sacrifice"] as const)
    if (verbs.includes(verb)) return { kind: "other", label: t(`mark-${verb}`) };
  // Giving up is offered quietly, unless it has to be.
  if (verbs.includes("abandon") && scene.view.phase === "redeploy")
    return { kind: "other", label: t("mark-abandon") };
  return null;
}

function deploying(region: string, { view, staged, left }: Scene): Mark {
  const standing = view.regions.find((each) => each.slug === region)?.tokens ?? 0;
  const number = standing + (staged.get(region) ?? 0);
  return { kind: "deploy", number, label: t("mark-deploy", { amount: number, left }) };
}
