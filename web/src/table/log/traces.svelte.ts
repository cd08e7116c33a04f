// The conquests of others leave a trace on the board for a moment.
import type { Trace } from "$/board/contract";
import type { TableState } from "$/state/table.svelte";
import { keyArgument, seatArgument } from "$/words/message";
import type { Entry } from "$/wire/types";
import { isConquest } from "$/table/log/happenings";

/** How long a trace is seen, in ms. */
const DURATION = 2400;

export class ConquestTraces {
  all = $state.raw<Trace[]>([]);
  #lastSeq = 0;

  constructor(readonly table: TableState) {
    $effect(() => this.#follow());
  }

  /** Trace the move on the screen; with moves shown at once there is nothing to follow. */
  #follow(): void {
    const { showing, pace } = this.table;
    if (!showing || !pace || showing.seq <= this.#lastSeq) return;
    this.#lastSeq = showing.seq;
    if (this.table.mine.includes(showing.seat ?? 0) && !showing.level) return;
    for (const trace of conquestsIn(showing)) this.#add(trace);
  }

  #add(trace: Trace): void {
    const others = this.all.filter(({ region }) => region !== trace.region);
    this.all = [...others, trace];
    setTimeout(() => (this.all = this.all.filter((each) => each !== trace)), DURATION);
  }
}

const conquestsIn = ({ events }: Entry): Trace[] =>
  (events ?? [])
    .filter(isConquest)
    .map((event) => ({ region: keyArgument(event, "region"), seat: seatArgument(event) }));
