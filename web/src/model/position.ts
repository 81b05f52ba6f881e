/** Set up positions piece by piece. They may be invalid; the server reports their faults. */
import type { PositionView, Pieces } from "../api/types";
import { type Direction, neighbour, type Spot } from "./lattice";
import { type Animal, ANIMALS, readStack } from "./palace";

export interface Position {
  ground: readonly string[];
  stacks: Readonly<Record<string, string>>;
  animals: Readonly<Partial<Record<Animal, string>>>;
  hand: Pieces;
}

/** The pieces that stand on one spot, with their letters in a stack; an arch stands on two. */
export const SINGLE_SPOT = { brick: "b", column: "c", light: "L", dark: "D", gold: "G" } as const;

/** Narrow the type of a position from the server, which sends only known animals. */
export const toPosition = (position: PositionView) => position as Position;

const OPPOSITE: Record<Direction, Direction> = { N: "S", E: "W", S: "N", W: "E" };

function withStack(position: Position, spot: Spot, stack: string): Position {
  const stacks = { ...position.stacks, [spot]: stack };
  if (stack === "") delete stacks[spot];
  return { ...position, stacks };
}

/** Put pieces, written as letters, on top of a stack. */
export function putOnTop(position: Position, spot: Spot, letters: string): Position {
  return withStack(position, spot, (position.stacks[spot] ?? "") + letters);
}

/** Lay an arch on the top knobs of two spots, even if their heights differ. */
export function layArch(position: Position, from: Spot, direction: Direction): Position {
  const near = putOnTop(position, from, `A${direction.toLowerCase()}`);
  return putOnTop(near, neighbour(from, direction)!, `A${OPPOSITE[direction].toLowerCase()}`);
}

/** Put an animal on a spot; if it sits there already, take it off the board. */
export function toggleAnimal(position: Position, animal: Animal, spot: Spot): Position {
  const { [animal]: before, ...others } = position.animals;
  return { ...position, animals: before === spot ? others : { ...others, [animal]: spot } };
}

/**
 * Take off the animal on a spot, or else the top piece. Both ends of an arch are taken off, unless
 * the other end is covered.
 */
export function takeOff(position: Position, spot: Spot): Position {
  const animal = ANIMALS.find((each) => position.animals[each] === spot);
  if (animal) return toggleAnimal(position, animal, spot);
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
