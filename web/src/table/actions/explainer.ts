// Explanations of prices and refusals by the server, requested once for each position.
import type { TableState } from "$/state/table.svelte";
import type { Explained } from "$/wire/types";

const MAX_ANSWERS = 200;

export class Explainer {
  #answers = new Map<string, Promise<Explained | null>>();

  constructor(readonly table: TableState) {}

  /** The price of a region part by part. */
  price(region: string): Promise<Explained | null> {
    return this.#ask(`region ${region}`, { region });
  }

  /** Notes on an action, or why it is refused. */
  action(action: string): Promise<Explained | null> {
    return this.#ask(`action ${action}`, { action });
  }

  /** Identifies the position; explanations are valid until it changes. */
  get position(): string {
    return `${this.table.latest?.seq ?? 0} ${this.table.latest?.seat ?? 0}`;
  }

  #ask(subject: string, order: Record<string, unknown>): Promise<Explained | null> {
    const key = `${this.position} ${subject}`;
    const earlier = this.#answers.get(key);
    if (earlier) return earlier;
    if (this.#answers.size > MAX_ANSWERS) this.#answers.clear();
    const seat = this.table.latest?.seat || undefined;
    const answer = this.table
      .ask({ type: "explain", seat, ...order })
      .then((reply) => (reply.type === "explained" ? reply : null));
    this.#answers.set(key, answer);
    return answer;
  }
}
