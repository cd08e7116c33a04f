// Who went where between two positions: read from what stands there, so that it holds for every
// rule, for a move taken back, and for a game that is watched backwards.
import type { Tokens } from "$/art/tokens";
import type { MapInfo } from "$/wire/types";
import type { Point } from "./geometry";
import type { Spot } from "./layout";
import { armyIn, tokensIn, type Standing, type Standings } from "./standing";
import type { DrawnPiece } from "./things";

export interface Journey {
  /** A stack of tokens, or a piece. */
  stack?: Tokens;
  piece?: DrawnPiece;
  from: Spot;
  to: Spot;
  /** Takes its place, joins those who stand there, or leaves the board. */
  way: "come" | "join" | "leave";
  /** The region it goes to; "" when it leaves. */
  region: string;
  /** Comes from beside the board. */
  enters?: boolean;
}

export interface Ground {
  map: MapInfo;
  /** Where the owner of tokens sits, in units of the map; null where that is not to be seen. */
  home: (seat: number) => Point | null;
}

/** How far beaten tokens go before they are out of sight, and those that go back to the hand. */
const AWAY = 420;
const LIFT = 130;

export function journeys(before: Standings, after: Standings, ground: Ground): Journey[] {
  return [...tokens(before, after, ground), ...pieces(before, after, ground)];
}

// ------------------------------------------------------------------------- tokens

interface Change {
  slug: string;
  army: string;
  tokens: number;
}

/** What every army has more (or, turned round, less) in a region than before. */
function gains(before: Standings, after: Standings): Change[] {
  return [...after].flatMap(([slug, now]) => {
    const then = before.get(slug);
    const army = armyIn(now);
    const stood = armyIn(then) === army ? tokensIn(then) : 0;
    const more = tokensIn(now) - stood;
    return army && more > 0 ? [{ slug, army, tokens: more }] : [];
  });
}

function tokens(before: Standings, after: Standings, ground: Ground): Journey[] {
  const lost = gains(after, before);
  const used = new Set<string>();
  const come = gains(before, after).flatMap((gain) => {
    const source = sourceOf(gain, lost, before, after, ground);
    used.add(`${source.slug} ${gain.army}`);
    const spot = after.get(gain.slug)?.spots.stack;
    const standing = after.get(gain.slug);
    if (!spot || !standing) return [];
    const joins = armyIn(before.get(gain.slug)) === gain.army;
    const stack = stackOf(standing, joins ? gain.tokens : tokensIn(standing));
    const way = joins ? ("join" as const) : ("come" as const);
    return [{ stack, from: source.spot, to: spot, way, region: gain.slug, enters: !source.slug }];
  });
  const gone = lost
    .filter(({ slug, army }) => !used.has(`${slug} ${army}`))
    .flatMap((loss) => leaving(loss, before, after, ground));
  return [...gone, ...come];
}

const stackOf = ({ race, seat, declined }: Standing, count: number): Tokens => ({
  race,
  seat,
  count,
  declined,
});

interface Source {
  /** "" for a place beside the board. */
  slug: string;
  spot: Spot;
}

/**
 * Where tokens come from: conquerors from their own land nearby, those who join others from where
 * they stood, and everybody else from outside.
 */
function sourceOf(
  gain: Change,
  lost: readonly Change[],
  before: Standings,
  after: Standings,
  ground: Ground,
): Source {
  const to = after.get(gain.slug)?.spots.stack ?? { x: 0, y: 0, size: 1 };
  const left = lost.filter(({ army }) => army === gain.army).map(({ slug }) => slug);
  const fromHand = (after.get(gain.slug)?.staged ?? 0) > (before.get(gain.slug)?.staged ?? 0);
  const own = fromHand ? [] : [...before.keys()].filter((slug) => stood(slug));
  const joins = armyIn(before.get(gain.slug)) === gain.army;
  const slug = nearest(gain.slug, to, joins && left.length ? left : own, before, ground.map);
  const spot = before.get(slug)?.spots.stack;
  if (spot) return { slug, spot };
  const printed = ground.map.regions.find((region) => region.slug === gain.slug);
  const home = ground.home(after.get(gain.slug)?.seat ?? 0);
  const outside = printed?.edge && !fromHand ? null : home;
  return { slug: "", spot: { ...(outside ?? border(to, ground.map)), size: to.size } };

  function stood(slug: string): boolean {
    return slug !== gain.slug && armyIn(before.get(slug)) === gain.army;
  }
}

