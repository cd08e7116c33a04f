// Advice in words: what a plan brings, and in what the others differ from the best.
import { FluentNumber } from "@fluent/bundle";
import { enumerated, t } from "$/words/fluent.svelte";
import type { AdvisedPlan, Difference } from "$/wire/types";

const MOST = 3;
/** What would be shown as 0.0 is not worth a word. */
const LEAST = 0.05;

/** The page decides how a share is shown; the words cannot. */
const percent = (share: number): FluentNumber =>
  new FluentNumber(share, { style: "percent", maximumFractionDigits: 0 });

export const figures = (plan: AdvisedPlan): string =>
  t(plan.lead >= 0 ? "hint-ahead" : "hint-behind", {
    coins: plan.coins,
    lead: Math.abs(plan.lead),
    win: percent(plan.win),
  });

export function besideBest(differences: readonly Difference[]): string {
  const visible = differences.filter((each) => Math.abs(each.other - each.best) >= LEAST);
  const shown = visible.filter((each, place) => place < MOST || each.key === "odds");
  const list = enumerated(shown.map(difference));
  return list ? t("hint-beside-best", { list }) : t("hint-as-good");
}

function difference({ key, best, other }: Difference): string {
  if (key === "odds") return other ? t("hint-odds", { chance: percent(other) }) : t("hint-no-die");
  const change = other - best;
  return t(`hint-${key}`, { sign: change > 0 ? "+" : "−", amount: Math.abs(change) });
}
