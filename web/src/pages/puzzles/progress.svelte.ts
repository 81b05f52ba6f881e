/** The puzzles solved in this browser, and the days on which the puzzle of the day was solved. */
import { CollectedWords } from "../../device/collected.svelte";
import { bestStreak, streakOn } from "./streaks";

class Progress {
  #solved = new CollectedWords("puzzles");
  /** Days in UTC, like 2026-11-15. */
  #days = new CollectedWords("puzzle-days");

  has(id: string): boolean {
    return this.#solved.has(id);
  }

  /** Count a solved puzzle; `day` is the date on which it is the puzzle of the day, if it is. */
  add(id: string, day: string | null): void {
    this.#solved.add(id);
    if (day !== null) this.#days.add(day);
  }

  solvedOn(day: string): boolean {
    return this.#days.has(day);
  }

  streak(today: string): number {
    return streakOn(this.#days.all, today);
  }

  get best(): number {
    return bestStreak(this.#days.all);
  }
}

export const progress = new Progress();
