// Requests to the server over HTTP.
import { settings } from "$/state/settings.svelte";
import type {
  About,
  CardList,
  CheckedCollection,
  CollectionText,
  Advised,
  Command,
  Credentials,
  GeneratedMap,
  LineList,
  TableList,
  MapInfo,
  MapOfCollection,
  Me,
  NewMap,
  NewTable,
  Refusal,
  Sight,
  TableInfo,
  Ack,
  Branch,
  Chances,
  CodeTarget,
  ShortCode,
  Review,
  SightList,
  SamplePosition,
  Shared,
  Summary,
  Vocabulary,
} from "./types";

/** The server refused a request, or could not be reached (`offline`). */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.error);
  }
}

const refused = (error: string): Refused => new Refused({ type: "refusal", error });

/** Questions that the server answers to anybody, without making them a guest. */
const ANONYMOUS = /^\/api\/(collections\/|maps$)/;

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
  // The server answers every other POST with a cookie, which scripts cannot see.
  if (method === "POST" && !ANONYMOUS.test(path)) settings.known = true;
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
export const setEmail = (email: string): Promise<Me> => ask("PUT", "/api/me/email", { email });
export const verifyEmail = (code: string): Promise<Me> => ask("POST", "/api/me/email", { code });
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
export const showReview = (id: string): Promise<Review> => ask("GET", `${table(id)}/review`);
export const showCards = (id: string): Promise<CardList> => ask("GET", `${table(id)}/cards`);
export const checkCollection = (body: CollectionText): Promise<CheckedCollection> =>
  ask("POST", "/api/collections/check", body);
/** The finished look of a map of a collection; drawing takes seconds. */
export const drawMap = (body: MapOfCollection): Promise<MapInfo> =>
  ask("POST", "/api/collections/drawing", body);
/** A generated map, alone in a collection. */
export const generateMap = (body: NewMap): Promise<GeneratedMap> => ask("POST", "/api/maps", body);
export const shareCollection = (text: string): Promise<Shared> =>
  ask("POST", "/api/collections/shared", { text });
export const showShared = (name: string): Promise<Shared> =>
  ask("GET", `/api/collections/shared/${encodeURIComponent(name)}`);
/** A QR code with a link to the workshop, as SVG. */
export const linkCode = (path: string): Promise<string> =>
  ask("POST", "/api/collections/code", { path });
export const vocabulary = (): Promise<Vocabulary> => ask("GET", "/api/vocabulary");
export const samplePosition = (map: string): Promise<SamplePosition> =>
  ask("GET", `/api/maps/${encodeURIComponent(map)}/sample`);
export const branch = (id: string, body: Branch): Promise<TableInfo> =>
  ask("POST", `${table(id)}/branch`, body);
export const recordAddress = (id: string): string => `${table(id)}/record`;
export const advice = (id: string): Promise<Advised> => ask("POST", `${table(id)}/hint`, {});
/** The short code of a table that waits for people. */
export const shortCode = (id: string): Promise<ShortCode> => ask("PUT", `${table(id)}/code`);
export const findShortCode = (code: string): Promise<CodeTarget> =>
  ask("GET", `/api/codes/${encodeURIComponent(code)}`);
/** Ask a friend to a table that waits for people. */
export const invite = (id: string, name: string): Promise<unknown> =>
  ask("PUT", `${table(id)}/invitations`, { name });
export const declineInvitation = (id: string): Promise<unknown> =>
  ask("DELETE", `${table(id)}/invitations`);
export const codeAddress = (id: string): string => `${table(id)}/qr`;

const maps = new Map<string, Promise<MapInfo>>();

/** A built-in map, with the names of its regions in *language*. */
export const map = (name: string, language: string): Promise<MapInfo> =>
  loadMap(`/api/maps/${encodeURIComponent(name)}`, language);

/** The map of a table: with home-made content the table may bring it along. */
export const tableMap = (
  { id, map: name, content }: TableInfo,
  language: string,
): Promise<MapInfo> => (content ? loadMap(`${table(id)}/map`, language) : map(name, language));

/** The map at *address*; it never changes, so it is loaded once. */
function loadMap(path: string, language: string): Promise<MapInfo> {
  const address = language === "en" ? path : `${path}?language=${language}`;
  const request = maps.get(address) ?? ask<MapInfo>("GET", address);
  maps.set(address, request);
  request.catch(() => maps.delete(address));
  return request;
}
