/** Palaces for tests: the starting staircase of the standard pack, and an empty one. */
import type { PalaceText } from "../src/model/palace";

export const GROUND = Array.from({ length: 8 }, () => "llldddgg");

export const START: PalaceText = {
  ground: GROUND,
  stacks: { d4: "Ae", e4: "AwAe", f4: "bAwG" },
  animals: {},
};

export const EMPTY: PalaceText = { ground: GROUND, stacks: {}, animals: {} };
