/** Where decisions are tried out: at the table, or in a branch of a replay. */
import * as api from "../api/client";
import type { BuildingHelp, Draft, Hint } from "../api/types";

export interface Trial {
  seat: number;
  attempt(decisions: readonly string[]): Promise<Draft>;
  help(staircase: string, before: readonly string[]): Promise<BuildingHelp>;
  /** Good staircases. */
  hints(before: readonly string[]): Promise<readonly Hint[]>;
}

/** The turn of a seat at a table. */
export function atTable(table: string, seat: number): Trial {
  return {
    seat,
    attempt: (decisions) => api.tryTurn(table, seat, [...decisions]),
    help: (staircase, before) => api.helpBuilding(table, seat, staircase, [...before]),
    hints: async (before) => (await api.getHints(table, seat, [...before])).hints,
  };
}

/** A turn from an earlier table on, after decisions that are settled in the branch. */
export function inBranch(
  table: string,
  number: number,
  settled: readonly string[],
  seat: number,
): Trial {
  return {
    seat,
    attempt: async (decisions) => {
      const found = await api.branch(table, number, [...settled, ...decisions]);
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
      const found = await api.branch(table, number, [...settled, ...before], staircase);
      if (found.help === null) throw new Error("a staircase is not asked for");
      return found.help;
    },
    hints: async (before) =>
      (await api.getBranchHints(table, number, [...settled, ...before])).hints,
  };
}
