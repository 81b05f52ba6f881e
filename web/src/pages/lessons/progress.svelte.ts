/** The tasks that were done in this browser. */
import { remember, remembered } from "../../device/settings";

const KEY = "lessons";

class Progress {
  #done = $state.raw<readonly string[]>(
    remembered(KEY, "")
      .split(" ")
      .filter((name) => name !== ""),
  );

  has(lesson: string, task: string): boolean {
    return this.#done.includes(`${lesson}-${task}`);
  }

  add(lesson: string, task: string): void {
    if (this.has(lesson, task)) return;
    this.#done = [...this.#done, `${lesson}-${task}`];
    remember(KEY, this.#done.join(" "));
  }
}

export const progress = new Progress();
