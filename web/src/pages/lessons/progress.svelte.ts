/** The tasks that were done in this browser. */
import { CollectedWords } from "../../device/collected.svelte";

class Progress {
  #done = new CollectedWords("lessons");

  has(lesson: string, task: string): boolean {
    return this.#done.has(`${lesson}-${task}`);
  }

  add(lesson: string, task: string): void {
    this.#done.add(`${lesson}-${task}`);
  }
}

export const progress = new Progress();
