/** Coordinates in studs: one unit is the distance between two knobs of the plate. North is -z. */
import { Vector3 } from "three";
import { fileOf, rankOf, type Spot } from "../../model/lattice";

/** The height of a brick, which is also the height of a level. */
export const BRICK = 1.2;
/** The distance between neighbouring spots. */
export const PITCH = 3;
/** The edge lengths of the plate, and of the map on it. */
export const PLATE = 32;
export const MAP = 28;
export const KNOB_RADIUS = 0.3;
export const KNOB_HEIGHT = 0.21;
/** The width of a brick: less than one stud, so that neighbouring bricks do not touch. */
export const WIDTH = 0.98;

/** The middle of a spot at a level. */
export function positionOf(spot: Spot, level = 0): Vector3 {
  return new Vector3((fileOf(spot) - 3.5) * PITCH, level * BRICK, (3.5 - rankOf(spot)) * PITCH);
}
