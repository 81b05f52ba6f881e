/** Scenes of other players' turns, shown one after the other; they can be skipped. */
import type { Card, GameView, LogEntry } from "../api/types";
import { boughtIn, type Frame, framesOf } from "../model/scene";
import { prefersStill, preferences } from "../device/preferences.svelte";

/** How long a frame of weight 1 is shown, in milliseconds. */
const PAUSES = { off: 0, fast: 450, normal: 900, slow: 1600 };

export class Scenes {
  frame = $state.raw<Frame | null>(null);
  /** The turn that is being shown. */
  entry = $state.raw<LogEntry | null>(null);
  /** The cards that are bought in it. */
  cards = $state.raw<readonly Card[]>([]);
  #queue: LogEntry[] = [];
  #running = false;
  #wake: () => void = () => {};

  /** `gameAt` returns the game after an event. */
  constructor(readonly gameAt: (number: number) => Promise<GameView | null>) {}

  get wanted(): boolean {
    return preferences.speed !== "off" && !prefersStill();
  }

  show(entries: readonly LogEntry[]): void {
    this.#queue.push(...entries);
    if (!this.#running) void this.#run();
  }

  /** Skip all scenes, and show the current table. */
  skip(): void {
    this.#queue = [];
    this.frame = null;
    this.entry = null;
    this.#wake();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let entry = this.#queue.shift(); entry; entry = this.#queue.shift()) {
        const [before, after] = await Promise.all([
          this.gameAt(entry.number - 1),
          this.gameAt(entry.number),
        ]);
        if (!before || !after) continue;
        this.cards = boughtIn(before, entry);
        await this.#play(entry, framesOf(before, after, entry));
      }
    } finally {
      this.#running = false;
      this.frame = null;
      this.entry = null;
    }
  }

  async #play(entry: LogEntry, frames: readonly Frame[]): Promise<void> {
    this.entry = entry;
    for (const frame of frames) {
      if (this.entry !== entry) return;
      this.frame = frame;
      await this.#pause(PAUSES[preferences.speed] * frame.weight);
    }
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const clock = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(clock);
        done();
      };
    });
  }
}
