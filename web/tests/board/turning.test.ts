import { describe, expect, it } from "vitest";
import { layout } from "$/board/layout";
import {
  KEYS_BEFORE,
  pointBefore,
  turnedLayout,
  turnedPoint,
  turnedSize,
  worthTurning,
} from "$/board/turning";

const sheet = { width: 600, height: 400 };

describe("a board on a tall screen", () => {
  it("is turned where that makes it larger", () => {
    expect(worthTurning(sheet, { width: 390, height: 520 })).toBe(true);
    expect(worthTurning(sheet, { width: 780, height: 520 })).toBe(false);
    expect(worthTurning(turnedSize(sheet), { width: 390, height: 520 })).toBe(false);
  });

  it("has its left side up", () => {
    expect(turnedPoint({ x: 0, y: 400 }, sheet)).toEqual({ x: 0, y: 0 });
    expect(turnedPoint({ x: 600, y: 0 }, sheet)).toEqual({ x: 400, y: 600 });
    const point = { x: 123, y: 321 };
    expect(pointBefore(turnedPoint(point, sheet), sheet)).toEqual(point);
  });

  it("follows the arrow keys as the screen is", () => {
    // Up on the screen is to the left of the map.
    expect(KEYS_BEFORE["ArrowUp"]).toBe("ArrowLeft");
    expect(new Set(Object.values(KEYS_BEFORE)).size).toBe(4);
  });

  it("shows things large enough to read, and never one over the other", () => {
    const room = { x: 0, y: 0, width: 300, height: 200 };
    const least = { stack: 270, piece: 150, mark: 290 };
    const needs = { stack: true, pieces: 1, mark: true, least };
    for (const places of [layout(room, needs), turnedLayout(room, needs, 1)]) {
      const all = [places.stack, ...places.pieces, places.mark].filter((spot) => spot !== null);
      expect(all.map(({ size }) => size >= 150)).toEqual([true, true, true]);
      for (const [one, other] of [
        [all[0], all[1]],
        [all[1], all[2]],
      ])
        if (one && other)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
            (one.size + other.size) / 2,
          );
    }
  });

  it("has tokens and prices side by side as the screen is", () => {
    const room = { x: 100, y: 100, width: 300, height: 800 };
    const { stack, mark } = turnedLayout(room, { stack: true, pieces: 0, mark: true }, 1);
    const [one, other] = [stack, mark].map((spot) => spot && turnedPoint(spot, sheet));
    expect(one?.y).toBeCloseTo(other?.y ?? 0);
    expect(one?.x).toBeLessThan(other?.x ?? 0);
  });
});
