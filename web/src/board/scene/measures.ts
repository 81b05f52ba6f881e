/** Coordinates in studs: one unit is the distance between two knobs of the plate. North is -z. */
import { Vector3 } from "three";
import { fileOf, rankOf, type Spot } from "../../model/lattice";

/** A brick is a little higher than it is wide. */
export const BRICK = 1.2;
export const PITCH = 3;
export const PLATE = 32;
export const MAP = 28;
export const KNOB_RADIUS = 0.3;
export const KNOB_HEIGHT = 0.21;
/** Bricks are not quite one stud wide, so that bricks beside each other do not touch. */
export const WIDTH = 0.98;

/** The middle of a spot at a level. */
export function positionOf(spot: Spot, level = 0): Vector3 {
  return new Vector3((fileOf(spot) - 3.5) * PITCH, level * BRICK, (3.5 - rankOf(spot)) * PITCH);
}
