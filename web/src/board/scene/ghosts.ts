/** Ghosts, which are previews of pieces that can be tapped, and rings on spots. */
import {
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  RingGeometry,
  Vector3,
} from "three";
import type { Kind, Piece } from "../../model/palace";
import type { Ring, RingTone } from "../rings";
import { COLOURS } from "./colours";
import type { Surfaces } from "./materials";
import { KNOB_HEIGHT, positionOf } from "./measures";
import { SHAPES, rotationOf } from "./pieces";

export type Tone = "offer" | "chosen";

export interface Ghost {
  piece: Piece;
  tone: Tone;
}

const KINDS: readonly Kind[] = ["brick", "column", "arch"];
const CAPACITY = 96;
const RING_COLOURS: Record<RingTone, Color> = {
  open: new Color("#fff3b8"),
  wanted: new Color("#ffd23e"),
  faint: new Color("#8d8458"),
  start: new Color("#ffffff"),
  refused: COLOURS.refused,
  cause: new Color("#ff8a4d"),
  quiet: new Color("#cfc6a4"),
  trace: new Color("#7fd0ff"),
  hint: new Color("#ffd23e"),
};

export class GhostMesh {
  readonly group = new Group();
  /** For each kind, a mesh for visible ghosts, and one for ghosts behind other pieces. */
  #meshes = new Map<Kind, readonly [InstancedMesh, InstancedMesh]>();
  #rings: InstancedMesh;

  constructor(surface: Surfaces) {
    for (const kind of KINDS) {
      const shape = SHAPES[kind]();
      const seen = new InstancedMesh(shape, surface.ghost(false), CAPACITY);
      const hidden = new InstancedMesh(shape, surface.ghost(true), CAPACITY);
      for (const mesh of [seen, hidden]) {
        mesh.frustumCulled = false;
        mesh.count = 0;
        mesh.renderOrder = 2;
      }
      hidden.instanceMatrix = seen.instanceMatrix;
      this.#meshes.set(kind, [seen, hidden]);
      this.group.add(hidden, seen);
    }
    const ring = new RingGeometry(0.5, 0.82, 28).rotateX(-Math.PI / 2);
    const light = new MeshBasicMaterial({
      transparent: true,
      opacity: 0.85,
      depthWrite: false,
      toneMapped: false,
    });
    this.#rings = new InstancedMesh(ring, light, 192);
    this.#rings.count = 0;
    this.#rings.frustumCulled = false;
    this.#rings.renderOrder = 1;
    this.group.add(this.#rings);
  }

  show(ghosts: readonly Ghost[], rings: readonly Ring[]): void {
    for (const kind of KINDS) {
      const [seen, hidden] = this.#meshes.get(kind)!;
      fill(
        seen,
        ghosts.filter((ghost) => ghost.piece.kind === kind),
      );
      hidden.instanceColor = seen.instanceColor;
      hidden.count = seen.count;
    }
    const matrix = new Matrix4();
    this.#rings.count = rings.length;
    rings.forEach(({ spot, level, tone }, index) => {
      const at = positionOf(spot, level);
      at.y += level === 0 ? 0.03 : KNOB_HEIGHT + 0.02;
      // Marks of other players' turns are smaller than rings that can be tapped.
      const size = tone === "trace" ? 0.7 : tone === "hint" ? 1.22 : 1;
      matrix.makeScale(size, 1, size).setPosition(at);
      this.#rings.setMatrixAt(index, matrix);
      this.#rings.setColorAt(index, RING_COLOURS[tone]);
    });
    this.#rings.instanceMatrix.needsUpdate = true;
    if (this.#rings.instanceColor) this.#rings.instanceColor.needsUpdate = true;
  }
}

function fill(mesh: InstancedMesh, ghosts: readonly Ghost[]): void {
  const matrix = new Matrix4();
  // Slightly larger than a real piece, to avoid z-fighting with the pieces it touches.
  const size = new Vector3(1.004, 1.004, 1.004);
  mesh.count = ghosts.length;
  ghosts.forEach(({ piece, tone }, index) => {
    mesh.setMatrixAt(
      index,
      matrix.compose(positionOf(piece.spot, piece.level), rotationOf(piece), size),
    );
    mesh.setColorAt(index, tone === "offer" ? COLOURS.ghost : COLOURS.chosen);
  });
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
