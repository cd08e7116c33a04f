// Questions to the server about prices and reasons, each asked once for a position.
import type { TableState } from "$/state/table.svelte";
import type { Explained } from "$/wire/types";

const MOST = 200;

export class Explainer {
  #known = new Map<string, Promise<Explained | null>>();

  constructor(readonly table: TableState) {}

  /** The price of a region part by part. */
  price(region: string): Promise<Explained | null> {
    return this.#ask(`region ${region}`, { region });
  }

  /** What to know before an action, or why it is refused. */
  action(action: string): Promise<Explained | null> {
    return this.#ask(`action ${action}`, { action });
  }

  /** Names the position: what was explained there holds as long as it lasts. */
  get position(): string {
    return `${this.table.latest?.seq ?? 0} ${this.table.latest?.seat ?? 0}`;
  }

  #ask(what: string, order: Record<string, unknown>): Promise<Explained | null> {
    const key = `${this.position} ${what}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size > MOST) this.#known.clear();
    const seat = this.table.latest?.seat || undefined;
    const asked = this.table
      .ask({ type: "explain", seat, ...order })
      .then((answer) => (answer.type === "explained" ? answer : null));
    this.#known.set(key, asked);
    return asked;
  }
}
