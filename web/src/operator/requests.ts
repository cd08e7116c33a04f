// Requests of the operator, each with the token.
import { Refused } from "$/wire/http";
import type { MessageReach, OperatorAction, Overview, Refusal } from "$/wire/types";

export class Operator {
  constructor(readonly token: string) {}

  overview = (): Promise<Overview> => this.#ask("GET", "/api/operator");
  act = (body: OperatorAction): Promise<unknown> =>
    this.#ask("POST", "/api/operator/actions", body);
  speak = (text: string): Promise<MessageReach> =>
    this.#ask("POST", "/api/operator/messages", { text });

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { "content-type": "application/json", "x-operator-token": this.token };
    let response: Response;
    try {
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      response = await fetch(path, { method, headers, ...content });
    } catch {
      throw new Refused({ type: "refusal", error: "offline" });
    }
    const answer = (await response.json()) as unknown;
    if (!response.ok) throw new Refused(answer as Refusal);
    return answer as T;
  }
}
