/** Requests about puzzles, in a separate module because only some pages need them. */
import { call } from "./client";
import type * as api from "./types";

export const getPuzzles = () => call<api.PuzzleList>("GET", "/puzzles");
export const getPuzzle = (id: string) => call<api.PuzzleView>("GET", `/puzzles/${id}`);
export const getSolution = (id: string) =>
  call<api.PuzzleSolution>("GET", `/puzzles/${id}/solution`);
export const helpPuzzle = (id: string, staircase: string) =>
  call<api.BuildingHelp>("POST", `/puzzles/${id}/help`, { staircase });
export const checkPuzzle = (id: string, decisions: readonly string[]) =>
  call<api.PuzzleVerdict>("POST", `/puzzles/${id}/check`, { decisions });
