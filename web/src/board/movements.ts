// Which tokens and pieces moved between two positions. Only the two positions are compared, so this
// works for every rule, for undone moves, and for replays that run backwards.
import type { Tokens } from "$/art/tokens";
import type { MapInfo } from "$/wire/types";
import type { Point } from "./geometry";
import type { Spot } from "./layout";
import { armyIn, tokensIn, type RegionContent, type ContentsByRegion } from "./region-contents";
import type { DrawnPiece } from "./things";

export interface Movement {
  /** A stack of tokens, or a piece. */
  stack?: Tokens;
  piece?: DrawnPiece;
  from: Spot;
  to: Spot;
  /** It arrives alone, joins tokens that are there already, or leaves the board. */
  way: "come" | "join" | "leave";
  /** The slug of its destination; "" when it leaves the board. */
  region: string;
  /** It starts outside the board. */
  enters?: boolean;
}

export interface BoardGeometry {
  map: MapInfo;
  /** Where a seat is shown, in units of the map; null if it is not on the screen. */
  seatPosition: (seat: number) => Point | null;
}

/** Distance in units of the map after which defeated tokens are out of sight. */
const DEFEATED_DISTANCE = 420;
/** The same for tokens that return to the hand. */
const RETURNED_DISTANCE = 130;

export function movements(
  before: ContentsByRegion,
  after: ContentsByRegion,
  geometry: BoardGeometry,
): Movement[] {
  return [...tokens(before, after, geometry), ...pieces(before, after, geometry)];
}

// ------------------------------------------------------------------------- tokens

interface Change {
  slug: string;
  army: string;
  tokens: number;
}

/** Tokens that each army gained in a region; with swapped arguments, those that it lost. */
function gains(before: ContentsByRegion, after: ContentsByRegion): Change[] {
  return [...after].flatMap(([slug, now]) => {
    const then = before.get(slug);
    const army = armyIn(now);
    const tokensBefore = armyIn(then) === army ? tokensIn(then) : 0;
    const more = tokensIn(now) - tokensBefore;
    return army && more > 0 ? [{ slug, army, tokens: more }] : [];
  });
}

function tokens(
  before: ContentsByRegion,
  after: ContentsByRegion,
  geometry: BoardGeometry,
): Movement[] {
  const losses = gains(after, before);
  const used = new Set<string>();
  const arrivals = gains(before, after).flatMap((gain) => {
    const source = sourceOf(gain, losses, before, after, geometry);
    used.add(`${source.slug} ${gain.army}`);
    const spot = after.get(gain.slug)?.spots.stack;
    const content = after.get(gain.slug);
    if (!spot || !content) return [];
    const joins = armyIn(before.get(gain.slug)) === gain.army;
    const stack = stackOf(content, joins ? gain.tokens : tokensIn(content));
    const way = joins ? ("join" as const) : ("come" as const);
    return [{ stack, from: source.spot, to: spot, way, region: gain.slug, enters: !source.slug }];
  });
  const departures = losses
    .filter(({ slug, army }) => !used.has(`${slug} ${army}`))
    .flatMap((loss) => departureOf(loss, before, after, geometry));
  return [...departures, ...arrivals];
}

const stackOf = ({ race, seat, declined }: RegionContent, count: number): Tokens => ({
  race,
  seat,
  count,
  declined,
});

interface Source {
  /** "" for a place outside the board. */
  slug: string;
  spot: Spot;
}

/**
 * Where tokens come from: conquerors from the nearest region of their own, redeployed tokens from
 * the region that they left, all others from outside the board.
 */
function sourceOf(
  gain: Change,
  losses: readonly Change[],
  before: ContentsByRegion,
  after: ContentsByRegion,
  geometry: BoardGeometry,
): Source {
  const to = after.get(gain.slug)?.spots.stack ?? { x: 0, y: 0, size: 1 };
  const sources = losses.filter(({ army }) => army === gain.army).map(({ slug }) => slug);
  const fromHand = (after.get(gain.slug)?.staged ?? 0) > (before.get(gain.slug)?.staged ?? 0);
  const own = fromHand ? [] : [...before.keys()].filter((slug) => wasOwn(slug));
  const joins = armyIn(before.get(gain.slug)) === gain.army;
  const slug = nearest(
    gain.slug,
    to,
    joins && sources.length ? sources : own,
    before,
    geometry.map,
  );
  const spot = before.get(slug)?.spots.stack;
  if (spot) return { slug, spot };
  const mapRegion = geometry.map.regions.find((region) => region.slug === gain.slug);
  const home = geometry.seatPosition(after.get(gain.slug)?.seat ?? 0);
  const outside = mapRegion?.edge && !fromHand ? null : home;
  return { slug: "", spot: { ...(outside ?? nearestBorder(to, geometry.map)), size: to.size } };

  function wasOwn(slug: string): boolean {
    return slug !== gain.slug && armyIn(before.get(slug)) === gain.army;
  }
}

