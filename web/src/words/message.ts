// The arguments of a message, for code that needs their values and not only the sentence.
import type { Message } from "$/wire/types";

export type Argument = NonNullable<Message["args"]>[string];
export type Reference = Exclude<Argument, number | readonly unknown[]>;

/** The number that *message* has under *name*; 0 where there is none. */
export function numberArgument(message: Message | null | undefined, name: string): number {
  const arg = message?.args?.[name];
  return typeof arg === "number" ? arg : 0;
}

/** The seat under *name*, from 1; 0 where there is none. */
export function seatArgument(message: Message | null | undefined, name = "seat"): number {
  const arg = message?.args?.[name];
  return typeof arg === "object" && "number" in arg ? arg.number : 0;
}

/** The key of the race, region, piece … under *name*; empty where there is none. */
export function keyArgument(message: Message | null | undefined, name: string): string {
  const arg = message?.args?.[name];
  return typeof arg === "object" && "kind" in arg ? arg.key : "";
}
