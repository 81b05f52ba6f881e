/** A map with its starting staircase on it, for a picture. */
import { neighbour } from "../palace/lattice";
import type { PalaceText } from "../palace/palace";
import { layStaircase } from "../palace/staircase";

export function layStart(ground: readonly string[], start: string): PalaceText {
  const bare: PalaceText = { ground, stacks: {}, animals: {} };
  const stacks: Record<string, string> = {};
  const put = (spot: string, letters: string) => (stacks[spot] = (stacks[spot] ?? "") + letters);
  const laid = layStaircase(bare, start);
  for (const { pieces } of laid) {
    for (const piece of pieces) {
      if (piece.kind !== "arch") put(piece.spot, piece.kind === "column" ? "c" : "b");
      else {
        put(piece.spot, piece.towards === "E" ? "Ae" : "An");
        put(neighbour(piece.spot, piece.towards!)!, piece.towards === "E" ? "Aw" : "As");
      }
    }
  }
  const end = laid.at(-1)?.to;
  if (end) put(end, "G");
  return { ground, stacks, animals: {} };
}
