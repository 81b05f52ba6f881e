/** Coordinates on the plan, in units of its SVG view box. */
import { fileOf, rankOf, type Spot } from "../../model/lattice";

export const TILE = 30;
export const RIM = 14;
export const SIZE = 8 * TILE + 2 * RIM;

export const x = (spot: Spot) => RIM + (fileOf(spot) + 0.5) * TILE;
export const y = (spot: Spot) => RIM + (7.5 - rankOf(spot)) * TILE;
