// Why a request failed, as a sentence for pages without a table.
import { Refused } from "$/wire/http";
import { Teller } from "$/words/sentences";

/** The sentence for a refusal of the server; any other error is thrown again. */
export function refusalSentence(error: unknown): string {
  if (error instanceof Refused) return new Teller([], null).refusal(error.refusal);
  throw error;
}
