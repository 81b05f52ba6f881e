/** Read and change the last arch of an attempt: a staircase in notation, legal or not. */
import { neighbour, type Spot } from "./lattice";
import { countOf, readArch } from "./notation";
import type { PalaceText } from "./palace";
import { endOf } from "./staircase";

export type Side = "near" | "far";
export type Support = "brick" | "column";
export const SIDES: readonly Side[] = ["near", "far"];
export const SUPPORTS: readonly Support[] = ["brick", "column"];

/** The last arch of an attempt, with the supports under its two ends. */
export interface LastArch {
  /** Counted from 1. */
  number: number;
  from: Spot;
  to: Spot;
  supports: Record<Side, Record<Support, number>>;
}

const supportsIn = (letters: string): Record<Support, number> => ({
  column: countOf("c", letters),
  brick: countOf("b", letters),
});

export function lastArch(palace: PalaceText, attempt: string): LastArch | null {
  const words = attempt.split(" ");
  const read = words.length > 1 ? readArch(words.at(-1)!) : null;
  const from = endOf(palace, words.slice(0, -1).join(" "))?.spot;
  const to = read && from ? neighbour(from, read.direction) : null;
  if (!read || !from || !to) return null;
  return {
    number: words.length - 1,
    from,
    to,
    supports: { near: supportsIn(read.near), far: supportsIn(read.far) },
  };
}

/** Return the attempt with another number of supports under its last arch. */
export function withSupports(
  attempt: string,
  last: LastArch,
  side: Side,
  support: Support,
  count: number,
): string {
  const words = attempt.split(" ");
  const { direction } = readArch(words.at(-1)!)!;
  const changed = { ...last.supports, [side]: { ...last.supports[side], [support]: count } };
  const written = ({ column, brick }: Record<Support, number>) =>
    "c".repeat(column) + "b".repeat(brick);
  return [...words.slice(0, -1), written(changed.near) + direction + written(changed.far)].join(
    " ",
  );
}
