// What the board shows on every region: prices, odds, places for tokens and pieces.
import type { Mark, Marks, Staged } from "$/board/contract";
import { t } from "$/words/fluent.svelte";
import { means, thing, type Teller } from "$/words/sentences";
import type { Price, View } from "$/wire/types";
import { percent } from "$/table/actions/labels";
import type { Action, Actions } from "$/table/actions/actions";

export interface Scene {
  view: View;
  actions: Actions;
  prices: readonly Price[];
  staged: Staged;
  left: number;
  /** The piece chosen from the tray, or "". */
  piece: string;
  teller: Teller;
}

export function marksFor(scene: Scene): Marks {
  const { actions, piece } = scene;
  if (piece) return new Map(actions.placesOf(piece).map((each) => [each.region, placing(each)]));
  const marks = new Map<string, Mark>();
  for (const price of scene.prices) marks.set(price.region, priced(price, scene));
  for (const region of actions.regions) {
    const mark = marks.has(region) ? null : offered(region, scene);
    if (mark) marks.set(region, mark);
  }
  for (const [region] of scene.staged) marks.set(region, deploying(region, scene));
  return marks;
}

const placing = (action: Action): Mark => ({
  kind: "place",
  icons: [action.piece],
  label: t("mark-place", { piece: thing(action.piece) }),
});

function priced(price: Price, { teller, actions }: Scene): Mark {
  const icons = [...new Set((price.by ?? []).flat())];
  const extra = icons.length ? ` ${t("mark-means", { means: means(icons) })}` : "";
  const number = price.price;
  if (price.how === "conquer")
    return { kind: "conquer", number, icons, label: t("mark-conquer", { price: number }) + extra };
  if (price.how === "roll" || price.odds)
    return {
      kind: "roll",
      number,
      odds: price.odds ?? 0,
      icons,
      label: t("mark-roll", { price: number, odds: percent(price.odds ?? 0) }) + extra,
    };
  if (icons.length) return { kind: "conquer", icons, label: t("mark-only-means") + extra };
  const rebirth = actions.at(price.region).some((each) => each.verb === "rebirth");
  if (rebirth) return { kind: "other", label: t("mark-rebirth") };
  const why = price.why ? teller.say(price.why) : "";
  return { kind: "no", number, label: t("mark-no", { price: number, reason: why }) };
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