/** The best of *slugs*: a neighbour, and the nearest of those. */
function nearest(
  slug: string,
  to: Point,
  slugs: readonly string[],
  standings: Standings,
  map: MapInfo,
): string {
  const around = map.regions.find((region) => region.slug === slug)?.neighbours ?? [];
  const cost = (each: string): number => {
    const spot = standings.get(each)?.spots.stack ?? to;
    const far = around.includes(each) ? 0 : map.width + map.height;
    return far + Math.hypot(spot.x - to.x, spot.y - to.y);
  };
  return slugs.toSorted((one, other) => cost(one) - cost(other))[0] ?? "";
}

/** The point of the border that is nearest. */
function border({ x, y }: Point, { width, height, margin }: MapInfo): Point {
  const sides: [number, Point][] = [
    [x, { x: -margin, y }],
    [width - x, { x: width + margin, y }],
    [y, { x, y: -margin }],
    [height - y, { x, y: height + margin }],
  ];
  sides.sort(([one], [other]) => one - other);
  return sides[0]?.[1] ?? { x, y };
}

/** The beaten go home; whoever is taken back into the hand just rises a little. */
function leaving(
  { slug, army, tokens }: Change,
  before: Standings,
  after: Standings,
  ground: Ground,
): Journey[] {
  const standing = before.get(slug);
  const spot = standing?.spots.stack;
  if (!standing || !spot) return [];
  const now = armyIn(after.get(slug));
  const beaten = now !== "" && now !== army;
  const home = ground.home(standing.seat) ?? { x: spot.x, y: -ground.map.height };
  const to = towards(spot, home, beaten ? AWAY : LIFT);
  const stack = stackOf(standing, tokens);
  return [{ stack, from: spot, to: { ...to, size: spot.size * 0.8 }, way: "leave", region: "" }];
}

function towards(from: Point, to: Point, most: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(1, most / far);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

// ------------------------------------------------------------------------- pieces

interface Placed {
  slug: string;
  piece: DrawnPiece;
  spot: Spot;
}

/** Pieces that stand in a region now, and did not before. */
function arrived(before: Standings, after: Standings): Placed[] {
  return [...after].flatMap(([slug, { pieces, spots }]) => {
    const known = new Set(before.get(slug)?.pieces.map(({ key }) => key));
    return pieces.flatMap((piece, place) => {
      const spot = spots.pieces[place];
      return spot && !known.has(piece.key) ? [{ slug, piece, spot }] : [];
    });
  });
}

function pieces(before: Standings, after: Standings, { map }: Ground): Journey[] {
  const gone = arrived(after, before);
  const come = arrived(before, after).map(({ slug, piece, spot }): Journey => {
    const same = gone.filter((each) => each.piece.key === piece.key);
    const best = nearest(slug, spot, slugsOf(same), before, map);
    const found = same.find((each) => each.slug === best);
    if (found) gone.splice(gone.indexOf(found), 1);
    const from = found?.spot ?? { ...spot, y: spot.y - spot.size };
    return { piece, from, to: spot, way: "come", region: slug, enters: !found };
  });
  const leave = gone.map(({ piece, spot }): Journey => {
    const to = { x: spot.x, y: spot.y - spot.size / 2, size: spot.size * 0.7 };
    return { piece, from: spot, to, way: "leave", region: "" };
  });
  return [...leave, ...come];
}

const slugsOf = (placed: readonly Placed[]): string[] => placed.map(({ slug }) => slug);

/** Where a journey leads now: the layout may have changed under it. */
export function goalOf({ way, region, piece, to }: Journey, standings: Standings): Spot {
  const standing = standings.get(region);
  if (way === "leave" || !standing) return to;
  if (!piece) return standing.spots.stack ?? to;
  const place = standing.pieces.findIndex(({ key }) => key === piece.key);
  return standing.spots.pieces[place] ?? to;
}

/** The name of what a journey will become, once it is there. */
export const landed = (region: string, piece = ""): string => `${region}/${piece}`;

/** What is not drawn where it stands, since it is still on its way. */
export const landingOf = (all: readonly Journey[]): ReadonlySet<string> =>
  new Set(
    all.filter(({ way }) => way === "come").map(({ region, piece }) => landed(region, piece?.key)),
  );
