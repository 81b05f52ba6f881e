/** Read the pieces of a palace from the server's notation. Rules are not checked here. */
import { neighbour, fileOf, rankOf, type Direction, type Spot } from "./lattice";

export type Ground = "l" | "d" | "g" | ".";
export type Animal = "monkey" | "butterfly" | "frog";
export const ANIMALS: readonly Animal[] = ["monkey", "butterfly", "frog"];

/** The palace as the server writes it. */
export interface PalaceText {
  ground: readonly string[];
  stacks: Readonly<Record<string, string>>;
  animals: Readonly<Partial<Record<Animal, string>>>;
}

export type Kind = "brick" | "column" | "arch" | "light" | "dark" | "gold";

/** One piece with the level of its underside. An arch belongs to its south or west end. */
export interface Piece {
  kind: Kind;
  spot: Spot;
  level: number;
  /** For an arch: where its other end is. */
  towards?: "N" | "E";
}

/** How many bricks high each piece is. A test compares this with the library. */
export const HEIGHTS: Record<Kind, number> = {
  brick: 1,
  column: 3,
  arch: 1,
  light: 1,
  dark: 1,
  gold: 1,
};

const KINDS: Record<string, Kind> = {
  b: "brick",
  c: "column",
  L: "light",
  D: "dark",
  G: "gold",
};

export function groundAt(ground: readonly string[], spot: Spot): Ground {
  return (ground[7 - rankOf(spot)]?.[fileOf(spot)] ?? ".") as Ground;
}

/** A stack's letters, bottom to top, each with its level: `["Aw", 0]`, `["b", 1]`. */
export function* readStack(text: string): Generator<[letter: string, level: number]> {
  let level = 0;
  for (const [letter] of text.matchAll(/A[nesw]|[bcLDG]/g)) {
    yield [letter, level];
    level += heightOfLetter(letter);
  }
}

const heightOfLetter = (letter: string) => HEIGHTS[KINDS[letter] ?? "arch"];

export function heightOf(text: string | undefined): number {
  let height = 0;
  for (const [letter, level] of readStack(text ?? "")) height = level + heightOfLetter(letter);
  return height;
}

/** Return the height and the top letter of the pieces of a stack that begin below `limit`. */
export function topBelow(text: string, limit: number): { height: number; letter: string | null } {
  let [height, top]: [number, string | null] = [0, null];
  for (const [letter, level] of readStack(text)) {
    if (level >= limit) break;
    [height, top] = [level + heightOfLetter(letter), letter];
  }
  return { height, letter: top };
}

/** Return all pieces; an arch is in two stacks, but is returned once. */
export function piecesOf(palace: PalaceText): Piece[] {
  const pieces: Piece[] = [];
  for (const [spot, text] of Object.entries(palace.stacks)) {
    for (const [letter, level] of readStack(text)) {
      if (letter === "An" || letter === "Ae") {
        pieces.push({ kind: "arch", spot, level, towards: letter === "An" ? "N" : "E" });
      } else if (letter in KINDS) {
        pieces.push({ kind: KINDS[letter]!, spot, level });
      }
    }
  }
  return pieces;
}

/** Return the piece for an arch that is laid from a spot. */
export function archPiece(from: Spot, direction: Direction, level: number): Piece {
  if (direction === "N" || direction === "E") {
    return { kind: "arch", spot: from, level, towards: direction };
  }
  const spot = neighbour(from, direction) ?? from;
  return { kind: "arch", spot, level, towards: direction === "S" ? "N" : "E" };
}

export function pieceKey(piece: Piece): string {
  return `${piece.kind}${piece.towards ?? ""}@${piece.spot}:${piece.level}`;
}

export function highest(palace: PalaceText): number {
  return Math.max(0, ...Object.values(palace.stacks).map(heightOf));
}
