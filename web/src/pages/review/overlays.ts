/** What the board shows of a decision: its staircase, and the spots that a reason is about. */
import { NOTHING, type Overlay } from "../../board/overlay";
import type { Ring } from "../../board/rings";
import type { Spot } from "../../model/lattice";
import { isStaircase } from "../../model/notation";
import { heightOf, type PalaceText } from "../../model/palace";
import { withStaircase } from "../../model/staircase";
import { staircaseOverlay } from "../../turn/overlays";

/** Rings on top of the stacks on some spots. */
export const spotRings = (palace: PalaceText, spots: readonly Spot[]): Ring[] =>
  spots.map((spot) => ({ spot, level: heightOf(palace.stacks[spot]), tone: "wanted" }));

/** Preview a decision on the palace before it, and mark spots. */
export function decisionOverlay(
  palace: PalaceText,
  decision: string | null,
  spots: readonly Spot[],
): Overlay {
  const staircase = decision !== null && isStaircase(decision) ? decision : null;
  const after = staircase ? withStaircase(palace, staircase) : palace;
  const shown = staircase ? staircaseOverlay(palace, staircase) : NOTHING;
  return { ...shown, rings: spotRings(after, spots) };
}
