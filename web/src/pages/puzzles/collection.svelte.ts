/** The list of puzzles, and the choice of the next one. */
import { whyNotLoaded } from "../../api/failures";
import { getPuzzles } from "../../api/puzzles";
import type { PuzzleList, PuzzleSummary } from "../../api/types";
import { remember, remembered } from "../../device/settings";
import { language } from "../../text/language.svelte";
import { progress } from "./progress.svelte";

class Collection {
  list = $state.raw<PuzzleList | null>(null);
  /** Why the list could not be loaded; empty if it was. */
  failure = $state("");
  /** How far the list was scrolled when one of its puzzles was opened, in pixels. */
  scrolled = 0;
  /**
   * The chosen theme and difficulty. `other` means any theme or difficulty: it selects the default
   * variant (`*[other]`) of the Fluent texts.
   */
  theme = $state(remembered("puzzle-theme", "other"));
  difficulty = $state(remembered("puzzle-difficulty", "other"));

  /** Whether list and texts are loaded. */
  get ready(): boolean {
    return this.list !== null && language.has("puzzle-title");
  }

  get puzzles(): readonly PuzzleSummary[] {
    return this.list?.puzzles ?? [];
  }

  /** Load the list again, because the day may have changed. */
  async open(): Promise<void> {
    this.failure = "";
    try {
      const [found] = await Promise.all([getPuzzles(), language.loadTopic("puzzles")]);
      this.list = found;
    } catch (error) {
      this.failure = whyNotLoaded(error);
    }
  }

  choose(theme: string, difficulty: string): void {
    [this.theme, this.difficulty] = [theme, difficulty];
    remember("puzzle-theme", theme);
    remember("puzzle-difficulty", difficulty);
  }

  /** Return the puzzles with a theme and a difficulty. */
  select(theme = this.theme, difficulty = this.difficulty): PuzzleSummary[] {
    return this.puzzles.filter(
      (each) =>
        (theme === "other" || each.themes.some((found) => found === theme)) &&
        (difficulty === "other" || each.difficulty === difficulty),
    );
  }

  /** The themes of the puzzles, sorted. */
  get themes(): string[] {
    const all = this.puzzles.flatMap((each) => each.themes);
    return all.filter((theme, index) => all.indexOf(theme) === index).sort();
  }

  /**
   * Return the next puzzle of the chosen kind that was neither solved nor seen; if there is none,
   * the next unsolved one, and then the next one.
   */
  after(id: string): PuzzleSummary | null {
    const found = this.select();
    const at = found.findIndex((each) => each.id === id);
    const inOrder = [...found.slice(at + 1), ...found.slice(0, at + 1)];
    const other = inOrder.filter((each) => each.id !== id);
    const unsolved = other.filter((each) => !progress.has(each.id));
    const unseen = unsolved.find((each) => !progress.hasSeen(each.id));
    return unseen ?? unsolved[0] ?? other[0] ?? inOrder[0] ?? null;
  }

  /** Return the number of a puzzle, from 1. */
  numberOf(id: string): number {
    return 1 + this.puzzles.findIndex((each) => each.id === id);
  }

  /** Return today's date if this is the puzzle of the day. */
  dayOf(id: string): string | null {
    return this.list?.today === id ? this.list.day : null;
  }
}

export const collection = new Collection();
