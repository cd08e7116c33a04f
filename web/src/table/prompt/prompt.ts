// One sentence: whose turn it is and what is expected of me. Never in doubt.
import { t } from "$/words/fluent.svelte";
import { armyName, thing, type Teller } from "$/words/sentences";
import type { View } from "$/wire/types";
import { actingArmy } from "$/table/seats/army";
import type { Actions } from "$/table/actions/actions";

export interface Facts {
  view: View;
  actions: Actions;
  teller: Teller;
  /** It is for me to decide, and nothing of others' is still being shown. */
  mine: boolean;
  /** I have no seat here. */
  watching?: boolean;
  /** I play several seats on this screen, so that mine needs a name. */
  several: boolean;
  /** Tokens in hand that are not even staged. */
  left: number;
  /** The piece that was chosen from the tray. */
  piece: string;
}

export function promptFor(facts: Facts): string {
  const { view, teller, mine, several } = facts;
  if (view.phase === "over") return t("prompt-over");
  const seat = teller.seat(view.decider ?? view.turn);
  if (view.chance) return t("prompt-chance");
  if (!mine) {
    const text = t(`prompt-other-${view.phase}`, { seat });
    return facts.watching ? t("prompt-watching", { text }) : text;
  }
  const text = question(facts);
  return several ? t("prompt-for", { seat, text }) : text;
}

function question(facts: Facts): string {
  const { view, actions } = facts;
  if (facts.piece && !actions.only("place") && !actions.only("move"))
    return t("prompt-piece", { piece: thing(facts.piece) });
  if (actions.only("place", "volcano")) return t("prompt-volcano");
  if (actions.only("move", "balrog")) return t("prompt-balrog");
  switch (view.phase) {
    case "pick":
      return t("prompt-pick");
    case "redeploy":
      return redeploying(facts);
    case "retreat":
      return retreating(facts);
    case "aftermath":
      return t(actions.of("sacrifice").length ? "prompt-sacrifice" : "prompt-late-decline");
    default:
      return campaigning(facts);
  }
}

function campaigning(facts: Facts): string {
  const text = campaign(facts);
  const helpers = facts.view.hand?.helpers ?? 0;
  return helpers ? t("prompt-helpers", { text, helpers }) : text;
}

function campaign({ view, actions, teller }: Facts): string {
  const army = actingArmy(view);
  const hand = view.hand?.tokens ?? 0;
  const name = army ? armyName(army.race, army.power) : "";
  const [first] = actions.all;
  if (actions.only("conquer") && first && view.die !== null)
    return t("prompt-die-ways", { die: view.die, region: teller.region(first.region) });
  if (view.die !== null) return t("prompt-die", { die: view.die });
  if (army && !army.active && view.phase === "start")
    return t("prompt-declined", { race: thing(army.race), hand });
  if (!actions.of("conquer").length)
    return t(actions.of("roll").length ? "prompt-last" : "prompt-stop", { hand });
  if (actions.of("rebirth").length) return t("prompt-rebirth", { army: name, hand });
  if (army && !army.regions.length) return t("prompt-enter", { army: name, hand });
  return t(actions.can("decline") ? "prompt-start" : "prompt-conquer", { army: name, hand });
}

function redeploying({ actions, left }: Facts): string {
  if (actions.of("abandon").length && !actions.can("end")) return t("prompt-give-up");
  if (left > 0) return t("prompt-deploy", { left });
  const more = actions.of("place", "move", "ally").length > 0;
  return t(more ? "prompt-pieces" : "prompt-end");
}

function retreating({ view, actions, left }: Facts): string {
  const army = actingArmy(view);
  const name = army ? thing(army.race) : "";
  if (!actions.of("deploy").length) return t("prompt-retreat-camps", { army: name });
  return t(left > 0 ? "prompt-retreat" : "prompt-retreat-done", { army: name, left });
}