/** The nearest of *slugs*; neighbours of *slug* come before all others. */
function nearest(
  slug: string,
  to: Point,
  slugs: readonly string[],
  contents: ContentsByRegion,
  map: MapInfo,
): string {
  const around = map.regions.find((region) => region.slug === slug)?.neighbours ?? [];
  const cost = (each: string): number => {
    const spot = contents.get(each)?.spots.stack ?? to;
    const far = around.includes(each) ? 0 : map.width + map.height;
    return far + Math.hypot(spot.x - to.x, spot.y - to.y);
  };
  return slugs.toSorted((one, other) => cost(one) - cost(other))[0] ?? "";
}

/** The nearest point of the map's border. */
function nearestBorder({ x, y }: Point, { width, height, margin }: MapInfo): Point {
  const sides: [number, Point][] = [
    [x, { x: -margin, y }],
    [width - x, { x: width + margin, y }],
    [y, { x, y: -margin }],
    [height - y, { x, y: height + margin }],
  ];
  sides.sort(([one], [other]) => one - other);
  return sides[0]?.[1] ?? { x, y };
}

/** Defeated tokens move towards their owner's seat; tokens that return to the hand only a little. */
function departureOf(
  { slug, army, tokens }: Change,
  before: ContentsByRegion,
  after: ContentsByRegion,
  geometry: BoardGeometry,
): Movement[] {
  const content = before.get(slug);
  const spot = content?.spots.stack;
  if (!content || !spot) return [];
  const now = armyIn(after.get(slug));
  const defeated = now !== "" && now !== army;
  const home = geometry.seatPosition(content.seat) ?? { x: spot.x, y: -geometry.map.height };
  const to = towards(spot, home, defeated ? DEFEATED_DISTANCE : RETURNED_DISTANCE);
  const stack = stackOf(content, tokens);
  return [{ stack, from: spot, to: { ...to, size: spot.size * 0.8 }, way: "leave", region: "" }];
}

function towards(from: Point, to: Point, most: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(1, most / far);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

// ------------------------------------------------------------------------- pieces

interface PlacedPiece {
  slug: string;
  piece: DrawnPiece;
  spot: Spot;
}

/** Pieces that are in a region now and were not before. */
function newPieces(before: ContentsByRegion, after: ContentsByRegion): PlacedPiece[] {
  return [...after].flatMap(([slug, { pieces, spots }]) => {
    const old = new Set(before.get(slug)?.pieces.map(({ key }) => key));
    return pieces.flatMap((piece, place) => {
      const spot = spots.pieces[place];
      return spot && !old.has(piece.key) ? [{ slug, piece, spot }] : [];
    });
  });
}

function pieces(
  before: ContentsByRegion,
  after: ContentsByRegion,
  { map }: BoardGeometry,
): Movement[] {
  const missing = newPieces(after, before);
  const arrivals = newPieces(before, after).map(({ slug, piece, spot }): Movement => {
    const same = missing.filter((each) => each.piece.key === piece.key);
    const best = nearest(slug, spot, slugsOf(same), before, map);
    const source = same.find((each) => each.slug === best);
    if (source) missing.splice(missing.indexOf(source), 1);
    const from = source?.spot ?? { ...spot, y: spot.y - spot.size };
    return { piece, from, to: spot, way: "come", region: slug, enters: !source };
  });
  const departures = missing.map(({ piece, spot }): Movement => {
    const to = { x: spot.x, y: spot.y - spot.size / 2, size: spot.size * 0.7 };
    return { piece, from: spot, to, way: "leave", region: "" };
  });
  return [...departures, ...arrivals];
}

const slugsOf = (all: readonly PlacedPiece[]): string[] => all.map(({ slug }) => slug);

/** Where a movement ends; the layout may have changed since it began. */
export function destinationOf(
  { way, region, piece, to }: Movement,
  contents: ContentsByRegion,
): Spot {
  const content = contents.get(region);
  if (way === "leave" || !content) return to;
  if (!piece) return content.spots.stack ?? to;
  const place = content.pieces.findIndex(({ key }) => key === piece.key);
  return content.spots.pieces[place] ?? to;
}

/** Identifies the stack (or the piece) that a movement ends as. */
export const arrivalKey = (region: string, piece = ""): string => `${region}/${piece}`;

/** What is still moving, and so not yet drawn at its destination. */
export const arrivalsIn = (all: readonly Movement[]): ReadonlySet<string> =>
  new Set(
    all
      .filter(({ way }) => way === "come")
      .map(({ region, piece }) => arrivalKey(region, piece?.key)),
  );
