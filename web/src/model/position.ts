/** Positions that are set up piece by piece, valid or not; the server reports faults. */
import type { PositionView, Pieces } from "../api/types";
import { type Direction, neighbour, type Spot } from "./lattice";
import { type Animal, ANIMALS, readStack } from "./palace";

export interface Position {
  ground: readonly string[];
  stacks: Readonly<Record<string, string>>;
  animals: Readonly<Partial<Record<Animal, string>>>;
  hand: Pieces;
}

/** The pieces that are piled one by one, with their letters. */
export const PILED = { brick: "b", column: "c", light: "L", dark: "D", gold: "G" } as const;

/** The type assertion is safe: the server sends only known animals. */
export const received = (position: PositionView) => position as Position;

const OPPOSITE: Record<Direction, Direction> = { N: "S", E: "W", S: "N", W: "E" };

function withStack(position: Position, spot: Spot, stack: string): Position {
  const stacks = { ...position.stacks, [spot]: stack };
  if (stack === "") delete stacks[spot];
  return { ...position, stacks };
}

export function pile(position: Position, spot: Spot, letters: string): Position {
  return withStack(position, spot, (position.stacks[spot] ?? "") + letters);
}

/** An arch on the top knobs of two spots, whether they are equally high or not. */
export function layArch(position: Position, from: Spot, direction: Direction): Position {
  const near = pile(position, from, `A${direction.toLowerCase()}`);
  return pile(near, neighbour(from, direction)!, `A${OPPOSITE[direction].toLowerCase()}`);
}

/** Put an animal on a spot, or off the board if it sits there. */
export function seat(position: Position, animal: Animal, spot: Spot): Position {
  const { [animal]: before, ...others } = position.animals;
  return { ...position, animals: before === spot ? others : { ...others, [animal]: spot } };
}

/** Take off what is on top of a spot: an animal, or a piece; of an arch, both ends if possible. */
export function takeOff(position: Position, spot: Spot): Position {
  const animal = ANIMALS.find((each) => position.animals[each] === spot);
  if (animal) return seat(position, animal, spot);
  const [letters, level] = [...readStack(position.stacks[spot] ?? "")].at(-1) ?? ["", 0];
  if (letters === "") return position;
  const less = withoutTop(position, spot, letters);
  if (!letters.startsWith("A")) return less;
  const direction = letters[1]!.toUpperCase() as Direction;
  const other = neighbour(spot, direction);
  const [end, at] = [...readStack(position.stacks[other ?? ""] ?? "")].at(-1) ?? ["", 0];
  const belongs = end === `A${OPPOSITE[direction].toLowerCase()}` && at === level;
  return other && belongs ? withoutTop(less, other, end) : less;
}

function withoutTop(position: Position, spot: Spot, letters: string): Position {
  return withStack(position, spot, position.stacks[spot]!.slice(0, -letters.length));
}
