/** A task that is being worked on: its table, the turn on it, and the verdict on the answer. */
import * as api from "../../api/client";
import type { Cause, GameView, LessonVerdict } from "../../api/types";
import { directionTo } from "../../model/lattice";
import { endOf } from "../../model/staircase";
import type { Building } from "../../turn/building.svelte";
import type { Trial } from "../../turn/trial";
import { Turn } from "../../turn/turn.svelte";
import { ruleOf } from "../../text/explain";
import { progress } from "./progress.svelte";

/** Try decisions on the task's table; nothing is stored. */
function inLesson(lesson: string, task: string): Trial {
  const table = api.getTask(lesson, task);
  return {
    seat: 1,
    draft: async () => {
      const { seat, game, choices } = await table;
      const draft = {
        number: 0,
        in_turn: true,
        turn_over: false,
        ends_the_game: false,
        played: [],
      };
      return { ...draft, seat, game, choices };
    },
    help: (staircase) => api.helpLearner(lesson, task, staircase),
  };
}

export class Exercise {
  readonly turn: Turn;
  verdict = $state.raw<LessonVerdict | null>(null);
  /** Why the answer is illegal. */
  reasons = $state.raw<readonly Cause[]>([]);
  #tried = "";

  constructor(
    readonly lesson: string,
    readonly task: string,
    /** The rule that the answer must break; `null` if the answer must be legal. */
    readonly breaks: string | null,
  ) {
    this.turn = new Turn(inLesson(lesson, task));
  }

  get game(): GameView | null {
    return this.verdict?.game ?? this.turn.game;
  }

  get passed(): boolean {
    return this.verdict?.passed ?? false;
  }

  /** Whether the answer was allowed, so that the table has changed. */
  get played(): boolean {
    return (this.verdict?.played.length ?? 0) > 0;
  }

  begin(): Promise<void> {
    this.verdict = null;
    this.#tried = "";
    return this.turn.begin();
  }

  async check(decision: string): Promise<void> {
    const verdict = await api.checkAnswer(this.lesson, this.task, decision);
    const causes = this.turn.building?.objection?.causes ?? verdict.refused?.causes ?? [];
    // Of the violations, show only those of the rule that the task teaches.
    const rule = this.breaks?.toLowerCase();
    this.reasons = rule ? causes.filter((cause) => ruleOf(cause) === rule) : causes;
    this.verdict = verdict;
    if (verdict.passed) progress.add(this.lesson, this.task);
  }

  /** In a task about a refusal, check an illegal attempt as the answer. */
  async checkAttempt(building: Building): Promise<void> {
    const tried = this.game ? attempted(building, this.game) : "";
    if (this.breaks === null || this.passed || tried === "" || tried === this.#tried) return;
    this.#tried = tried;
    await this.check(tried);
  }
}

/** Return the illegal staircase that was tried; empty if there is none. */
function attempted(building: Building, game: GameView): string {
  const { staircase, help, objection } = building;
  if (help?.staircase !== staircase) return "";
  if (!objection) {
    const stuck = staircase !== "" && !help.complete && help.offers.length === 0;
    return stuck ? staircase : "";
  }
  if (objection.spot === null) return staircase;
  if (staircase === "") return objection.spot;
  const end = endOf(game.palace, staircase)!.spot;
  return `${staircase} ${directionTo(end, objection.spot)}`;
}
