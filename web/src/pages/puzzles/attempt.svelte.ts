/** A puzzle that is being solved: its table, the decision in progress, and the verdict. */
import { Refused } from "../../api/client";
import { sentenceOf, whyNotLoaded } from "../../api/failures";
import { checkPuzzle, getPuzzle, getSolution, helpPuzzle } from "../../api/puzzles";
import type { Draft, GameView, PuzzleSolution, PuzzleVerdict, PuzzleView } from "../../api/types";
import type { Trial } from "../../turn/trial";
import { Turn } from "../../turn/turn.svelte";

/** Try one decision of a puzzle; nothing is stored. */
const inPuzzle = (id: string, draft: Draft): Trial => ({
  seat: draft.seat,
  // A decision is judged before the next one is due, so only the first draft is needed.
  draft: () => Promise.resolve(draft),
  help: (staircase) => helpPuzzle(id, staircase),
});

/** Whether the server says that there is no such puzzle, or that no puzzle has such an id. */
const saysMissing = (error: unknown) =>
  error instanceof Refused && (error.status === 404 || error.status === 422);

export class PuzzleAttempt {
  view = $state.raw<PuzzleView | null>(null);
  turn = $state.raw<Turn | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Whether there is no such puzzle. */
  missing = $state(false);
  /** Why the puzzle could not be loaded; empty if it was. */
  failure = $state("");
  /** Why the last answer could not be judged, or the solution not be shown. */
  refusal = $state("");
  /** Whether an answer is being judged, or the solution is being loaded. */
  busy = $state(false);
  #decided: readonly string[] = [];
  /** The verdict on the decisions that were right, while the next one is due. */
  #right: PuzzleVerdict | null = null;

  constructor(readonly id: string) {}

  /** The game to show: after the solution, after a wrong answer, or before the decision. */
  get game(): GameView | null {
    if (this.solution) return this.solution.draft.game;
    if (this.verdict && !this.asking) return this.verdict.draft.game;
    return this.turn?.game ?? null;
  }

  get solved(): boolean {
    return this.verdict?.solved ?? false;
  }

  /** Whether a decision is due. */
  get asking(): boolean {
    const { verdict } = this;
    if (this.solution || this.solved) return false;
    return verdict === null || verdict.right || verdict.refused !== null;
  }

  /** Whether the staircase is right and the cards bought with it are not the best ones. */
  get onlyCardsAreWrong(): boolean {
    const answered = this.verdict !== null && !this.asking && !this.solved;
    return this.#right !== null && answered && this.solution === null;
  }

  async open(): Promise<void> {
    this.failure = "";
    try {
      this.view = await getPuzzle(this.id);
      await this.begin();
    } catch (error) {
      if (saysMissing(error)) this.missing = true;
      else this.failure = whyNotLoaded(error);
    }
  }

  /** Ask again from the first decision. */
  async begin(): Promise<void> {
    this.verdict = null;
    this.solution = null;
    this.#decided = [];
    this.#right = null;
    await this.#ask(this.view!.draft);
  }

  /** After a wrong answer, ask for the same decision again; after the solution, for the first. */
  async retry(): Promise<void> {
    const right = this.solution ? null : this.#right;
    if (right === null) return this.begin();
    await this.#ask(right.draft);
    this.verdict = right;
  }

  async #ask(draft: Draft): Promise<void> {
    const next = new Turn(inPuzzle(this.id, draft));
    await next.begin();
    this.turn = next;
  }

  async check(decision: string): Promise<void> {
    await this.#request(async () => {
      const decisions = [...this.#decided, decision];
      const verdict = await checkPuzzle(this.id, decisions);
      if (verdict.right && !verdict.solved) {
        this.#decided = decisions;
        this.#right = verdict;
        await this.#ask(verdict.draft);
      }
      this.verdict = verdict;
    });
  }

  async show(): Promise<void> {
    await this.#request(async () => {
      this.solution = await getSolution(this.id);
    });
  }

  /** Run one request at a time: a second click must not be answered long after it was made. */
  async #request(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = "";
    try {
      await action();
    } catch (error) {
      this.refusal = sentenceOf(error);
    } finally {
      this.busy = false;
    }
  }
}
