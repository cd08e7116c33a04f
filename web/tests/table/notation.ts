// Actions of the server for tests, from the way the notation writes them.
import type { ActionView } from "$/wire/types";

export function action(text: string): ActionView {
  const [plain = "", by] = text.split(" by ");
  const [verb = "", ...words] = plain.split(" ");
  return {
    text,
    verb: verb as ActionView["verb"],
    ...operands(verb, words),
    ...(by ? { by: by.split(" ") } : {}),
  };
}

function operands(verb: string, words: string[]): Partial<ActionView> {
  const [first = "", second = "", third] = words;
  switch (verb) {
    case "place":
    case "move":
      return { piece: first, region: second, count: Number(third ?? 1) };
    case "pick":
      return third ? { slot: Number(first), swap: Number(third) } : { slot: Number(first) };
    case "ally":
      return { seat: Number(first) };
    case "deploy":
      return { region: first, tokens: Number(second) };
    default:
      return first ? { region: first } : {};
  }
}

export const actions = (...texts: string[]): ActionView[] => texts.map(action);
