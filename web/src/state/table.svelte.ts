// The state of a table in this browser: what the server sent, what is shown of it, what is being sent.
import { learnTable } from "$/made/cards.svelte";
import { advice, command, Refused } from "$/wire/http";
import { sightAfter } from "$/wire/patch";
import {
  following,
  newId,
  TableSocket,
  type Answer,
  type Condition,
  type Order,
} from "$/wire/table-socket";
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

/** A log entry and the position after it, to be shown for a moment. */
interface Step {
  entry: Entry;
  now: Sight | null;
}

/** How long another player's move is shown, in ms at normal speed. */
const PACE = 650;
/** With more steps to show than this, all are skipped. */
const MAX_QUEUE = 80;

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  /** All log entries so far, even those that are not shown yet. */
  entries = $state.raw<Entry[]>([]);
  /** The position on the screen; it lags behind `latest` while other players' moves are shown. */
  now = $state.raw<Sight | null>(null);
  latest = $state.raw<Sight | null>(null);
  /** When `latest` arrived, for clocks that count down. */
  receivedAt = $state(0);
  /** The log entry on the screen, for the board to animate. */
  showing = $state.raw<Entry | null>(null);
  /** The number of the position on the screen; it grows by more than 1 when some are skipped. */
  moment = $state(0);
  condition = $state<Condition>("connecting");
  /** The error after which the table cannot be shown; "" if there is none. */
  fatalError = $state("");
  /** The last refusal, until the next command. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(0);

  #socket: TableSocket;
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queued = $state(0);
  /** The log entry of the last acknowledgement; its push may arrive later. */
  #acked = 0;
  /** The last command; the next one waits for it. */
  #lastCommand: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {
    this.#socket = this.#open();
    document.addEventListener("visibilitychange", this.#skipWhenHidden);
  }

  // -------------------------------------------------------------------- derived state

  view = $derived<View | null>(this.now?.view ?? null);
  seat = $derived(this.now?.seat ?? 0);
  /** My legal actions, once all moves have been shown. */
  actions = $derived<ActionView[]>(this.#queued ? [] : (this.latest?.actions ?? []));
  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** I have to decide, and no bot is standing in for me. */
  myTurn = $derived(
    (this.info?.seats ?? []).some(
      (seat) => seat.mine && !seat.stand_in && seat.seat === this.view?.decider,
    ),
  );
  /** How many moves are still to be shown. */
  behind = $derived(this.#queued);
  /** The time from one shown position to the next, in ms; 0 if all are shown at once. */
  pace = $derived(settings.speed ? PACE / settings.speed : 0);
  seq = $derived(this.entries.at(-1)?.seq ?? 0);
  /** The log entry on the screen. */
  shownSeq = $derived(this.showing?.seq ?? this.seq);

  name(seat: number): string {
    return this.info?.seats.find((each) => each.seat === seat)?.name ?? "";
  }

  // -------------------------------------------------------------------- commands

  /** Play *action*; false if it is refused. */
  play(action: string): Promise<boolean> {
    return this.playAll([action]);
  }

  /** Play several actions one after the other, up to the first that is refused. */
  playAll(actions: readonly string[]): Promise<boolean> {
    return this.#enqueueCommand(async () => {
      for (const action of actions)
        if (!(await this.#send({ type: "move", action, ...this.#moveFields() }))) return false;
      return true;
    });
  }

  undo(actions = 1): Promise<boolean> {
    return this.#enqueueCommand(() => this.#send({ type: "undo", actions, ...this.#moveFields() }));
  }

  /** Any other command of the table. */
  order(order: Command): Promise<boolean> {
    return this.#send(order as Order);
  }

  /** Send a chat message; a spectator without an identity becomes a guest first. */
  async say(text: string): Promise<boolean> {
    const order: Command = { type: "say", text };
    if (this.mine.length) return this.order(order);
    this.refusal = null;
    try {
      await asSomebody(() => command(this.id, order));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return false;
    }
  }

  /** Take a seat; by HTTP, because the answer may set a cookie. */
  async sit(seat: number, name: string): Promise<void> {
    await command(this.id, { type: "sit", seat, name });
    this.#socket.close();
    this.entries = [];
    this.#socket = this.#open();
  }

  /** Ask for an explanation: parts of a price or an income, or the reason of a refusal. */
  ask(order: Order): Promise<Answer> {
    return this.#socket.order({ ...order, id: newId() });
  }

  /** What a bot would do in my place; by HTTP, because it may take a while. */
  hint(): Promise<Advised> {
    return advice(this.id);
  }

  #moveFields(): Record<string, unknown> {
    return {
      id: newId(),
      expected: Math.max(this.seq, this.#acked),
      seat: this.latest?.seat || undefined,
    };
  }

  /** Run commands one after the other: two quick clicks are two moves, in order. */
  #enqueueCommand(work: () => Promise<boolean>): Promise<boolean> {
    this.busy += 1;
    const done = this.#lastCommand.then(work).finally(() => (this.busy -= 1));
    this.#lastCommand = done.catch(() => undefined);
    return done;
  }

  async #send(order: Order): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#socket.order(order);
    if (answer.type === "ack") this.#acked = Math.max(this.#acked, answer.seq);
    if (answer.type !== "refusal") return true;
    this.refusal = answer;
    if (answer.missing?.length) this.#socket.requestMissing(this.seq);
    return false;
  }

  // -------------------------------------------------------------------- playback

  /** Show the latest position now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#steps = [];
    this.#queued = 0;
    this.showing = null;
    this.now = this.latest;
    this.moment += 2;
  }

  #skipWhenHidden = (): void => {
    if (document.visibilityState === "hidden") this.skip();
  };

  #enqueueStep(entry: Entry, now: Sight | null): void {
    this.#steps.push({ entry, now });
    this.#queued = this.#steps.length;
    if (this.#steps.length > MAX_QUEUE || document.visibilityState === "hidden") this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    const step = this.#steps.shift();
    this.#queued = this.#steps.length;
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

  /** My own moves and chat are shown at once; dice take longer. */
  #pause(entry: Entry): number {
    if (entry.kind !== "move") return 0;
    if (!entry.level && this.mine.includes(entry.seat ?? 0)) return 0;
    return this.pace * (typeof entry.die === "number" ? 2 : 1);
  }

  // -------------------------------------------------------------------- messages of the server

  #open(): TableSocket {
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const handlers = {
      welcome: (message: Welcome) => this.#welcome(message),
      push: (message: Push) => this.#push(message),
      present: (info: TableInfo) => (this.info = info),
      lines: (message: Lines) => this.#lines(message),
      condition: (now: Condition) => (this.condition = now),
      bye: (error: string) => (this.fatalError = error),
    };
    return new TableSocket(address.href, handlers, () => this.seq);
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    void learnTable(message.table);
    // The log of this server is shorter than ours, so it is another one: start again.
    if (message.now.seq < this.seq) {
      this.entries = [];
      this.#acked = 0;
      return queueMicrotask(() => this.#socket.restart());
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
    if (fresh === null) return this.#socket.requestMissing(this.seq);
    // Pushes have overtaken this answer.
    if (message.seq < this.seq) return;
    this.entries = [...this.entries, ...fresh];
    this.#receive(message.now);
    this.skip();
  }

  #push(message: Push): void {
    if (message.seq <= this.seq) return;
    if (message.seq !== this.seq + 1) return this.#socket.requestMissing(this.seq);
    const now = sightAfter(this.latest, message);
    if (!now) return this.#socket.requestMissing(this.seq);
    this.entries = [...this.entries, message.entry];
    if (message.table) this.info = message.table;
    const changed = Boolean(message.now ?? message.patch);
    if (changed) this.#receive(now);
    else this.latest = now;
    this.#enqueueStep(message.entry, changed ? now : null);
  }

  #receive(now: Sight): void {
    this.latest = now;
    this.receivedAt = Date.now();
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#skipWhenHidden);
    this.#socket.close();
  }
}
