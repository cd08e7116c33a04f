// A socket that the test answers, and samples of its messages.
import { vi } from "vitest";
import type { ArmyView, Entry, Sight, TableInfo, View } from "$/wire/types";
import { army as anyArmy, combo, region, seat, view as anyView } from "../samples";

export { region };

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server accepts. */
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  /** The connection is lost. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((each) => each["type"] === type);
  }
}

export function fakeNetwork(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

export const army = (more: Partial<ArmyView> = {}): ArmyView =>
  anyArmy("elves", { hand: 4, ...more });

export const view = (more: Partial<View> = {}): View =>
  anyView({
    seats: [
      seat(1, { coins: 5, last_income: 0, army: army() }),
      seat(2, { army: army({ race: "orcs", power: "swamp" }) }),
    ],
    column: [
      combo(1, "trolls", { coins: 2 }),
      combo(2, "giants", { power: "berserk", tokens: 10 }),
    ],
    regions: [region("wood"), region("hill"), region("fen")],
    ...more,
  });

export const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "abc",
  name: "Test",
  map: "surface-2",
  box: "surface",
  options: {},
  status: "playing",
  public: false,
  practice: false,
  rules: 1,
  seats: [
    { seat: 1, kind: "person", name: "Ada", mine: true, here: true },
    { seat: 2, kind: "bot", level: "easy", bot: { type: "name", kind: "level", key: "easy" } },
  ],
  seq: 1,
  seed_hash: "",
  ...more,
});

export const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: 0,
  kind: "move",
  seat: 2,
  ...more,
});

export const sight = (seq: number, more: Partial<Sight> = {}): Sight => ({
  seq,
  seat: 1,
  hash: `h${seq}`,
  view: view(),
  actions: [],
  ...more,
});

export const welcome = (seq: number, more: Partial<Sight> = {}, after = 0) => ({
  type: "welcome",
  version: 1,
  table: info({ seq }),
  entries: Array.from({ length: seq - after }, (nothing, place) => entry(after + place + 1)),
  now: sight(seq, more),
});

export const push = (seq: number, more: Partial<Entry> = {}, now: Partial<Sight> = {}) => ({
  type: "push",
  seq,
  entry: entry(seq, more),
  now: sight(seq, now),
});
