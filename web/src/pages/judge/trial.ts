/** Try staircases on a position instead of at a table. */
import * as api from "../../api/client";
import type { Trial } from "../../turn/trial";
import type { Position } from "../../model/position";

export function onPosition(position: Position): Trial {
  return {
    seat: 1,
    draft: () => Promise.reject(new Error("only staircases are judged")),
    help: (staircase) => api.helpOnPosition(position, staircase),
  };
}
