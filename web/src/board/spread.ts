/** Tags that would cover each other are moved apart, so that each can be read and tapped. */
export interface Box {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds of pushing; a few tags are at rest after two or three. */
const ROUNDS = 6;
/** Pixels between two tags. */
const GAP = 4;

/** The same boxes, moved as little as it takes. */
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

/** Push two boxes apart along the shorter way; whether it was needed. */
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
