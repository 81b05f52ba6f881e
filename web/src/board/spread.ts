/** Move overlapping tags apart, so that each can be read and tapped. */

export interface Box {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The maximum number of passes; a few tags need two or three. */
const ROUNDS = 6;
/** Pixels between two tags. */
const GAP = 4;

/** Return the boxes, moved as little as necessary. */
export function spread(boxes: readonly Box[]): Box[] {
  const moved = boxes.map((box) => ({ ...box }));
  for (let round = 0; round < ROUNDS; round++) {
    let touched = false;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) touched = pushApart(one, other) || touched;
    }
    if (!touched) break;
  }
  return moved;
}

/** Move two boxes apart along the axis of smaller overlap; return whether they overlapped. */
function pushApart(one: Box, other: Box): boolean {
  const across = (one.width + other.width) / 2 + GAP - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 + GAP - Math.abs(one.y - other.y);
  if (across <= 0 || down <= 0) return false;
  const axis = across < down ? "x" : "y";
  const way = (Math.min(across, down) / 2) * (one[axis] < other[axis] ? 1 : -1);
  one[axis] -= way;
  other[axis] += way;
  return true;
}
