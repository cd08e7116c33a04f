// Steps of a turn that decide nothing.
import type { Action, Actions } from "$/table/actions/actions";
import type { Entry } from "$/wire/types";

/**
 * The only thing to do, if that is to stop or to end the turn; null if there is a choice. After an
 * undo there always is one: whoever takes something back wants to do something else.
 */
export function soleEnding({ all }: Actions, last: Entry | undefined): Action | null {
  const [only, ...more] = all;
  if (!only || more.length || only.caution || last?.kind === "undo") return null;
  return only.verb === "stop" || only.verb === "end" ? only : null;
}
