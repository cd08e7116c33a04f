// Requests to the server over HTTP.
import { settings } from "$/state/settings.svelte";
import type {
  About,
  Advised,
  Command,
  Credentials,
  LineList,
  TableList,
  MapInfo,
  Me,
  NewTable,
  Refusal,
  Sight,
  TableInfo,
  Ack,
  Branch,
  Chances,
  SightList,
  Summary,
} from "./types";

/** The server refused a request, or could not be reached (`offline`). */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.error);
  }
}

const refused = (error: string): Refused => new Refused({ type: "refusal", error });

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw refused("offline");
  }
  const answer = await read(response);
  if (!response.ok) throw new Refused(isRefusal(answer) ? answer : refused("bug").refusal);
  // The server answers every POST with a cookie, which scripts cannot see.
  if (method === "POST") settings.known = true;
  return answer as T;
}

async function read(response: Response): Promise<unknown> {
  const json = response.headers.get("content-type")?.includes("json") ?? false;
  try {
    return json ? await response.json() : await response.text();
  } catch {
    throw refused("offline");
  }
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === "object" && answer !== null && "error" in answer;

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const about = (): Promise<About> => ask("GET", "/api/about");
export const me = (): Promise<Me> => ask("GET", "/api/me");
export const becomeGuest = (name: string): Promise<Me> => ask("POST", "/api/people", { name });
export const rename = (name: string): Promise<Me> => ask("PUT", "/api/me", { name });
export const claim = (credentials: Credentials): Promise<Me> =>
  ask("POST", "/api/accounts", credentials);
export const logIn = (credentials: Credentials): Promise<Me> =>
  ask("POST", "/api/sessions", credentials);
export const logOut = (): Promise<unknown> => ask("DELETE", "/api/sessions");
export const lobby = (): Promise<TableList> => ask("GET", "/api/tables");
export const myTables = (): Promise<TableList> => ask("GET", "/api/me/tables");
export const newTable = (table: NewTable): Promise<TableInfo> => ask("POST", "/api/tables", table);
export const showTable = (id: string): Promise<TableInfo> => ask("GET", table(id));
export const showSight = (id: string): Promise<Sight> => ask("GET", `${table(id)}/sight`);
export const showLines = (id: string, after = 0): Promise<LineList> =>
  ask("GET", `${table(id)}/lines?after=${after}`);
export const showRecord = (id: string): Promise<string> => ask("GET", `${table(id)}/record`);
export const command = (id: string, body: Command): Promise<Ack> =>
  ask("POST", `${table(id)}/commands`, body);
export const showSights = (id: string, after: number, most: number): Promise<SightList> =>
  ask("GET", `${table(id)}/sights?after=${after}&most=${most}`);
export const showSummary = (id: string): Promise<Summary> => ask("GET", `${table(id)}/summary`);
export const showChances = (id: string): Promise<Chances> => ask("GET", `${table(id)}/chances`);
export const branch = (id: string, body: Branch): Promise<TableInfo> =>
  ask("POST", `${table(id)}/branch`, body);
export const recordAddress = (id: string): string => `${table(id)}/record`;
export const advice = (id: string): Promise<Advised> => ask("POST", `${table(id)}/hint`, {});
export const codeAddress = (id: string): string => `${table(id)}/qr`;

const maps = new Map<string, Promise<MapInfo>>();

/** A map; it never changes, so it is loaded once. */
export function map(name: string): Promise<MapInfo> {
  const request = maps.get(name) ?? ask<MapInfo>("GET", `/api/maps/${encodeURIComponent(name)}`);
  maps.set(name, request);
  request.catch(() => maps.delete(name));
  return request;
}
