// The socket of one table: says hello, notices gaps, sends again what was not answered, comes back.
import type { Ack, Entry, Explained, FromServer, Lines, Push, Refusal, Welcome } from "./types";

export type Condition = "connecting" | "open" | "lost" | "closed";

export interface Ears {
  welcome(message: Welcome): void;
  push(message: Push): void;
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
}

const SLOWEST = 8000;
const PATIENCE = 20000;
const FINAL = ["no-such-table", "other-rules", "no-common-version", "unknown-token"];

export class Link {
  #socket: WebSocket | null = null;
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
    this.ears.condition("closed");
  }

  /** Send *order*; the promise waits for its answer through any number of reconnections. */
  order(order: Order): Promise<Answer> {
    return new Promise((done) => {
      this.#waiting.push({ order, done });
      this.#send(order);
    });
  }

  /** Ask for the lines after *seq*, when one was missed. */
  missing(seq: number): void {
    this.#send({ type: "missing", after: seq });
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
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hello(): Order {
    return { type: "hello", versions: [1], after: this.last() };
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#pulse);
    if (this.#over) return;
    this.ears.condition("lost");
    const wait = Math.min(SLOWEST, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #send(order: Order): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#tries === 0)
      this.#socket.send(JSON.stringify(order));
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "push":
        return this.ears.push(message);
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
    this.ears.welcome(message);
    this.ears.condition("open");
    this.#pulse = setInterval(() => this.#listen(), PATIENCE / 2);
    // A command that names itself is safe to say twice; the others may have been done already.
    const waiting = this.#waiting;
    this.#waiting = waiting.filter((each) => "id" in each.order);
    for (const { order } of this.#waiting) this.#send(order);
    for (const { order, done } of waiting)
      if (!("id" in order)) done({ type: "refusal", error: "offline" });
  }

  /** A line may be cut without either end being told: ask, and give up on silence. */
  #listen(): void {
    if (Date.now() - this.#heard > PATIENCE) this.#socket?.close();
    else this.#send({ type: "ping" });
  }

  #answered(message: Answer): void {
    const mine = (each: Waiting): boolean =>
      message.id ? each.order["id"] === message.id : !("id" in each.order);
    const place = this.#waiting.findIndex(mine);
    if (place < 0) return;
    const [{ done }] = this.#waiting.splice(place, 1) as [Waiting];
    done(message);
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
