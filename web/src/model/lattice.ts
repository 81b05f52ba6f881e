/** The 64 spots: files a to h from west to east, ranks 1 to 8 from south to north. */
export type Spot = string;
export type Direction = "N" | "E" | "S" | "W";

export const FILES = "abcdefgh";
export const DIRECTIONS: readonly Direction[] = ["N", "E", "S", "W"];

/** The step of each direction: files to the east, and ranks to the north. */
export const STEPS: Record<Direction, readonly [number, number]> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

export function spotAt(file: number, rank: number): Spot | null {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? `${FILES[file]}${rank + 1}` : null;
}

export function fileOf(spot: Spot): number {
  return spot.charCodeAt(0) - 97;
}

export function rankOf(spot: Spot): number {
  return spot.charCodeAt(1) - 49;
}

export function neighbour(spot: Spot, direction: Direction): Spot | null {
  const [east, north] = STEPS[direction];
  return spotAt(fileOf(spot) + east, rankOf(spot) + north);
}

/** The direction of a neighbour; `null` if the spots are not neighbours. */
export function directionTo(from: Spot, to: Spot): Direction | null {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to) ?? null;
}

/** All spots in the order of a map: rank 8 first, each rank from west to east. */
export const SPOTS: readonly Spot[] = [7, 6, 5, 4, 3, 2, 1, 0].flatMap((rank) =>
  [...FILES].map((file) => `${file}${rank + 1}`),
);
