/** Coordinates on the plan, in units of its SVG view box. */
import type { Tag } from "../overlay";
import { fileOf, rankOf, type Spot } from "../../model/lattice";

export const TILE = 30;
export const RIM = 14;
export const SIZE = 8 * TILE + 2 * RIM;

export const x = (spot: Spot) => RIM + (fileOf(spot) + 0.5) * TILE;
/** Half the edge of the square with the height of a stack. */
export const HEIGHT_BOX = 6.5;

export const y = (spot: Spot) => RIM + (7.5 - rankOf(spot)) * TILE;

/** The height of a tag at scale 1, in pixels. */
const TAG_HEIGHT = 36;
/** Below this scale a tag has no room for a second button. */
const SCALE_FOR_RAISE = 0.9;

/**
 * Return the middle of a tag. An offered arch has its tag below its target, in the band between two
 * rows of heights, because a tap on the middle of the target lays the arch.
 */
export function tagPlace({ spot, towards, price }: Pick<Tag, "spot" | "towards" | "price">) {
  if (towards === null) return { x: x(spot), y: y(spot) };
  if (price !== null) return { x: x(towards), y: y(towards) + TILE / 2 };
  return { x: (x(spot) + x(towards)) / 2, y: (y(spot) + y(towards)) / 2 };
}

/** Return the scale of tags that fit between two rows of heights; `edge` is that of the plan. */
export function tagScale(edge: number): number {
  const band = ((TILE - 2 * HEIGHT_BOX) * edge) / SIZE;
  return Math.min(1, band / TAG_HEIGHT);
}

export const hasRoomToRaise = (scale: number) => scale >= SCALE_FOR_RAISE;
