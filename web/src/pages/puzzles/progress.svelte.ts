/** The puzzles solved in this browser, and the days on which the puzzle of the day was solved. */
import { remember, remembered } from "../../device/settings";
import { bestStreak, streakOn } from "./streaks";

const SOLVED = "puzzles";
const DAYS = "puzzle-days";

const words = (key: string) =>
  remembered(key, "")
    .split(" ")
    .filter((word) => word !== "");

class Progress {
  #solved = $state.raw<readonly string[]>(words(SOLVED));
  /** Days in UTC, like 2026-11-15. */
  #days = $state.raw<readonly string[]>(words(DAYS));

  has(id: string): boolean {
    return this.#solved.includes(id);
  }

  /** Count a solved puzzle; `day` is the date on which it is the puzzle of the day, if it is. */
  add(id: string, day: string | null): void {
    if (!this.has(id)) {
      this.#solved = [...this.#solved, id];
      remember(SOLVED, this.#solved.join(" "));
    }
    if (day !== null && !this.#days.includes(day)) {
      this.#days = [...this.#days, day].sort();
      remember(DAYS, this.#days.join(" "));
    }
  }

  solvedOn(day: string): boolean {
    return this.#days.includes(day);
  }

  streak(today: string): number {
    return streakOn(this.#days, today);
  }

  get best(): number {
    return bestStreak(this.#days);
  }
}

export const progress = new Progress();
