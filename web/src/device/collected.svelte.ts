/** A set of words that only grows, such as the ids of solved puzzles; all tabs of the page share it. */
import { followSetting, remember, remembered } from "./settings";

const wordsOf = (text: string) => text.split(" ").filter((word) => word !== "");

export class CollectedWords {
  #words = $state.raw<readonly string[]>([]);

  /** The words without spaces are stored under this key of the settings. */
  constructor(readonly key: string) {
    this.#words = wordsOf(remembered(key, ""));
    followSetting(key, (text) => {
      // Another tab has deleted all settings, or stored its words.
      this.#words = text === null ? [] : this.#with(wordsOf(text));
    });
  }

  get all(): readonly string[] {
    return this.#words;
  }

  has(word: string): boolean {
    return this.#words.includes(word);
  }

  add(word: string): void {
    // Another tab may have stored words that this one has not heard of yet.
    const stored = wordsOf(remembered(this.key, ""));
    if (this.has(word) && stored.includes(word)) return;
    this.#words = this.#with([...stored, word]);
    remember(this.key, this.#words.join(" "));
  }

  #with(words: readonly string[]): string[] {
    const known = this.#words;
    return words.reduce((all, word) => (all.includes(word) ? all : [...all, word]), [...known]);
  }
}
