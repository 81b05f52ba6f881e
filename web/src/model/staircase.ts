/** Find the pieces of a staircase and their places. Legality is not checked here. */
import { type Direction, neighbour, type Spot } from "./lattice";
import { readArch } from "./notation";
import { archPiece, HEIGHTS, heightOf, type PalaceText, type Piece } from "./palace";

export interface LaidArch {
  from: Spot;
  to: Spot;
  direction: Direction;
  level: number;
  /** Supports and the arch, from the ground up. */
  pieces: Piece[];
}

export function startOf(staircase: string): Spot | null {
  return staircase.split(" ")[0] || null;
}

/** Return the arches of a staircase on a palace, up to the first word that cannot be drawn. */
export function layStaircase(palace: PalaceText, staircase: string): LaidArch[] {
  const [start, ...words] = staircase.split(" ");
  const heights = new Map<Spot, number>();
  const height = (spot: Spot) => heights.get(spot) ?? heightOf(palace.stacks[spot]);
  const laid: LaidArch[] = [];
  let from = start ?? "";
  for (const word of words) {
    const read = readArch(word);
    if (!read) break;
    const { direction } = read;
    const to = neighbour(from, direction);
    if (to === null) break;
    const pieces: Piece[] = [];
    for (const [spot, supports] of [
      [from, read.near],
      [to, read.far],
    ] as const) {
      for (const letter of supports) {
        const kind = letter === "c" ? "column" : "brick";
        const level = height(spot);
        pieces.push({ kind, spot, level });
        heights.set(spot, level + HEIGHTS[kind]);
      }
    }
    const level = height(from);
    pieces.push(archPiece(from, direction, level));
    heights.set(from, level + HEIGHTS.arch);
    heights.set(to, Math.max(height(to), level) + HEIGHTS.arch);
    laid.push({ from, to, direction, level, pieces });
    from = to;
  }
  return laid;
}

/** Return the palace with a staircase on it. */
export function withStaircase(palace: PalaceText, staircase: string): PalaceText {
  const laid = layStaircase(palace, staircase);
  // Return the same object, so that nothing is redrawn.
  if (laid.length === 0) return palace;
  const stacks: Record<Spot, string> = { ...palace.stacks };
  const put = (spot: Spot, letters: string) => (stacks[spot] = (stacks[spot] ?? "") + letters);
  for (const { pieces } of laid) {
    for (const { kind, spot, towards } of pieces) {
      if (!towards) put(spot, kind === "column" ? "c" : "b");
      else {
        put(spot, towards === "E" ? "Ae" : "An");
        put(neighbour(spot, towards)!, towards === "E" ? "Aw" : "As");
      }
    }
  }
  return { ...palace, stacks };
}

/** Return the spot where a staircase ends, and the level there. */
export function endOf(palace: PalaceText, staircase: string): { spot: Spot; level: number } | null {
  const start = startOf(staircase);
  if (start === null) return null;
  const last = layStaircase(palace, staircase).at(-1);
  return last
    ? { spot: last.to, level: last.level + HEIGHTS.arch }
    : { spot: start, level: heightOf(palace.stacks[start]) };
}
