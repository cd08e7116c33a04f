// Tokens and pieces in hand: what is chosen, and what is placed on the screen only until it is sent.
import { NOTHING_STAGED, type Staged } from "$/board/contract";
import type { TableState } from "$/state/table.svelte";
import { t } from "$/words/fluent.svelte";
import { numberIn } from "$/words/message";
import { Outlook } from "$/table/controller/outlook.svelte";
import { spotOf } from "$/table/controller/spot";
import { put, spread, standingBelow, total, unsent, type Danger } from "$/table/controller/staging";

const TOO_MANY = 99;

export class Hand extends Outlook {
  /** The piece chosen from the tray. */
  protected chosen = $state("");
  #staged = $state.raw<Staged>(NOTHING_STAGED);
  /** What stood where when the staged tokens were sent; null as long as they are not. */
  #sent = $state.raw<Staged | null>(null);
  /** What the staging was for; anything else starts anew. */
  #stagedFor = $state("");
  #toPlace = $state.raw({ position: "", tokens: 0 });
  /** How dangerous a region is; better known once the map is loaded. */
  danger: Danger = () => 0;

  constructor(table: TableState) {
    super(table);
    $effect(() => void this.#askHowMany());
    $effect(() => {
      if (this.#stagedFor !== this.#occasion) {
        this.stage(NOTHING_STAGED);
        this.chosen = "";
        this.#stagedFor = this.#occasion;
      }
    });
  }

  #occasion = $derived(
    this.view && this.placing && this.table.myTurn
      ? [this.view.round, this.view.turn, this.view.phase, this.view.acting].join()
      : "",
  );
  /** Whether the server has told how many tokens want a place; until then the hand is a guess. */
  #told = $derived(this.#toPlace.position === this.explainer.position);
  /** Tokens that want a place, those staged included. */
  toPlace = $derived.by(() => {
    if (!this.options.of("deploy").length) return 0;
    return this.#told ? this.#toPlace.tokens : (this.army?.hand ?? 0);
  });
  staged = $derived.by((): Staged => {
    if (!this.options.of("deploy").length) return NOTHING_STAGED;
    return this.#sent ? unsent(this.#staged, this.#sent, this.#tokens) : this.#staged;
  });
  left = $derived(Math.max(0, this.toPlace - total(this.staged)));
  /** Nothing can be done but to place or move one piece. */
  forced = $derived(
    this.options.pieces.length === 1 && (this.options.only("place") || this.options.only("move")),
  );
  /** A piece is on the pointer when it was chosen, or when nothing else can be done. */
  piece = $derived.by(() => {
    const pieces = this.options.pieces;
    if (this.forced) return pieces[0] ?? "";
    return pieces.includes(this.chosen) ? this.chosen : "";
  });
  /** The turn can be ended, or the retreat finished, with what is staged. */
  canFinish = $derived(
    this.options.can("end") || (this.#told && this.toPlace > 0 && this.left === 0),
  );

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
    if (!this.options.at(region).some((each) => each.verb === "deploy")) return;
    if (by > 0 && this.left === 0) return this.say(t("table-all-placed"), spotOf(region));
    this.stage(put(this.staged, region, by, this.toPlace));
  };

  drop = (from: string, to: string): void => {
    if (from === to || (from && !this.staged.get(from))) return;
    const without = from ? put(this.staged, from, -1, this.toPlace) : this.staged;
    const open = this.options.at(to).some((each) => each.verb === "deploy");
    // Beside the board a token goes back to the hand.
    if (open) this.stage(put(without, to, 1, this.toPlace));
    else if (!to) this.stage(without);
  };

  spread = (): void => {
    const mine = this.options.of("deploy").map((each) => each.region);
    const standing = mine.map((slug): [string, number] => [slug, this.#tokens(slug)]);
    this.stage(spread(this.staged, standing, this.toPlace, this.danger));
  };

  gather = (): void => {
    this.stage(NOTHING_STAGED);
  };

  choose = (piece: string): void => {
    this.chosen = this.chosen === piece ? "" : piece;
  };

  /** The server knows how many tokens want a place: some armies must keep a few in hand. */
  async #askHowMany(): Promise<void> {
    const [first] = this.options.of("deploy");
    const position = this.explainer.position;
    if (!first || this.#toPlace.position === position) return;
    const action = this.view?.phase === "redeploy" ? "end" : `deploy ${first.region} ${TOO_MANY}`;
    const told = await this.explainer.action(action);
    const key = action === "end" ? "amount" : "hand";
    this.#toPlace = { position, tokens: numberIn(told?.why, key) || (this.army?.hand ?? 0) };
  }
}
