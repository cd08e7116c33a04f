// Where a seat put its tokens at the end of its last turn.
import type { StagedTokens } from "$/board/contract";
import { keyArgument, numberArgument, seatArgument } from "$/words/message";
import { TURN } from "$/words/sentences";
import type { Entry } from "$/wire/types";
import { turnsOf } from "$/table/log/happenings";
import { standingMoves } from "$/table/log/standing";

const beginsTurn = ({ events }: Entry): boolean => events?.some(({ key }) => key === TURN) ?? false;

/** The tokens that *seat* deployed in its last turn, by region; its running turn does not count. */
export function lastDeployments(entries: readonly Entry[], seat: number): StagedTokens {
  const moves = standingMoves(entries);
  const turns = turnsOf(moves, seat);
  const [before = 0, now = 0] = [turns.at(-2), turns.at(-1)];
  const since = moves.filter(({ seq }) => seq > before && seq <= now);
  // What comes after the end of the turn is a retreat from somebody else's attack.
  const end = since.findIndex(beginsTurn);
  const tokens = new Map<string, number>();
  for (const event of since.slice(0, end).flatMap(({ events }) => events ?? []))
    if (event.key === "event-deployed" && seatArgument(event) === seat) {
      const region = keyArgument(event, "region");
      tokens.set(region, (tokens.get(region) ?? 0) + numberArgument(event, "tokens"));
    }
  return tokens;
}
