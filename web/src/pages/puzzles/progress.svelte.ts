/**
 * The puzzles solved in this browser, and the days on which the puzzle of the day was solved. A
 * puzzle whose solution was shown first counts as seen, not as solved.
 */
import { CollectedWords } from "../../device/collected.svelte";
import { bestStreak, streakOn } from "./streaks";

class Progress {
  #solved = new CollectedWords("puzzles");
  #seen = new CollectedWords("puzzles-seen");
  /** Days in UTC, like 2026-11-15. */
  #days = new CollectedWords("puzzle-days");
  /** Days on which the solution of the puzzle of the day was shown before it was solved. */
  #seenDays = new CollectedWords("puzzle-days-seen");

  has(id: string): boolean {
    return this.#solved.has(id);
  }

  /** Whether the solution was shown before the puzzle was solved. */
  hasSeen(id: string): boolean {
    return this.#seen.has(id) && !this.has(id);
  }

  /** Count a solved puzzle; `day` is the date on which it is the puzzle of the day, if it is. */
  add(id: string, day: string | null): void {
    if (!this.#seen.has(id)) this.#solved.add(id);
    if (day !== null && !this.#seenDays.has(day)) this.#days.add(day);
  }

  /** Count a puzzle whose solution was shown; `day` is that of `add`. */
  see(id: string, day: string | null): void {
    if (!this.has(id)) this.#seen.add(id);
    if (day !== null && !this.solvedOn(day)) this.#seenDays.add(day);
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
