import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/state/settings.svelte";
import { playSound, soundOf } from "$/table/log/sounds";
import type { Message } from "$/wire/types";
import { entry } from "./fakes";

const event = (key: string, seat: number): Message => ({
  type: "message",
  key: `event-${key}`,
  args: { seat: { type: "seat", number: seat } },
});
const soundFor = (...events: Message[]) => soundOf(entry(1, { events }), [1]);

describe("the sound of a move", () => {
  it("is my loss before the conquest that caused it", () => {
    expect(soundFor(event("conquered", 2), event("lost", 1))).toBe("lost");
    expect(soundFor(event("conquered", 2), event("lost", 3))).toBe("conquer");
  });
  it("is coins only for my own income, and nothing for small steps", () => {
    expect(soundFor(event("scored", 1))).toBe("coin");
    expect(soundFor(event("scored", 2))).toBeNull();
    expect(soundFor(event("deployed", 1))).toBeNull();
    expect(soundFor(event("declined", 2))).toBe("decline");
    expect(soundOf(entry(1, { die: 2 }), [1])).toBe("die");
    expect(soundOf(entry(1, { kind: "chat" }), [1])).toBeNull();
  });
});

describe("sounds", () => {
  let begun: number;
  class Node {
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    frequency = { value: 0 };
    connect(): void {}
    start(): void {
      begun += 1;
    }
    stop(): void {}
  }
  class Audio {
    currentTime = 0;
    destination = null;
    createGain = () => new Node();
    createOscillator = () => new Node();
    resume = () => Promise.resolve();
  }
  beforeEach(() => {
    begun = 0;
    vi.useFakeTimers();
    vi.stubGlobal("AudioContext", Audio);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  });
  afterEach(() => {
    settings.sound = false;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are off until they are switched on", () => {
    playSound("coin");
    expect(begun).toBe(0);
    settings.sound = true;
    playSound("coin");
    expect(begun).toBe(2);
  });

  it("do not rattle, but my turn is always heard", () => {
    settings.sound = true;
    vi.advanceTimersByTime(1000);
    playSound("lost");
    playSound("lost");
    expect(begun).toBe(2);
    playSound("turn");
    expect(begun).toBe(4);
    vi.advanceTimersByTime(1000);
    playSound("lost");
    expect(begun).toBe(6);
  });
});
