/** Find the spot or the arch that a ray hits, by bounding boxes. */
import { Box3, type Ray, Vector3 } from "three";
import { SPOTS, type Spot } from "../../model/lattice";
import { archPiece } from "../../model/palace";
import type { Direction } from "../../model/lattice";
import { BRICK, PITCH, positionOf } from "./measures";

/** How far from its middle an empty spot can be tapped, in studs. */
const REACH = 1.25;

/** Return the nearest spot along a ray; `heights` returns the height of a stack's visible part. */
export function pickSpot(ray: Ray, heights: (spot: Spot) => number): Spot | null {
  let best: Spot | null = null;
  let nearest = Infinity;
  const hit = new Vector3();
  for (const spot of SPOTS) {
    const foot = positionOf(spot);
    const height = heights(spot);
    const reach = height > 0 ? 0.8 : REACH;
    const box = new Box3(
      new Vector3(foot.x - reach, -0.2, foot.z - reach),
      new Vector3(foot.x + reach, height * BRICK + 0.3, foot.z + reach),
    );
    if (!ray.intersectBox(box, hit)) continue;
    const distance = hit.distanceTo(ray.origin);
    if (distance < nearest) [best, nearest] = [spot, distance];
  }
  return best;
}

/** Return the nearest of these arches along a ray. */
export function pickArch<T extends { from: Spot; direction: Direction; level: number }>(
  ray: Ray,
  arches: readonly T[],
): T | null {
  let best: T | null = null;
  let nearest = Infinity;
  const hit = new Vector3();
  for (const arch of arches) {
    const piece = archPiece(arch.from, arch.direction, arch.level);
    const foot = positionOf(piece.spot, piece.level);
    const [dx, dz] = piece.towards === "E" ? [PITCH, 0] : [0, -PITCH];
    const other = foot.clone().add(new Vector3(dx, BRICK, dz));
    const solid = new Box3()
      .setFromPoints([foot, other])
      .expandByVector(new Vector3(0.5, 0.1, 0.5));
    if (!ray.intersectBox(solid, hit)) continue;
    const distance = hit.distanceTo(ray.origin);
    if (distance < nearest) [best, nearest] = [arch, distance];
  }
  return best;
}
