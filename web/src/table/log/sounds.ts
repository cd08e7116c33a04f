// Short, soft sounds, synthesised by the browser; off unless the settings switch them on.
import { settings } from "$/state/settings.svelte";
import { seatArgument } from "$/words/message";
import type { Entry } from "$/wire/types";
import { isConquest } from "$/table/log/happenings";

export type Sound = "conquer" | "die" | "coin" | "turn" | "lost" | "decline";

interface Note {
  /** In Hz; 0 is a short noise, like wood on wood. */
  pitch: number;
  /** How long it fades, and when it begins, in seconds. */
  length: number;
  start: number;
  /** How loud it is, from 0 to 1. */
  volume: number;
}

const note = (pitch: number, start: number, length: number, volume = 1): Note => ({
  pitch,
  start,
  length,
  volume,
});
const knock = (start: number, volume: number): Note => note(0, start, 0.05, volume);

/** A drum for fights, wood for the die, bells for coins, a rising third for my turn. */
const NOTES: Record<Sound, readonly Note[]> = {
  conquer: [knock(0, 0.5), note(147, 0, 0.22), note(220, 0.06, 0.26, 0.6)],
  die: [knock(0, 0.7), knock(0.09, 0.5), knock(0.2, 0.4), knock(0.34, 0.25)],
  coin: [note(1175, 0, 0.25, 0.35), note(1568, 0.07, 0.4, 0.3)],
  turn: [note(392, 0, 0.5, 0.8), note(494, 0.16, 0.7, 0.8)],
  lost: [note(175, 0, 0.35), note(131, 0.12, 0.5)],
  decline: [note(330, 0, 0.5, 0.6), note(262, 0.2, 0.6, 0.6), note(196, 0.4, 0.9, 0.6)],
};
const LOUDNESS = 0.16;
/** Sounds of moves that follow each other faster than this would be a rattle; in ms. */
const GAP = 250;

let context: AudioContext | null = null;
let lastTime = -GAP;

export function playSound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  // Before the first click or key, browsers refuse to play anything, and complain.
  if (!(navigator as Partial<Navigator>).userActivation?.hasBeenActive) return;
  const time = performance.now();
  // My turn is worth a sound even just after a move.
  if (name !== "turn" && time - lastTime < GAP) return;
  lastTime = time;
  context ??= new AudioContext();
  void context.resume();
  for (const each of NOTES[name]) playNote(context, each);
}

/** A struck note: it begins within milliseconds, without a click, and fades away. */
function playNote(audio: AudioContext, { pitch, length, start, volume }: Note): void {
  const begin = audio.currentTime + start;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUDNESS * volume, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  gain.connect(audio.destination);
  const source = pitch ? tone(audio, pitch) : noise(audio);
  source.connect(gain);
  source.start(begin);
  source.stop(begin + length);
}

function tone(audio: AudioContext, pitch: number): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  return oscillator;
}

/** Noise without its sharp part: each sample is the average of a few random ones. */
function noise(audio: AudioContext): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.06), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let level = 0;
  for (let place = 0; place < samples.length; place += 1) {
    level += ((Math.random() * 2 - 1) * 2 - level) * 0.18;
    samples[place] = level;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** The sound of a log entry for the player of the seats *mine*; null if it has none. */
export function soundOf(entry: Entry, mine: readonly number[]): Sound | null {
  if (entry.kind !== "move") return null;
  if (typeof entry.die === "number") return "die";
  const events = entry.events ?? [];
  const happens = (key: string, own: boolean): boolean =>
    events.some((event) => event.key === key && (!own || mine.includes(seatArgument(event))));
  if (happens("event-lost", true)) return "lost";
  if (happens("event-declined", false)) return "decline";
  if (happens("event-scored", true)) return "coin";
  return events.some(isConquest) ? "conquer" : null;
}
