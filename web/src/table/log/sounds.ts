// Short sounds, synthesised by the browser; off unless the settings switch them on.
import { settings } from "$/state/settings.svelte";
import { seatArgument } from "$/words/message";
import type { Entry } from "$/wire/types";

export type Sound = "conquer" | "die" | "coin" | "turn" | "lost";

/** Tones one after the other: frequency in Hz, length and start in seconds. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  conquer: [
    [196, 0.09, 0],
    [294, 0.12, 0.07],
  ],
  die: [
    [820, 0.03, 0],
    [700, 0.03, 0.06],
    [880, 0.03, 0.13],
    [620, 0.05, 0.22],
  ],
  coin: [
    [1318, 0.06, 0],
    [1760, 0.18, 0.06],
  ],
  turn: [
    [523, 0.14, 0],
    [659, 0.14, 0.13],
    [784, 0.24, 0.26],
  ],
  lost: [
    [220, 0.14, 0],
    [165, 0.22, 0.12],
  ],
};

let context: AudioContext | null = null;

export function playSound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, length, start] of TONES[name]) playTone(context, pitch, length, start);
}

function playTone(audio: AudioContext, pitch: number, length: number, start: number): void {
  const begin = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

const CONQUESTS = ["event-conquered", "event-conquered-by"];

/** The sound of a log entry for the player of the seats *mine*; null if it has none. */
export function soundOf(entry: Entry, mine: readonly number[]): Sound | null {
  if (entry.kind !== "move") return null;
  if (typeof entry.die === "number") return "die";
  const events = entry.events ?? [];
  if (events.some((event) => event.key === "event-lost" && mine.includes(seatArgument(event))))
    return "lost";
  if (events.some(({ key }) => key === "event-scored")) return "coin";
  return events.some(({ key }) => CONQUESTS.includes(key)) ? "conquer" : null;
}
