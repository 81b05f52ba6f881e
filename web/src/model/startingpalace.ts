/** A map with its starting staircase on it, for a picture. */
import type { PalaceText } from "./palace";
import { endOf, withStaircase } from "./staircase";

export function layStart(ground: readonly string[], start: string): PalaceText {
  const bare: PalaceText = { ground, stacks: {}, animals: {} };
  const { stacks } = withStaircase(bare, start);
  const end = endOf(bare, start)?.spot ?? "";
  return { ...bare, stacks: { ...stacks, [end]: `${stacks[end]}G` } };
}
