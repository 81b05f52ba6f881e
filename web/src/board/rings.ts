/** Rings on spots of the board. */
import type { Spot } from "../model/lattice";

/**
 * What a ring means. `open`: can be chosen; `wanted`: a start for the card that is pointed at;
 * `faint`: another start meanwhile; `start`: chosen, or where the staircase ends; `refused`: was tried
 * and is illegal; `cause`: a spot that makes it illegal; `quiet`: illegal, but only pointed at;
 * `trace`: where others have just built.
 */
export type RingTone =
  "open" | "wanted" | "faint" | "start" | "refused" | "cause" | "quiet" | "trace";

export interface Ring {
  spot: Spot;
  level: number;
  tone: RingTone;
}

/** The rings of spots that can be chosen. */
export const CHOOSABLE: readonly RingTone[] = ["open", "wanted", "faint"];
