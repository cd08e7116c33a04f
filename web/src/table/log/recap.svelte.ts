// What happened since my last turn, or while I was away: when it is told, and what of it is shown on the board.
import type { Trace } from "$/board/contract";
import { settings } from "$/state/settings.svelte";
import type { ScreenState } from "$/table/controller/screen-state.svelte";
import { hasMissedMoves, readLastSeen, storeLastSeen } from "$/table/log/away";
import { happenings, turnsOf, type Happening } from "$/table/log/happenings";
import { standingMoves } from "$/table/log/standing";

export class Recap {
  /** What is told, while it is; it covers nothing, and nothing waits for it. */
  lines = $state.raw<Happening[]>([]);
  /** It is about a time when nobody looked at the table. */
  away = $state(false);
  /** The line that is shown on the board; -1 if none is. */
  step = $state(-1);
  /** The last move when the recap began; the next one of my own ends it. */
  #from = 0;
  /** The turn that was told last, as the number of its first move. */
  #turn = 0;
  #started = false;
  #keep = false;

  constructor(readonly screen: ScreenState) {
    $effect(() => this.#followTurns());
    $effect(() => this.#followAbsence());
    $effect(() => {
      document.addEventListener("visibilitychange", this.#checkAbsence);
      return () => document.removeEventListener("visibilitychange", this.#checkAbsence);
    });
  }

  open = $derived(this.lines.length > 0);
  traces = $derived.by((): Trace[] => {
    const line = this.lines[this.step];
    return (line?.regions ?? []).map((region) => ({
      region,
      seat: line?.seat ?? 0,
      lasting: true,
    }));
  });

  get #moves() {
    const { entries, shownSeq } = this.screen.table;
    return standingMoves(entries.filter(({ seq }) => seq <= shownSeq));
  }
  /** My seat: of several, the one that decides. */
  get #seat(): number {
    const { mine } = this.screen.table;
    return mine.find((seat) => seat === this.screen.view?.decider) ?? mine[0] ?? 0;
  }

  // -------------------------------------------------------------------- when it is told

  /** Tell it when a turn of mine begins; end it with my first move. */
  #followTurns(): void {
    const { deciding, view, curtain } = this.screen;
    // The next person at the screen is to see nothing of it.
    if (curtain && this.open) this.close();
    const seat = this.#seat;
    const moves = this.#moves;
    const turn = turnsOf(moves, seat).at(-1) ?? 0;
    const own = moves.findLast((move) => move.seat === seat && !move.level)?.seq ?? 0;
    if (this.open && own > this.#from) this.#endBy(own);
    if (!deciding || view?.turn !== seat || own > turn || turn <= this.#turn) return;
    this.#turn = turn;
    if (settings.recap) this.#tell(this.#start(seat));
  }

  /** My move *seq* ends the recap, unless it was planned. */
  #endBy(seq: number): void {
    if (this.#keep) this.#from = seq;
    else this.close();
    this.#keep = false;
  }

  /** After which move the last turn of *seat* began, before the one that is running. */
  #start(seat: number): number {
    const turns = turnsOf(this.#moves, seat);
    const running = this.screen.view?.turn === seat;
    return turns.at(running ? -2 : -1) ?? 0;
  }

  /** Check once at the start; after that, everything shown in a visible tab has been seen. */
  #followAbsence(): void {
    const { table } = this.screen;
    if (!table.seq) return;
    if (!this.#started) {
      this.#started = true;
      this.#checkAbsence();
    } else if (document.visibilityState === "visible") storeLastSeen(table.id, table.shownSeq);
  }

  #checkAbsence = (): void => {
    const { table } = this.screen;
    const lastSeen = readLastSeen(table.id);
    if (document.visibilityState === "hidden" || !table.seq) return;
    const missed = hasMissedMoves(table.entries, lastSeen, table.mine);
    if (missed && settings.recap && !this.open) this.#tell(lastSeen, true);
    storeLastSeen(table.id, table.seq);
  };

  #tell(after: number, away = false): void {
    const moves = this.#moves;
    this.#from = moves.at(-1)?.seq ?? 0;
    this.step = -1;
    this.away = away;
    this.lines = happenings(
      moves.filter(({ seq }) => seq > after),
      this.#seat,
    );
  }

  // -------------------------------------------------------------------- what the reader does

  /** Show the next line that has a place on the board; after the last one all is told. */
  next = (): void => {
    if (!this.open) return this.#tell(this.#start(this.#seat));
    const next = this.lines.findIndex(({ regions }, place) => place > this.step && regions.length);
    if (next < 0) this.close();
    else this.step = next;
  };

  /** Show a line on the board, or hide it again. */
  show = (place: number): void => {
    this.step = place === this.step ? -1 : place;
  };

  /** The next move of mine was planned before, so it does not end the recap. */
  keep(): void {
    this.#keep = true;
  }

  close = (): void => {
    this.lines = [];
    this.step = -1;
  };
}
