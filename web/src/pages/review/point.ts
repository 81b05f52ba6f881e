/** A point of a finished game: the table there, and what decisions at that point lead to. */
import * as api from "../../api/client";
import type { BranchView } from "../../api/types";

/** Requests branches of a table, each once. */
export class Points {
  #kept = new Map<string, Promise<BranchView>>();

  constructor(readonly table: string) {}

  /** Return the table after an event and some decisions. */
  after(number: number, decisions: readonly string[]): Promise<BranchView> {
    const key = `${number} ${decisions.join(";")}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const found = api.branch(this.table, number, [...decisions]);
    this.#kept.set(key, found);
    found.catch(() => this.#kept.delete(key));
    return found;
  }
}
