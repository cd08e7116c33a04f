// The settings of a table as text: its clock and its house rules.
import { FluentNumber } from "@fluent/bundle";
import { optionMessage } from "$/parts/options";
import { t } from "$/words/fluent.svelte";
import type { ClockSetting } from "$/wire/types";

const UNITS: [unit: string, seconds: number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A duration in the largest unit that needs no fraction; Intl adds the name of the unit. */
export function duration(seconds: number): FluentNumber {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ["second", 1];
  return new FluentNumber(seconds / length, { style: "unit", unit, unitDisplay: "long" });
}

export function clockText(clock: ClockSetting | null | undefined): string {
  const { turn, game } = clock ?? {};
  if (turn && game) return t("setup-clock-both", { turn: duration(turn), game: duration(game) });
  if (turn) return t("setup-clock-turn", { turn: duration(turn) });
  return game ? t("setup-clock-game", { game: duration(game) }) : t("setup-clock-none");
}

/** A house rule that differs from the rule book. */
export interface ChangedRule {
  key: string;
  label: string;
  text: string;
}

/** The *options* whose values differ from *ruleBook*; all of them if that is not known. */
export const changedRules = (
  options: Readonly<Record<string, boolean>>,
  ruleBook: Readonly<Record<string, boolean>>,
): ChangedRule[] =>
  Object.entries(options)
    .filter(([key, on]) => ruleBook[key] !== on)
    .map(([key, on]) => {
      const message = optionMessage(key);
      const label = t(on ? "setup-rule-on" : "setup-rule-off", { rule: t(message) });
      return { key, label, text: t(`${message}.text`) };
    });
