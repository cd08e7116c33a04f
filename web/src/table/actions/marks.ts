// What the board shows on every region: prices, odds, places for tokens and pieces.
import type { Mark, Marks, StagedTokens } from "$/board/contract";
import { t } from "$/words/fluent.svelte";
import type { Teller } from "$/words/sentences";
import type { Price, View } from "$/wire/types";
import { pieceName } from "$/table/actions/labels";
import type { Action, Actions } from "$/table/actions/actions";

export interface Scene {
  view: View;
  actions: Actions;
  prices: readonly Price[];
  staged: StagedTokens;
  left: number;
  /** The piece chosen from the tray, as one of the actions that place it. */
  piece: Action | null;
  teller: Teller;
}

export function marksFor(scene: Scene): Marks {
  const { actions, piece, teller } = scene;
  if (piece)
    return new Map(
      actions.placesOf(piece).map((each) => [each.region, placementMark(each, teller)]),
    );
  const marks = new Map<string, Mark>();
  for (const price of scene.prices) marks.set(price.region, priceMark(price, teller));
  for (const region of actions.regions) {
    const mark = marks.has(region) ? null : actionMark(region, scene);
    if (mark) marks.set(region, mark);
  }
  for (const [region] of scene.staged) marks.set(region, deployMark(region, scene));
  return marks;
}

/** The mark of a conquest that is planned while others move. */
export const planMarks = (region: string): Marks =>
  new Map([[region, { kind: "plan", label: t("mark-plan") }]]);

const placementMark = (action: Action, teller: Teller): Mark => ({
  kind: "place",
  icons: [action.piece],
  label: t("mark-place", { piece: pieceName(action, teller) }),
});

/** Which mark the board shows for each way to take a region. */
const KINDS: Record<Price["how"], Mark["kind"]> = {
  conquer: "conquer",
  roll: "roll",
  "roll-first": "roll",
  means: "conquer",
  rebirth: "other",
  no: "no",
};

function priceMark({ how, price, odds, by, label }: Price, teller: Teller): Mark {
  const kind = KINDS[how];
  return {
    kind,
    // No number for what is not paid in tokens.
    ...(how === "means" || how === "rebirth" ? {} : { number: price }),
    ...(kind === "roll" ? { odds: odds ?? 0 } : {}),
    ...(by?.length ? { icons: by } : {}),
    label: teller.say(label),
  };
}

/** The mark of a region without a price: for tokens to place, or a region to give up. */
function actionMark(region: string, scene: Scene): Mark | null {
  const verbs = scene.actions.at(region).map((action) => action.verb);
  if (verbs.includes("deploy")) return deployMark(region, scene);
  if (verbs.includes("conquer")) return { kind: "conquer", label: t("mark-target") };
  if (verbs.includes("roll")) return { kind: "roll", label: t("mark-target") };
  for (const verb of ["rebirth", "sacrifice"] as const)
    if (verbs.includes(verb)) return { kind: "other", label: t(`mark-${verb}`) };
  // Abandoning is only in the menu, except while redeploying, where it may be compulsory.
  if (verbs.includes("abandon") && scene.view.phase === "redeploy")
    return { kind: "other", label: t("mark-abandon") };
  return null;
}

function deployMark(region: string, { view, staged, left }: Scene): Mark {
  const present = view.regions.find((each) => each.slug === region)?.tokens ?? 0;
  const number = present + (staged.get(region) ?? 0);
  return { kind: "deploy", number, label: t("mark-deploy", { amount: number, left }) };
}
