/** Parse decisions and staircases in the notation that docs/formats.md describes. */
import type { Direction } from "./lattice";

/** One arch of a staircase: the supports under its near and its far end, as letters. */
export interface ArchWord {
  near: string;
  direction: Direction;
  far: string;
}

const ARCH = /^([cb]*)([NESW])([cb]*)$/;

/** Read a word like `cbEc`; return `null` if it is not an arch. */
export function readArch(word: string): ArchWord | null {
  const [, near, direction, far] = ARCH.exec(word) ?? [];
  if (near === undefined || direction === undefined || far === undefined) return null;
  return { near, direction: direction as Direction, far };
}

export const countOf = (letter: string, text: string) => text.split(letter).length - 1;

/** Whether a decision builds a staircase. */
export const isStaircase = (decision: string) => /^[a-h][1-8] /.test(decision);
