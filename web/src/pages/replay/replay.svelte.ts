/** A replay: the table after each turn, which is requested once and cached. */
import * as api from "../../api/client";
import type { BranchView, LogEntry, SeatView } from "../../api/types";

export class Replay {
  /** The events after which the table can be shown: the start, and every turn. */
  stops = $state.raw<readonly LogEntry[]>([]);
  seats = $state.raw<readonly SeatView[]>([]);
  at = $state(0);
  shown = $state.raw<BranchView | null>(null);
  missing = $state(false);
  /** Whether the game is over. */
  finished = $state(false);
  // No component observes this cache.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #kept = new Map<number, BranchView>();

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const [seen, log] = await Promise.all([api.getTable(this.id), api.getLog(this.id)]);
      this.seats = seen.table.seats;
      this.finished = seen.table.status === "finished";
      this.stops = log.entries.filter(
        (entry) => entry.type === "started" || entry.type === "played",
      );
      if (this.stops.length === 0) this.missing = true;
      else await this.go(this.stops.length - 1);
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.missing = true;
    }
  }

  get last(): number {
    return Math.max(0, this.stops.length - 1);
  }

  get entry(): LogEntry | null {
    return this.stops[this.at] ?? null;
  }

  async go(at: number): Promise<void> {
    this.at = Math.min(this.last, Math.max(0, at));
    const number = this.stops[this.at]!.number;
    const found = this.#kept.get(number) ?? (await api.branch(this.id, number, []));
    this.#kept.set(number, found);
    // The slider may have moved meanwhile.
    if (this.stops[this.at]?.number === number) this.shown = found;
  }
}
