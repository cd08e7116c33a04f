// Requests about people, their games and what is theirs.
import { ask, command, showTable } from "$/wire/http";
import type { FriendLink, FriendList, FriendShows, Person } from "$/wire/types";

export const showPerson = (name: string): Promise<Person> =>
  ask("GET", `/api/people/${encodeURIComponent(name)}`);
export const setHidden = (hidden: boolean): Promise<unknown> =>
  ask("PUT", "/api/me/hidden", { hidden });
export const forgetMe = (): Promise<unknown> => ask("DELETE", "/api/me");
export const EXPORT = "/api/me/export";

export const myFriends = (): Promise<FriendList> => ask("GET", "/api/me/friends");
export const setShows = (shows: FriendShows["shows"]): Promise<unknown> =>
  ask("PUT", "/api/me/friends", { shows });
/** Make a link by which others become friends; the former one leads nowhere then. */
export const newFriendLink = (): Promise<FriendList> => ask("POST", "/api/me/friends/link");
export const befriend = (body: FriendLink): Promise<unknown> =>
  ask("POST", "/api/me/friends", body);
export const endFriendship = (name: string): Promise<unknown> =>
  ask("DELETE", `/api/me/friends/${encodeURIComponent(name)}`);
/** The key is in the fragment, which browsers send to no server. */
export const friendLink = (name: string, key: string): string =>
  `/people/${encodeURIComponent(name)}#friend=${key}`;
export const friendKey = (hash: string): string =>
  new URLSearchParams(hash.slice(1)).get("friend") ?? "";

/** The id of the next table of the people of a finished game; whoever asks first gets it made. */
export async function nextGame(table: string): Promise<string> {
  const { rematch } = await showTable(table);
  if (rematch) return rematch;
  await command(table, { type: "rematch" });
  return (await showTable(table)).rematch ?? "";
}
