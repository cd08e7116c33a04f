// Tokens and pieces in hand: what is chosen, and what is placed on the screen only until it is sent.
import { NOTHING_STAGED, type Staged } from "$/board/contract";
import type { TableState } from "$/state/table.svelte";
import { t } from "$/words/fluent.svelte";
import { ShownTable } from "$/table/controller/shown-table.svelte";
import { boxOf } from "$/table/controller/anchor";
import { isSamePiece, type Action } from "$/table/actions/actions";
import { put, spread, standingBelow, total, unsent } from "$/table/controller/staging";

export class Placement extends ShownTable {
  /** The piece chosen from the tray. */
  protected chosen = $state.raw<Action | null>(null);
  #staged = $state.raw<Staged>(NOTHING_STAGED);
  /** What stood where when the staged tokens were sent; null as long as they are not. */
  #sent = $state.raw<Staged | null>(null);
  /** What the staging was for; anything else starts anew. */
  #stagedFor = $state("");
  constructor(table: TableState) {
    super(table);
    $effect(() => {
      if (this.#stagedFor !== this.#occasion) {
        this.stage(NOTHING_STAGED);
        this.chosen = null;
        this.#stagedFor = this.#occasion;
      }
    });
  }

  #occasion = $derived(
    this.view && this.placing && this.table.myTurn
      ? [this.view.round, this.view.turn, this.view.phase, this.view.acting].join()
      : "",
  );
  /** Tokens that have to be placed, those staged included. */
  toPlace = $derived(this.deciding ? (this.view?.hand?.to_place ?? 0) : 0);
  staged = $derived.by((): Staged => {
    if (!this.toPlace) return NOTHING_STAGED;
    return this.#sent ? unsent(this.#staged, this.#sent, this.#tokens) : this.#staged;
  });
  left = $derived(Math.max(0, this.toPlace - total(this.staged)));
  /** Nothing can be done but to place or move one piece. */
  forced = $derived(
    this.actions.pieces.length === 1 && (this.actions.only("place") || this.actions.only("move")),
  );
  /** A piece is on the pointer when it was chosen, or when nothing else can be done. */
  piece = $derived.by(() => {
    const pieces = this.actions.pieces;
    if (this.forced) return pieces[0] ?? null;
    const { chosen } = this;
    return (chosen && pieces.find((each) => isSamePiece(each, chosen))) ?? null;
  });
  /** The turn can be ended, or the retreat finished, with what is staged. */
  canFinish = $derived(this.actions.can("end") || (this.toPlace > 0 && this.left === 0));

  #tokens = (slug: string): number =>
    this.view?.regions.find((region) => region.slug === slug)?.tokens ?? 0;

  protected stage(staged: Staged): void {
    this.#staged = staged;
    this.#sent = null;
  }

  /** What is staged goes to the server now, region by region. */
  protected sending(): void {
    this.#sent = standingBelow(this.#staged, this.#tokens);
  }

  more = (region: string, by: 1 | -1): void => {
    if (!this.actions.canDeploy(region)) return;
    if (by > 0 && this.left === 0) return this.say(t("table-all-placed"), boxOf(region));
    this.stage(put(this.staged, region, by, this.toPlace));
  };

  drop = (from: string, to: string): void => {
    if (from === to || (from && !this.staged.get(from))) return;
    const without = from ? put(this.staged, from, -1, this.toPlace) : this.staged;
    // Beside the board a token goes back to the hand.
    if (this.actions.canDeploy(to)) this.stage(put(without, to, 1, this.toPlace));
    else if (!to) this.stage(without);
  };

  spread = (): void => {
    const mine = this.actions.of("deploy");
    const standing = mine.map(({ region }): [string, number] => [region, this.#tokens(region)]);
    const danger = (slug: string): number =>
      mine.find(({ region }) => region === slug)?.threat ?? 0;
    this.stage(spread(this.staged, standing, this.toPlace, danger));
  };

  gather = (): void => {
    this.stage(NOTHING_STAGED);
  };

  /** Put the piece of *action* on the pointer, or back into the tray. */
  choose = (action: Action): void => {
    this.chosen = this.chosen && isSamePiece(this.chosen, action) ? null : action;
  };
}
