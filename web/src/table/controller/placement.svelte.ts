// The piece selected from the hand, and tokens that are staged until they are sent.
import { NO_STAGED_TOKENS, type StagedTokens } from "$/board/contract";
import type { TableState } from "$/state/table.svelte";
import { t } from "$/words/fluent.svelte";
import { ScreenState } from "$/table/controller/screen-state.svelte";
import { boxOf } from "$/table/controller/anchor";
import { lastDeployments } from "$/table/log/deployments";
import { isSamePiece, type Action } from "$/table/actions/actions";
import {
  put,
  spread,
  tokensBelow,
  tokensWhere,
  total,
  withoutArrivals,
} from "$/table/controller/staging";

export class Placement extends ScreenState {
  /** The piece chosen from the tray. */
  protected selection = $state.raw<Action | null>(null);
  #staged = $state.raw<StagedTokens>(NO_STAGED_TOKENS);
  /** The tokens in each region when the staged ones were sent; null before that. */
  #tokensBefore = $state.raw<StagedTokens | null>(null);
  /** The occasion of the staging; on any other it starts again. */
  #stagingOccasion = $state("");
  constructor(table: TableState) {
    super(table);
    $effect(() => {
      if (this.#stagingOccasion !== this.#occasion) {
        this.stage(NO_STAGED_TOKENS);
        this.selection = null;
        this.#stagingOccasion = this.#occasion;
      }
    });
  }

  /** Identifies the phase of placing tokens; empty in other phases. */
  #occasion = $derived(
    this.view && this.placing && this.table.myTurn
      ? [this.view.round, this.view.turn, this.view.phase, this.view.acting].join()
      : "",
  );
  /** Tokens that have to be placed, those staged included. */
  toPlace = $derived(this.deciding ? (this.view?.hand?.to_place ?? 0) : 0);
  staged = $derived.by((): StagedTokens => {
    if (!this.toPlace) return NO_STAGED_TOKENS;
    return this.#tokensBefore
      ? withoutArrivals(this.#staged, this.#tokensBefore, this.#tokens)
      : this.#staged;
  });
  /** Tokens that have to be placed and are not staged yet. */
  left = $derived(Math.max(0, this.toPlace - total(this.staged)));
  /** The only thing to do is to place or move one piece. */
  forced = $derived(
    this.actions.pieces.length === 1 && (this.actions.only("place") || this.actions.only("move")),
  );
  /** A piece is on the pointer when it was chosen, or when nothing else can be done. */
  piece = $derived.by(() => {
    const pieces = this.actions.pieces;
    if (this.forced) return pieces[0] ?? null;
    const { selection } = this;
    return (selection && pieces.find((each) => isSamePiece(each, selection))) ?? null;
  });
  /** The turn or the retreat can be ended with the staged tokens. */
  canFinish = $derived(this.actions.can("end") || (this.toPlace > 0 && this.left === 0));

  #tokens = (slug: string): number =>
    this.view?.regions.find((region) => region.slug === slug)?.tokens ?? 0;

  protected stage(staged: StagedTokens): void {
    this.#staged = staged;
    this.#tokensBefore = null;
  }

  /** Remember that the staged tokens are sent to the server now, region by region. */
  protected markAsSent(): void {
    this.#tokensBefore = tokensBelow(this.#staged, this.#tokens);
  }

  /** Stage one more token in *region*, or one less. */
  more = (region: string, by: 1 | -1): void => {
    if (!this.actions.canDeploy(region)) return;
    if (by > 0 && this.left === 0) return this.say(t("table-all-placed"), boxOf(region));
    this.stage(put(this.staged, region, by, this.toPlace));
  };

  /** Stage all tokens in hand in *region*. */
  fill = (region: string): void => {
    if (this.actions.canDeploy(region))
      this.stage(put(this.staged, region, this.left, this.toPlace));
  };

  /** Move a staged token, or one from the hand (""), to the region *to*. */
  drop = (from: string, to: string): void => {
    if (from === to || (from && !this.staged.get(from))) return;
    const without = from ? put(this.staged, from, -1, this.toPlace) : this.staged;
    // Outside the board, it goes back to the hand.
    if (this.actions.canDeploy(to)) this.stage(put(without, to, 1, this.toPlace));
    else if (!to) this.stage(without);
  };

  /** Stage all tokens in hand, where they are needed most. */
  spread = (): void => {
    const deployments = this.actions.of("deploy");
    const regions = deployments.map(({ region }): [string, number] => [
      region,
      this.#tokens(region),
    ]);
    const danger = (slug: string): number =>
      deployments.find(({ region }) => region === slug)?.threat ?? 0;
    this.stage(spread(this.staged, regions, this.toPlace, danger));
  };

  /** Where the same tokens were put last turn, as far as they can be put there again. */
  habit = $derived.by((): StagedTokens => {
    if (!this.left || this.view?.phase !== "redeploy") return NO_STAGED_TOKENS;
    const earlier = lastDeployments(this.table.entries, this.view.decider ?? 0);
    return tokensWhere(earlier, (region) => this.actions.canDeploy(region));
  });

  /** Stage the tokens as they were placed last turn, as long as there are any in hand. */
  repeat = (): void => {
    let staged = NO_STAGED_TOKENS;
    for (const [region, tokens] of this.habit) staged = put(staged, region, tokens, this.toPlace);
    if (staged.size) this.stage(staged);
  };

  /** Take all staged tokens back into the hand. */
  gather = (): void => {
    this.stage(NO_STAGED_TOKENS);
  };

  /** Put the piece of *action* on the pointer, or back into the tray. */
  choose = (action: Action): void => {
    this.selection = this.selection && isSamePiece(this.selection, action) ? null : action;
  };
}
