/** The turn in progress: decisions are tried as drafts, then played in one request. */
import * as api from "../api/client";
import type { Choices, Draft, GameView, Hint, HintStep } from "../api/types";
import { sentenceOf } from "../api/failures";
import type { Spot } from "../model/lattice";
import { isStaircase } from "../model/notation";
import { Building, nothingLaid } from "./building.svelte";
import type { Trial } from "./trial";

export class Turn {
  decisions = $state.raw<readonly string[]>([]);
  draft = $state.raw<Draft | null>(null);
  building = $state.raw<Building | null>(null);
  /** The server's sentence about the last refusal. */
  refusal = $state("");
  busy = $state(false);
  sent = $state(false);
  /** The hint for the next decision, and how many of its three steps are shown. */
  hint = $state.raw<Hint | null>(null);
  hintSteps = $state(0);
  thinking = $state(false);
  /** The spots of the reason that the player points at. */
  pointed = $state.raw<readonly Spot[]>([]);
  /** The last command, while it is unknown whether it was stored. */
  #unsettled: api.TurnCommand | null = null;

  constructor(readonly trial: Trial) {}

  get seat(): number {
    return this.trial.seat;
  }

  /** The game after all decisions so far. */
  get game(): GameView | null {
    return this.draft?.game ?? null;
  }

  /** The choices for the next decision; `null` when the turn is complete. */
  get choices(): Choices | null {
    return this.draft?.choices ?? null;
  }

  get complete(): boolean {
    return this.draft?.turn_over ?? false;
  }

  /** Whether it is unknown if the sent turn was stored; the next view of the table will show it. */
  get unsettled(): boolean {
    return this.#unsettled !== null;
  }

  get canUndo(): boolean {
    return !this.sent && (this.decisions.length > 0 || (this.building?.canUndo ?? false));
  }

  get canHint(): boolean {
    return this.trial.hint !== undefined && !this.complete;
  }

  /** The steps of the hint that are shown. */
  get shownSteps(): HintStep[] {
    return this.hint
      ? [this.hint.look, this.hint.where, this.hint.turn].slice(0, this.hintSteps)
      : [];
  }

  /** Show the next step of the hint; all three come with one request. */
  async showHint(): Promise<void> {
    const { draft } = this;
    this.thinking = true;
    try {
      const hint = this.hint ?? (await this.trial.hint!(this.decisions));
      // Another decision was made meanwhile.
      if (draft !== this.draft) return;
      this.hint = hint;
      this.hintSteps = Math.min(3, this.hintSteps + 1);
    } finally {
      this.thinking = false;
    }
  }

  async begin(): Promise<void> {
    await this.#try([]);
  }

  async decide(decision: string): Promise<boolean> {
    return this.#try([...this.decisions, decision]);
  }

  /** Undo the last arch while building, otherwise the last decision. */
  async undo(): Promise<void> {
    if (this.building?.canUndo) return this.building.undo();
    const last = this.decisions.at(-1);
    await this.#try(this.decisions.slice(0, -1));
    // An undone staircase is shown again, so that it can be edited.
    if (last && this.building && isStaircase(last)) await this.building.take(last);
  }

  /** Play all decisions; return whether they were stored. If not, `refusal` says why. */
  async play(table: string, expected: number): Promise<boolean> {
    const command = this.#command(expected);
    this.#unsettled = command;
    this.sent = true;
    this.refusal = "";
    try {
      await api.playTurn(table, command);
      this.#unsettled = null;
      return true;
    } catch (error) {
      this.sent = false;
      if (api.isSettled(error)) this.#unsettled = null;
      this.refusal = sentenceOf(error);
      return false;
    }
  }

  /** Return the unsettled command again, or a new one if the decisions have changed. */
  #command(expected: number): api.TurnCommand {
    const before = this.#unsettled;
    if (before?.decisions.join("\n") === this.decisions.join("\n")) return before;
    return {
      seat: this.seat,
      expected,
      command_id: api.commandId(),
      decisions: [...this.decisions],
    };
  }

  /** After a turn of others, check the plan again; drop decisions that are no longer legal. */
  async recheck(): Promise<void> {
    const staircase = this.building?.staircase ?? "";
    let decisions = this.decisions;
    while (!(await this.#try(decisions)) && decisions.length > 0) {
      decisions = decisions.slice(0, -1);
    }
    if (this.building && staircase !== "") await this.building.take(staircase);
  }

  async #try(decisions: readonly string[]): Promise<boolean> {
    this.busy = true;
    this.refusal = "";
    try {
      const draft = await this.trial.draft(decisions);
      this.decisions = decisions;
      if (draft !== this.draft) [this.hint, this.hintSteps, this.pointed] = [null, 0, []];
      this.draft = draft;
      await this.#prepareBuilding();
      return true;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.refusal = sentenceOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #prepareBuilding(): Promise<void> {
    const { draft, choices } = this;
    if (draft === null || choices?.kind !== "build") {
      this.building = null;
      return;
    }
    // The draft already contains the possible starts, so no request is needed.
    const building = new Building(this.trial, this.decisions, nothingLaid(draft, choices));
    await building.begin();
    this.building = building;
  }
}
