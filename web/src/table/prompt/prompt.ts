// The prompt: one sentence that says whose turn it is and what I have to do.
import { t } from "$/words/fluent.svelte";
import type { Teller } from "$/words/sentences";
import type { Message, View } from "$/wire/types";
import type { Action, Actions } from "$/table/actions/actions";
import { pieceName } from "$/table/actions/labels";

export interface Facts {
  view: View;
  /** What the server asks the seat that decides. */
  prompt: Message | null;
  actions: Actions;
  teller: Teller;
  /** I have to decide, and all other players' moves have been shown. */
  mine: boolean;
  /** I have no seat here. */
  watching?: boolean;
  /** I play several seats on this screen, so the prompt has to name one. */
  several: boolean;
  /** Tokens that have to be placed, those staged included. */
  toPlace: number;
  /** Tokens that have to be placed and are not staged yet. */
  left: number;
  /** The piece chosen from the tray, as one of the actions that place it. */
  piece: Action | null;
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

/** The server's question, with the staged tokens counted, which the server does not know. */
function question({ view, prompt, actions, teller, toPlace, left, piece }: Facts): string {
  if (piece && !actions.only("place") && !actions.only("move"))
    return t("prompt-piece", { piece: pieceName(piece, teller) });
  if (toPlace && !left) return allPlaced(view, actions);
  if (!prompt) return "";
  return teller.say(toPlace ? { ...prompt, args: { ...prompt.args, left } } : prompt);
}

function allPlaced(view: View, actions: Actions): string {
  if (view.phase === "retreat") return t("prompt-retreat-done");
  return t(actions.of("place", "move", "ally").length ? "prompt-pieces" : "prompt-end");
}
