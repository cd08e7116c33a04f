// The socket of one table: says hello, notices gaps, sends again what was not answered, comes back.
import type {
  Ack,
  Entry,
  Explained,
  FromServer,
  Lines,
  Push,
  Refusal,
  TableInfo,
  Welcome,
} from "./types";

export type Condition = "connecting" | "open" | "lost" | "closed";

export interface Ears {
  welcome(message: Welcome): void;
  push(message: Push): void;
  /** Somebody has come or gone. */
  present(table: TableInfo): void;
  lines(message: Lines): void;
  condition(now: Condition): void;
  /** The server closes for good: *error* says why. */
  bye(error: string): void;
}

/** What can be asked over the socket; `id` and `expected` are filled in here where they belong. */
export type Order = { type: string } & Record<string, unknown>;
export type Answer = Ack | Refusal | Explained;

interface Waiting {
  order: Order;
  done: (answer: Answer) => void;
  sent: boolean;
  tries: number;
}

const SLOWEST = 8000;
const PATIENCE = 20000;
const MOST_TRIES = 6;
/** Ends that would come again and again. */
const FINAL = ["no-such-table", "other-rules", "no-common-version", "unknown-token"];
/** Refusals that mean “later”; a move that has a name may be sent again. */
const LATER = ["busy", "store-down", "too-fast"];

const named = (order: Order): boolean => "id" in order;

export class Link {
  #socket: WebSocket | null = null;
  /** Whether the server has welcomed this socket; before that nothing but a hello is sent. */
  #greeted = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #over = false;
  /** Commands without an id are answered in order; those with one by their id. */
  #waiting: Waiting[] = [];

  constructor(
    readonly address: string,
    readonly ears: Ears,
    readonly last: () => number,
  ) {
    this.#connect();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#over = true;
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
    this.ears.condition("closed");
    for (const { done } of this.#waiting.splice(0)) done({ type: "refusal", error: "offline" });
  }

  /** Send *order*; the promise waits for its answer through any number of reconnections. */
  order(order: Order): Promise<Answer> {
    return new Promise((done) => {
      const waiting = { order, done, sent: false, tries: 0 };
      this.#waiting.push(waiting);
      waiting.sent = this.#send(order);
    });
  }

  /** Ask for the lines after *seq*, when one was missed. */
  missing(seq: number): void {
    this.#send({ type: "missing", after: seq });
  }

  /** Forget this socket and say hello on a new one, from the last line that is known now. */
  restart(): void {
    this.#drop();
    this.#connect();
  }

  #again = (): void => {
    if (this.#over || document.visibilityState === "hidden") return;
    if (this.#socket === null) this.#connect();
    else this.#send({ type: "ping" });
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.ears.condition(this.#tries ? "lost" : "connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#listen(), PATIENCE / 2);
  }

  #hello(): Order {
    return { type: "hello", versions: [3], after: this.last(), presence: true };
  }

  /** The socket is no longer ours, whatever it still says; closing may take it a while. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    clearInterval(this.#pulse);
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#over) return;
    this.ears.condition("lost");
    const wait = Math.min(SLOWEST, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #send(order: Order): boolean {
    if (!this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(order));
    return true;
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "push":
        return this.ears.push(message);
      case "present":
        return this.ears.present(message.table);
      case "lines":
        return this.ears.lines(message);
      case "ack":
      case "refusal":
      case "explained":
        return this.#answered(message);
      case "bye":
        return this.#sentAway(message.error);
    }
  }

  /** Some ends are only for now; others would come again and again. */
  #sentAway(error: string): void {
    if (!FINAL.includes(error)) return;
    this.close();
    this.ears.bye(error);
  }

  #welcomed(message: Welcome): void {
    this.#tries = 0;
    this.#greeted = true;
    this.ears.welcome(message);
    this.ears.condition("open");
    // A command that names itself is safe to say twice; the others may have been done already.
    const lost = this.#waiting.filter((each) => each.sent && !named(each.order));
    this.#waiting = this.#waiting.filter((each) => !lost.includes(each));
    for (const each of this.#waiting) each.sent = this.#send(each.order);
    for (const { done } of lost) done({ type: "refusal", error: "offline" });
  }

  /** A line may be cut without either end being told: ask, and give up on silence. */
  #listen(): void {
    if (Date.now() - this.#heard >= PATIENCE) this.#lost();
    else this.#send({ type: "ping" });
  }

  #answered(message: Answer): void {
    const mine = (each: Waiting): boolean =>
      message.id ? each.order["id"] === message.id : each.sent && !named(each.order);
    const waiting = this.#waiting.find(mine);
    if (!waiting) return;
    if (this.#later(message, waiting)) return;
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.done(message);
  }

  /** The server cannot now: the same move goes out again in a while, a few times. */
  #later(message: Answer, waiting: Waiting): boolean {
    if (message.type !== "refusal" || !LATER.includes(message.error)) return false;
    if (!named(waiting.order) || waiting.tries >= MOST_TRIES) return false;
    waiting.tries += 1;
    setTimeout(
      () => {
        if (this.#waiting.includes(waiting)) waiting.sent = this.#send(waiting.order);
      },
      250 * 2 ** waiting.tries,
    );
    return true;
  }
}

/** A name for a move that nobody else will think of. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Lines without gaps: those that follow *have*, or null when one is missing in between. */
export function following(have: number, entries: readonly Entry[]): Entry[] | null {
  const fresh = entries.filter((entry) => entry.seq > have);
  return fresh.length && fresh[0]?.seq !== have + 1 ? null : fresh;
}
