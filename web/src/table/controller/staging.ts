// Tokens that are placed on the screen only: a small sum that never exceeds what is in hand.
import type { Staged } from "$/board/contract";

/** How likely others are to attack a region. */
export type Danger = (region: string) => number;

export const total = (staged: Staged): number =>
  [...staged.values()].reduce((sum, tokens) => sum + tokens, 0);

/** *by* more tokens in *region*, as far as there are any; less than none is none. */
export function put(staged: Staged, region: string, by: number, most: number): Staged {
  const now = staged.get(region) ?? 0;
  const room = Math.max(0, most - total(staged));
  const then = Math.max(0, now + Math.min(by, room));
  const next = new Map(staged);
  if (then) next.set(region, then);
  else next.delete(region);
  return next;
}

/** All tokens of the hand, one by one to where the fewest stand for the danger there. */
export function spread(
  staged: Staged,
  regions: readonly (readonly [string, number])[],
  most: number,
  danger: Danger,
): Staged {
  const next = new Map(staged);
  const standing = new Map(regions);
  for (let left = most - total(staged); left > 0 && standing.size; left -= 1) {
    const [weakest = ""] = [...standing.keys()].sort(
      (one, other) => need(other) - need(one) || one.localeCompare(other),
    );
    next.set(weakest, (next.get(weakest) ?? 0) + 1);
  }
  return next;

  function need(region: string): number {
    const tokens = (standing.get(region) ?? 0) + (next.get(region) ?? 0);
    return (1 + danger(region)) / Math.max(1, tokens);
  }
}

/** What stands in the regions that something is staged for. */
export const standingBelow = (staged: Staged, tokens: (slug: string) => number): Staged =>
  new Map([...staged.keys()].map((slug) => [slug, tokens(slug)]));

/** What is still on the screen only, when some of it has been sent; *stood* was there before. */
export function unsent(staged: Staged, stood: Staged, standing: (slug: string) => number): Staged {
  const left = [...staged].map(([region, tokens]): [string, number] => {
    const there = Math.max(0, standing(region) - (stood.get(region) ?? 0));
    return [region, tokens - there];
  });
  return new Map(left.filter(([, tokens]) => tokens > 0));
}
