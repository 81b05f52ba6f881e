/** A decision that the player makes at a point of a finished game, and the coach's verdict on it. */
import * as api from "../../api/client";
import { sentenceOf } from "../../api/failures";
import type { DecisionVerdict, GameError, GameView, Told } from "../../api/types";
import { NOTHING, type Overlay } from "../../board/overlay";
import type { Spot } from "../../model/lattice";
import { isStaircase } from "../../model/notation";
import type { PalaceText } from "../../model/palace";
import { startOf, withStaircase } from "../../model/staircase";
import { MarketGuide } from "../../turn/market.svelte";
import { handleKey } from "../../turn/keyboard";
import { choiceOverlay, type Cursor, NOWHERE } from "../../turn/overlays";
import { inBranch } from "../../turn/trial";
import { Turn } from "../../turn/turn.svelte";
import { decisionOverlay, spotRings } from "./overlays";

/** Where a decision is due: after an event, and after some decisions of the turn. */
export interface Point {
  table: string;
  number: number;
  before: readonly string[];
  seat: number;
}

export class DecisionAttempt {
  readonly turn: Turn;
  readonly guide: MarketGuide;
  verdict = $state.raw<DecisionVerdict | null>(null);
  /** The decision that is judged, was judged last, or is shown as the answer. */
  decided = $state("");
  judging = $state(false);
  failure = $state("");
  /** The hints given: 1: what to look for, 2: where, 3: the answer. */
  hints = $state(0);
  cursor = $state.raw<Cursor>(NOWHERE);
  /** The remark whose spots are marked. */
  remark = $state.raw<Told | null>(null);

  constructor(
    readonly point: Point,
    /** The error of the game that should be avoided, if there was one. */
    readonly error: GameError | null,
  ) {
    const { table, number, before, seat } = point;
    const trial = inBranch(table, number, before, seat);
    // For an error, `hint` below leads to the coach's decision instead.
    if (error) delete trial.hint;
    this.turn = new Turn(trial);
    this.guide = new MarketGuide(
      () => this.turn,
      () => this.game,
    );
  }

  get game(): GameView | null {
    return this.turn.game;
  }

  /** Whether a decision is being made. */
  get asking(): boolean {
    return this.decided === "";
  }

  get passed(): boolean {
    return this.verdict !== null && this.verdict.verdict !== "worse";
  }

  /** The palace with the pieces of the unfinished or judged staircase. */
  get drawn(): PalaceText | null {
    const palace = this.game?.palace ?? null;
    if (palace === null) return null;
    if (!this.asking)
      return isStaircase(this.decided) ? withStaircase(palace, this.decided) : palace;
    return this.turn.building ? withStaircase(palace, this.turn.building.staircase) : palace;
  }

  /** The spots that the second hint marks. */
  get where(): readonly Spot[] {
    if (this.error?.kind !== "build") return [];
    const start = startOf(this.error.better.decision);
    return start ? [start] : [];
  }

  get overlay(): Overlay {
    const palace = this.game?.palace;
    if (!palace) return NOTHING;
    if (!this.asking) return decisionOverlay(this.drawn!, null, this.remark?.spots ?? []);
    const decide = (decision: string) => this.check(decision);
    const found = choiceOverlay(this.turn, palace, this.cursor, decide);
    const marked = this.turn.building && this.hints === 2 ? this.where : [];
    return { ...found, rings: [...found.rings, ...spotRings(palace, marked)] };
  }

  /** Begin, or try again. */
  async begin(): Promise<void> {
    this.verdict = null;
    this.decided = "";
    this.remark = null;
    this.cursor = NOWHERE;
    this.failure = "";
    // After the answer, hints begin again.
    if (this.hints >= 3) this.hints = 0;
    try {
      await this.turn.begin();
    } catch (error) {
      this.failure = sentenceOf(error);
    }
  }

  async check(decision: string): Promise<void> {
    this.judging = true;
    this.failure = "";
    this.decided = decision;
    this.cursor = NOWHERE;
    try {
      const { table, number, before } = this.point;
      this.verdict = await api.checkDecision(table, number, before, decision);
      this.remark = this.verdict.reasons[0] ?? null;
    } catch (error) {
      this.failure = sentenceOf(error);
      this.decided = "";
    } finally {
      this.judging = false;
    }
  }

  /** Use a key for the decision, while one is being made. */
  handleKey(event: KeyboardEvent): void {
    if (!this.asking) return;
    const move = (cursor: Cursor) => (this.cursor = cursor);
    handleKey(event, this.turn, this.cursor, move, (decision) => this.check(decision));
  }

  /** Give the next hint; the last one is the answer. */
  hint(): void {
    this.hints++;
    if (this.hints === 2 && this.where.length === 0) this.hints++;
    if (this.hints >= 3 && this.error) {
      this.decided = this.error.better.decision;
      this.remark = this.error.reasons[0] ?? null;
    }
  }
}
