// The socket of one table: it reconnects, and sends unanswered commands again.
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

/** Handlers for the messages of the server. */
export interface SocketHandlers {
  welcome(message: Welcome): void;
  push(message: Push): void;
  /** Somebody has connected or disconnected. */
  present(table: TableInfo): void;
  lines(message: Lines): void;
  condition(now: Condition): void;
  /** The server refuses this socket for good; *error* says why. */
  bye(error: string): void;
}

/** A command for the server. */
export type Order = { type: string } & Record<string, unknown>;
export type Answer = Ack | Refusal | Explained;

/** A command without an answer so far. */
interface PendingOrder {
  order: Order;
  done: (answer: Answer) => void;
  sent: boolean;
  tries: number;
}

/** The longest wait before the next attempt to connect, in ms. */
const MAX_WAIT = 8000;
/** A connection that is silent for this long, in ms, is lost. */
const MAX_SILENCE = 20000;
/** How often a command is sent again to a busy server. */
const MAX_TRIES = 6;
/** Errors after which connecting again makes no sense. */
const FINAL = ["no-such-table", "other-rules", "no-common-version", "unknown-token"];
/** Refusals of a busy server: a command with an id is sent again later. */
const RETRY = ["busy", "store-down", "too-fast"];

const hasId = (order: Order): boolean => "id" in order;

export class TableSocket {
  #socket: WebSocket | null = null;
  /** Whether the server has answered hello; nothing else is sent before that. */
  #ready = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;
  #closed = false;
  /** Commands with an id are answered by it; those without one in order. */
  #pending: PendingOrder[] = [];

  constructor(
    readonly address: string,
    readonly handlers: SocketHandlers,
    readonly lastSeq: () => number,
  ) {
    this.#connect();
    addEventListener("online", this.#resume);
    document.addEventListener("visibilitychange", this.#resume);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#resume);
    document.removeEventListener("visibilitychange", this.#resume);
    clearTimeout(this.#timer);
    clearInterval(this.#pingTimer);
    this.#socket?.close();
    this.#socket = null;
    this.handlers.condition("closed");
    for (const { done } of this.#pending.splice(0)) done({ type: "refusal", error: "offline" });
  }

  /** Send *order*; the promise waits for its answer through any number of reconnections. */
  order(order: Order): Promise<Answer> {
    return new Promise((done) => {
      const pending = { order, done, sent: false, tries: 0 };
      this.#pending.push(pending);
      pending.sent = this.#send(order);
    });
  }

  /** Request the log entries after *seq*. */
  requestMissing(seq: number): void {
    this.#send({ type: "missing", after: seq });
  }

  /** Open a new socket, from the last log entry that is known now. */
  restart(): void {
    this.#drop();
    this.#connect();
  }

  #resume = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket === null) this.#connect();
    else this.#send({ type: "ping" });
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.handlers.condition(this.#tries ? "lost" : "connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#lastMessageAt = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#reconnect();
    };
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#checkConnection(), MAX_SILENCE / 2);
  }

  #hello(): Order {
    return { type: "hello", versions: [3], after: this.lastSeq(), presence: true };
  }

  /** Ignore this socket from now on; closing it may take a while. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    clearInterval(this.#pingTimer);
    socket?.close();
  }

  #reconnect(): void {
    this.#drop();
    if (this.#closed) return;
    this.handlers.condition("lost");
    const wait = Math.min(MAX_WAIT, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #send(order: Order): boolean {
    if (!this.#ready || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(order));
    return true;
  }

  #receive(message: FromServer): void {
    this.#lastMessageAt = Date.now();
    switch (message.type) {
      case "welcome":
        return this.#start(message);
      case "push":
        return this.handlers.push(message);
      case "present":
        return this.handlers.present(message.table);
      case "lines":
        return this.handlers.lines(message);
      case "ack":
      case "refusal":
      case "explained":
        return this.#resolve(message);
      case "bye":
        return this.#refused(message.error);
    }
  }

  /** The server closes the socket; after most errors it is worth connecting again. */
  #refused(error: string): void {
    if (!FINAL.includes(error)) return;
    this.close();
    this.handlers.bye(error);
  }

  #start(message: Welcome): void {
    this.#tries = 0;
    this.#ready = true;
    this.handlers.welcome(message);
    this.handlers.condition("open");
    // A command with an id may be sent twice; one without may have been executed already.
    const uncertain = this.#pending.filter((each) => each.sent && !hasId(each.order));
    this.#pending = this.#pending.filter((each) => !uncertain.includes(each));
    for (const each of this.#pending) each.sent = this.#send(each.order);
    for (const { done } of uncertain) done({ type: "refusal", error: "offline" });
  }

  /** Send a ping; reconnect if the server has been silent for too long. */
  #checkConnection(): void {
    if (Date.now() - this.#lastMessageAt >= MAX_SILENCE) this.#reconnect();
    else this.#send({ type: "ping" });
  }

  #resolve(message: Answer): void {
    const matches = (each: PendingOrder): boolean =>
      message.id ? each.order["id"] === message.id : each.sent && !hasId(each.order);
    const pending = this.#pending.find(matches);
    if (!pending) return;
    if (this.#retryLater(message, pending)) return;
    this.#pending.splice(this.#pending.indexOf(pending), 1);
    pending.done(message);
  }

  /** Whether the server is busy; the command is sent again later, a few times. */
  #retryLater(message: Answer, pending: PendingOrder): boolean {
    if (message.type !== "refusal" || !RETRY.includes(message.error)) return false;
    if (!hasId(pending.order) || pending.tries >= MAX_TRIES) return false;
    pending.tries += 1;
    setTimeout(
      () => {
        if (this.#pending.includes(pending)) pending.sent = this.#send(pending.order);
      },
      250 * 2 ** pending.tries,
    );
    return true;
  }
}

/** A random id for a command. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** The entries after *seq*; null if one is missing in between. */
export function following(seq: number, entries: readonly Entry[]): Entry[] | null {
  const fresh = entries.filter((entry) => entry.seq > seq);
  return fresh.length && fresh[0]?.seq !== seq + 1 ? null : fresh;
}
