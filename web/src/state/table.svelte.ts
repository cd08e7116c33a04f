// A table as this browser knows it: what the socket told, what is shown of it, what is under way.
import { advice, becomeGuest, command, Refused } from "$/wire/http";
import { following, Link, newId, type Answer, type Condition, type Order } from "$/wire/link";
import { sightAfter } from "$/wire/patch";
import type {
  ActionView,
  Advised,
  Command,
  Entry,
  Lines,
  Push,
  Refusal,
  Sight,
  TableInfo,
  View,
  Welcome,
} from "$/wire/types";
import { asSomebody } from "./person.svelte";
import { settings } from "./settings.svelte";

/** One step that can be shown by itself: a line, and the position after it. */
interface Step {
  entry: Entry;
  now: Sight | null;
}

/** How long a move of somebody else stays on show before the next, in ms at normal speed. */
const PACE = 650;
const MOST_WAITING = 80;

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  /** All lines so far, those not yet shown included. */
  entries = $state.raw<Entry[]>([]);
  /** The position on show; while moves of others are played back it lags behind `latest`. */
  now = $state.raw<Sight | null>(null);
  latest = $state.raw<Sight | null>(null);
  /** When `latest` came, for clocks that run on. */
  heardAt = $state(0);
  /** The line on show, for the board to animate. */
  showing = $state.raw<Entry | null>(null);
  /** Counts the positions on show; a leap over some of them makes it jump. */
  moment = $state(0);
  condition = $state<Condition>("connecting");
  /** Why the table cannot be shown at all. */
  gone = $state("");
  /** What was refused last, until something is done. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(0);

  #link: Link;
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queued = $state(0);
  /** The line of the last acknowledgement: its push may still be on the way. */
  #acked = 0;
  /** What is under way; the next order waits for it. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {
    this.#link = this.#open();
    document.addEventListener("visibilitychange", this.#hidden);
  }

  // -------------------------------------------------------------------- what there is

  view = $derived<View | null>(this.now?.view ?? null);
  seat = $derived(this.now?.seat ?? 0);
  /** Legal actions, once everything has been shown and it is for me to decide. */
  actions = $derived<ActionView[]>(this.#queued ? [] : (this.latest?.actions ?? []));
  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** It is for me to decide; not where a bot plays my seat for now. */
  myTurn = $derived(
    (this.info?.seats ?? []).some(
      (seat) => seat.mine && !seat.stand_in && seat.seat === this.view?.decider,
    ),
  );
  /** Moves of others still to be shown. */
  behind = $derived(this.#queued);
  /** The time from one position on show to the next, in ms; 0 when all is shown at once. */
  pace = $derived(settings.speed ? PACE / settings.speed : 0);
  seq = $derived(this.entries.at(-1)?.seq ?? 0);
  /** The last line that is on show. */
  shownSeq = $derived(this.showing?.seq ?? this.seq);

  name(seat: number): string {
    return this.info?.seats.find((each) => each.seat === seat)?.name ?? "";
  }

  // -------------------------------------------------------------------- doing things

  /** Play *action*; true when it was done. */
  play(action: string): Promise<boolean> {
    return this.playAll([action]);
  }

  /** Play several actions one after the other, up to the first that is refused. */
  playAll(actions: readonly string[]): Promise<boolean> {
    return this.#inTurn(async () => {
      for (const action of actions)
        if (!(await this.#do({ type: "move", action, ...this.#keyed() }))) return false;
      return true;
    });
  }

  undo(actions = 1): Promise<boolean> {
    return this.#inTurn(() => this.#do({ type: "undo", actions, ...this.#keyed() }));
  }

  /** Any other command of the table. */
  order(order: Command): Promise<boolean> {
    return this.#do(order as Order);
  }

  /** Say something; an onlooker whom the server does not know becomes somebody for it. */
  async say(text: string): Promise<boolean> {
    const order: Command = { type: "say", text };
    if (this.mine.length) return this.order(order);
    this.refusal = null;
    try {
      if (!settings.known) await becomeGuest(settings.name);
      await asSomebody(() => command(this.id, order));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return false;
    }
  }

  /** Sit down: whoever has no name yet gets one with it, so this goes by HTTP. */
  async sit(seat: number, name: string): Promise<void> {
    await command(this.id, { type: "sit", seat, name });
    this.#link.close();
    this.entries = [];
    this.#link = this.#open();
  }

  /** Ask for explanations: parts of a price or an income, or why not. */
  ask(order: Order): Promise<Answer> {
    return this.#link.order({ ...order, id: newId() });
  }

  /** What a bot would do in my place; this may take a while, so it does not hold up the socket. */
  hint(): Promise<Advised> {
    return advice(this.id);
  }

  #keyed(): Record<string, unknown> {
    return {
      id: newId(),
      expected: Math.max(this.seq, this.#acked),
      seat: this.latest?.seat || undefined,
    };
  }

  /** One thing after the other: two quick clicks are two moves, in order. */
  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    this.busy += 1;
    const done = this.#before.then(work).finally(() => (this.busy -= 1));
    this.#before = done.catch(() => undefined);
    return done;
  }

  async #do(order: Order): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#link.order(order);
    if (answer.type === "ack") this.#acked = Math.max(this.#acked, answer.seq);
    if (answer.type !== "refusal") return true;
    this.refusal = answer;
    if (answer.missing?.length) this.#link.missing(this.seq);
    return false;
  }

  // -------------------------------------------------------------------- showing things

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#queued = 0;
    this.showing = null;
    this.now = this.latest;
    this.moment += 2;
  }

  #hidden = (): void => {
    if (document.visibilityState === "hidden") this.skip();
  };

  #enqueue(entry: Entry, now: Sight | null): void {
    this.#waiting.push({ entry, now });
    this.#queued = this.#waiting.length;
    if (this.#waiting.length > MOST_WAITING || document.visibilityState === "hidden") this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    const step = this.#waiting.shift();
    this.#queued = this.#waiting.length;
    if (!step) {
      this.showing = null;
      return;
    }
    this.showing = step.entry;
    if (step.now) {
      this.now = step.now;
      this.moment += 1;
    }
    const pause = this.#pause(step.entry);
    if (pause) this.#timer = setTimeout(this.#next, pause);
    else this.#next();
  };

  /** My own moves and talk are shown at once; a die takes its time. */
  #pause(entry: Entry): number {
    if (entry.kind !== "move") return 0;
    if (!entry.level && this.mine.includes(entry.seat ?? 0)) return 0;
    return this.pace * (typeof entry.die === "number" ? 2 : 1);
  }

  // -------------------------------------------------------------------- hearing things

  #open(): Link {
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const ears = {
      welcome: (message: Welcome) => this.#welcome(message),
      push: (message: Push) => this.#push(message),
      present: (info: TableInfo) => (this.info = info),
      lines: (message: Lines) => this.#lines(message),
      condition: (now: Condition) => (this.condition = now),
      bye: (error: string) => (this.gone = error),
    };
    return new Link(address.href, ears, () => this.seq);
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    // A server that knows less than we do has another past: begin with all of its lines.
    if (message.now.seq < this.seq) {
      this.entries = [];
      this.#acked = 0;
      return queueMicrotask(() => this.#link.restart());
    }
    this.#lines({
      type: "lines",
      seq: message.now.seq,
      entries: message.entries,
      now: message.now,
    });
  }

  #lines(message: Lines): void {
    const fresh = following(this.seq, message.entries);
    if (fresh === null) return this.#link.missing(this.seq);
    // An answer that was overtaken by pushes knows less than we do.
    if (message.seq < this.seq) return;
    this.entries = [...this.entries, ...fresh];
    this.#hear(message.now);
    this.skip();
  }

  #push(message: Push): void {
    if (message.seq <= this.seq) return;
    if (message.seq !== this.seq + 1) return this.#link.missing(this.seq);
    const now = sightAfter(this.latest, message);
    if (!now) return this.#link.missing(this.seq);
    this.entries = [...this.entries, message.entry];
    if (message.table) this.info = message.table;
    const changed = Boolean(message.now ?? message.patch);
    if (changed) this.#hear(now);
    else this.latest = now;
    this.#enqueue(message.entry, changed ? now : null);
  }

  #hear(now: Sight): void {
    this.latest = now;
    this.heardAt = Date.now();
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#link.close();
  }
}
