/** Try decisions: at a table, in a branch of a replay, in a lesson, or on the judge's page. */
import * as api from "../api/client";
import type { BuildingHelp, Draft, Hint, Reply } from "../api/types";

export interface Trial {
  seat: number;
  /** Try decisions of the turn; nothing is stored. */
  draft(decisions: readonly string[]): Promise<Draft>;
  /** How a staircase can continue, after the decisions `before` of the same turn. */
  help(staircase: string, before: readonly string[]): Promise<BuildingHelp>;
  /** A hint for the next decision; absent where there are no hints. */
  hint?(before: readonly string[]): Promise<Hint>;
  /** The best staircase of the next player, after all decisions of a turn. */
  reply?(decisions: readonly string[]): Promise<Reply>;
}

/** The size of each cache: a plan takes about six answers, so this is enough for ten plans. */
const MOST_ANSWERS = 64;

/** Cache answers; a request is sent again only after a failure, or if the table has changed. */
function cached<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  number: () => number,
): (...question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  let current = number();
  return (...question) => {
    if (number() !== current) answers.clear();
    current = number();
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(...question);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!);
    return answer;
  };
}

/** Return the same trial with cached drafts and help, as long as the table does not change. */
function withCache(trial: Trial, number: () => number): Trial {
  return {
    ...trial,
    draft: cached((decisions: readonly string[]) => trial.draft(decisions), number),
    help: cached(
      (staircase: string, before: readonly string[]) => trial.help(staircase, before),
      number,
    ),
  };
}

/**
 * Try the turn of a seat at a table; `seen` returns the number of the last event received, and
 * `hints` says whether the table has hints.
 */
export function atTable(table: string, seat: number, seen: () => number, hints: boolean): Trial {
  const trial: Trial = {
    seat,
    draft: (decisions) => api.tryTurn(table, { seat, seen: seen(), decisions: [...decisions] }),
    help: (staircase, before) =>
      api.helpBuilding(table, { seat, seen: seen(), staircase, before: [...before] }),
  };
  if (hints) {
    trial.hint = (before) => api.getHint(table, seat, [...before]);
    trial.reply = (decisions) => api.getBranchReply(table, seen(), [...decisions]);
  }
  return withCache(trial, seen);
}

/**
 * Try a turn in a branch that begins after an event; `earlier` has the decisions of the branch's
 * complete turns.
 */
export function inBranch(
  table: string,
  number: number,
  earlier: readonly string[],
  seat: number,
): Trial {
  const trial: Trial = {
    seat,
    draft: async (decisions) => {
      const found = await api.branch(table, number, [...earlier, ...decisions]);
      const over = decisions.length > 0 && found.seat !== seat;
      return {
        number,
        seat,
        in_turn: true,
        turn_over: over,
        ends_the_game: false,
        played: found.played,
        game: found.game,
        choices: over ? null : found.choices,
      };
    },
    help: async (staircase, before) => {
      const found = await api.branch(table, number, [...earlier, ...before], staircase);
      if (found.help === null) throw new Error("no staircase can be built at this point");
      return found.help;
    },
    hint: (before) => api.getBranchHint(table, number, [...earlier, ...before]),
    reply: (decisions) => api.getBranchReply(table, number, [...earlier, ...decisions]),
  };
  return withCache(trial, () => number);
}
