/** The review of a finished game, requested repeatedly until it is done; and the table's log. */
import * as api from "../../api/client";
import { sentenceOf } from "../../api/failures";
import type {
  GameError,
  GameReview,
  GameView,
  LogEntry,
  ReviewDepth,
  ReviewedTurn,
  SeatView,
  You,
} from "../../api/types";
import { seatName } from "../../model/names";
import { language } from "../../text/language.svelte";

/** An error with its turn. */
export interface Mistake {
  /** The index of the turn in the review, from 0. */
  at: number;
  turn: ReviewedTurn;
  error: GameError;
}

/** Milliseconds before asking again while another review of this person runs. */
const PAUSE = 1500;

export class GameReviewing {
  review = $state.raw<GameReview | null>(null);
  /** The depth of `review`. */
  depth = $state<ReviewDepth>("quick");
  seats = $state.raw<readonly SeatView[]>([]);
  you = $state.raw<You>({ seats: [], away: [], host: false });
  /** The depth that is being computed, and how much of it is done, from 0 to 1. */
  pending = $state<ReviewDepth | null>(null);
  progress = $state(0);
  /** Whether the review has not begun, because others run first. */
  waiting = $state(false);
  missing = $state(false);
  /** Whether the table could not be loaded. */
  lost = $state(false);
  unfinished = $state(false);
  /** The game at its end. */
  end = $state.raw<GameView | null>(null);
  failure = $state("");
  #log = $state.raw<readonly LogEntry[]>([]);
  #leaving = new AbortController();

  constructor(readonly id: string) {}

  get ready(): boolean {
    return language.has("review-overview") && language.has("coach-title");
  }

  /** The seats of this person. */
  get mine(): readonly number[] {
    return [...this.you.seats, ...this.you.away];
  }

  /** All errors, the largest first. */
  get mistakes(): Mistake[] {
    const all = (this.review?.turns ?? []).flatMap((turn, at) =>
      turn.errors.map((error) => ({ at, turn, error })),
    );
    return all.sort((one, other) => other.error.loss - one.error.loss);
  }

  get ownMistakes(): Mistake[] {
    return this.mistakes.filter(({ turn }) => this.mine.includes(turn.seat));
  }

  nameOf = (seat: number | null): string => seatName(this.seats, seat);

  /** The log's entries of a turn. */
  entriesOf(turn: ReviewedTurn): readonly LogEntry[] {
    const first = this.#log.findIndex(({ number }) => number > turn.number);
    const rest = this.#log.slice(first).filter(({ type }) => type === "played");
    const end = rest.findIndex(
      ({ seat, played }) => seat !== turn.seat || played[0]?.round !== turn.round,
    );
    return end < 0 ? rest : rest.slice(0, end);
  }

  async open(): Promise<void> {
    try {
      const [seen, log] = await Promise.all([
        api.getTable(this.id),
        api.getLog(this.id),
        language.loadTopic("coach"),
        language.loadTopic("review"),
      ]);
      this.seats = seen.table.seats;
      this.you = seen.you;
      this.end = seen.table.game;
      this.#log = log.entries;
      this.unfinished = seen.table.status !== "finished";
    } catch (error) {
      if (error instanceof api.Refused) this.missing = true;
      else this.lost = true;
      return;
    }
    if (!this.unfinished) await this.make("quick");
  }

  /** Request a review repeatedly until it is done. */
  async make(depth: ReviewDepth): Promise<void> {
    const { signal } = this.#leaving;
    this.failure = "";
    this.progress = 0;
    this.pending = depth;
    this.waiting = true;
    try {
      while (this.pending !== null) {
        const answer = await this.#ask(depth, signal);
        if (answer?.review) {
          this.review = answer.review;
          this.depth = depth;
          this.pending = null;
        }
        this.waiting = answer === null || answer.status === "waiting";
        if (answer && answer.total > 0) this.progress = answer.done / answer.total;
      }
    } catch (error) {
      this.pending = null;
      if (!signal.aborted) this.failure = sentenceOf(error);
    }
  }

  /** Return an answer; `null` if another review of this person must end first. */
  async #ask(depth: ReviewDepth, signal: AbortSignal) {
    try {
      return await api.reviewGame(this.id, depth, signal);
    } catch (error) {
      const isBusy = error instanceof api.Refused && error.problem.code === "server-review-running";
      if (!isBusy) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
      signal.throwIfAborted();
      return null;
    }
  }

  /** Stop asking; the server then cancels the review. */
  close(): void {
    this.#leaving.abort();
  }
}
