// A server for component tests: answers by method and path, and remembers what it was asked.
import { vi } from "vitest";

type Answer = object | [status: number, body: object] | (() => object);

/** Answer like this; returns the bodies that came for a question. */
export function server(answers: Record<string, Answer>): (question: string) => unknown[] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, given: RequestInit = {}) => {
    const question = `${given.method ?? "GET"} ${path}`;
    asked.push([question, typeof given.body === "string" ? JSON.parse(given.body) : null]);
    const found = answers[question];
    const answer = typeof found === "function" ? found() : found;
    const [status, body] = Array.isArray(answer) ? (answer as [number, object]) : [200, answer];
    if (!body) throw new Error(`nobody expected ${question}`);
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(body), { status, headers });
  });
  return (question) => asked.filter(([each]) => each === question).map(([, body]) => body);
}
