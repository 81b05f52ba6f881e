/** Short sounds, synthesised when they are played. */
import { preferences } from "./preferences.svelte";

export type Sound = "click" | "place" | "turn" | "confirm" | "end";

let context: AudioContext | null = null;

/** The notes of each sound: pitch in hertz, then start and length in seconds. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  click: [[880, 0, 0.05]],
  place: [
    [240, 0, 0.09],
    [180, 0.07, 0.1],
    [140, 0.15, 0.12],
  ],
  turn: [
    [523, 0, 0.22],
    [784, 0.12, 0.34],
  ],
  confirm: [
    [392, 0, 0.12],
    [523, 0.08, 0.14],
    [659, 0.16, 0.24],
  ],
  end: [
    [392, 0, 0.3],
    [494, 0.14, 0.3],
    [587, 0.28, 0.3],
    [784, 0.42, 0.7],
  ],
};

export function play(sound: Sound): void {
  // Browsers allow sound only after the user has interacted with the page.
  if (!preferences.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  for (const [pitch, begin, length] of NOTES[sound]) ring(context, pitch, begin, length);
}

function ring(context: AudioContext, pitch: number, begin: number, length: number): void {
  const start = context.currentTime + begin;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.02, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.16, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
