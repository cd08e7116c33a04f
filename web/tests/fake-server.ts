// A server for component tests: answers by method and path, and records the requests.
import { vi } from "vitest";

type Answer = object | [status: number, body: object] | (() => object);

/** Answer requests with *answers*; returns a function that lists the bodies of the requests to a path. */
export function server(answers: Record<string, Answer>): (request: string) => unknown[] {
  const requests: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, options: RequestInit = {}) => {
    const request = `${options.method ?? "GET"} ${path}`;
    requests.push([request, typeof options.body === "string" ? JSON.parse(options.body) : null]);
    const entry = answers[request];
    const answer = typeof entry === "function" ? entry() : entry;
    const [status, body] = Array.isArray(answer) ? (answer as [number, object]) : [200, answer];
    if (!body) throw new Error(`unexpected request: ${request}`);
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(body), { status, headers });
  });
  return (request) => requests.filter(([each]) => each === request).map(([, body]) => body);
}
