// Staged tokens, which are placed on the screen only; never more than are in hand.
import type { StagedTokens } from "$/board/contract";

/** How likely others are to attack a region. */
export type Danger = (region: string) => number;

export const total = (staged: StagedTokens): number =>
  [...staged.values()].reduce((sum, tokens) => sum + tokens, 0);

/** *by* more tokens in *region* (fewer if negative), within 0 and *most* in all regions. */
export function put(staged: StagedTokens, region: string, by: number, most: number): StagedTokens {
  const count = staged.get(region) ?? 0;
  const room = Math.max(0, most - total(staged));
  const newCount = Math.max(0, count + Math.min(by, room));
  const next = new Map(staged);
  if (newCount) next.set(region, newCount);
  else next.delete(region);
  return next;
}

/** Stage all tokens in hand, each where danger is greatest for the tokens that are there. */
export function spread(
  staged: StagedTokens,
  regions: readonly (readonly [string, number])[],
  most: number,
  danger: Danger,
): StagedTokens {
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

/** The tokens in the regions that *isOpen* lets through. */
export const tokensWhere = (
  tokens: StagedTokens,
  isOpen: (region: string) => boolean,
): StagedTokens => new Map([...tokens].filter(([region]) => isOpen(region)));

/** The tokens that are already in the regions of the staged ones. */
export const tokensBelow = (staged: StagedTokens, tokens: (slug: string) => number): StagedTokens =>
  new Map([...staged.keys()].map((slug) => [slug, tokens(slug)]));

/** The staged tokens that have not arrived yet; *before*, *now*: the tokens in their regions. */
export function withoutArrivals(
  staged: StagedTokens,
  before: StagedTokens,
  now: (slug: string) => number,
): StagedTokens {
  const rest = [...staged].map(([region, tokens]): [string, number] => {
    const arrivals = Math.max(0, now(region) - (before.get(region) ?? 0));
    return [region, tokens - arrivals];
  });
  return new Map(rest.filter(([, tokens]) => tokens > 0));
}
