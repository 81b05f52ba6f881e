/** Rings on spots of the board. */
import type { Spot } from "../model/lattice";

/**
 * What a ring means:
 * - `open`: can be chosen;
 * - `wanted`: a possible start that suits the card the player wants;
 * - `faint`: a possible start that does not suit this card;
 * - `start`: chosen, or the end of the staircase;
 * - `refused`: was tried and is illegal;
 * - `cause`: a reason why the refused spot is illegal;
 * - `quiet`: like `refused` or `cause`, if the spot was only pointed at, not tried;
 * - `trace`: built by others since the player's last turn;
 * - `hint`: a hint points at it.
 */
export type RingTone =
  "open" | "wanted" | "faint" | "start" | "refused" | "cause" | "quiet" | "trace" | "hint";

export interface Ring {
  spot: Spot;
  level: number;
  tone: RingTone;
}

/** The rings of spots that can be chosen. */
export const CHOOSABLE: readonly RingTone[] = ["open", "wanted", "faint"];
