/** The pieces of the palace, one instanced mesh for each kind; new pieces are animated. */
import {
  type BufferGeometry,
  type Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
} from "three";
import { neighbour } from "../../model/lattice";
import {
  type Animal,
  HEIGHTS,
  heightOf,
  type Kind,
  type PalaceText,
  type Piece,
  pieceKey,
  piecesOf,
} from "../../model/palace";
import { ANIMALS } from "./animals";
import { brownOf, COLOURS } from "./colours";
import type { Surfaces } from "./materials";
import { BRICK, KNOB_HEIGHT, PITCH, positionOf } from "./measures";
import * as shapes from "./shapes";

export const SHAPES: Record<Kind, () => BufferGeometry> = {
  brick: shapes.brick,
  column: shapes.column,
  arch: shapes.arch,
  light: shapes.bamboo,
  dark: shapes.leafBrick,
  gold: shapes.gold,
};

/** The number of instances in each mesh: more than the game has knobs, or pieces of any kind. */
const CAPACITY = 640;
/** How long a new piece falls, and the delay between two new pieces, in milliseconds. */
const FALL_TIME = 420;
const STAGGER = 70;
/** The height from which a new piece falls to its place, in studs. */
const DROP = 9;

const UP = new Vector3(0, 1, 0);
const EAST = new Quaternion();
const NORTH = new Quaternion().setFromAxisAngle(UP, Math.PI / 2);

export function rotationOf(piece: Piece): Quaternion {
  return piece.towards === "N" ? NORTH : EAST;
}

interface Standing {
  piece: Piece;
  /** The start time of its animation, which takes `FALL_TIME`. */
  start: number;
}

export class PalaceMesh {
  readonly group = new Group();
  #meshes = new Map<Kind, InstancedMesh>();
  #knobs: InstancedMesh;
  #animals = new Map<Animal, Mesh>();
  #standing = new Map<string, Standing>();
  /** Where each animal sits, or is moving to. */
  #targets = new Map<Animal, Vector3>();
  #layer = Infinity;
  #moving = false;

  constructor(surface: Surfaces) {
    for (const kind of Object.keys(SHAPES) as Kind[]) {
      const gloss = kind === "gold" ? "metal" : "plastic";
      const mesh = instanced(SHAPES[kind](), surface.piece(gloss));
      this.#meshes.set(kind, mesh);
      this.group.add(mesh);
    }
    this.#knobs = instanced(shapes.knob(), surface.piece());
    this.#knobs.castShadow = false;
    this.group.add(this.#knobs);
    for (const animal of Object.keys(ANIMALS) as Animal[]) {
      const mesh = new Mesh(ANIMALS[animal](), surface.figure());
      mesh.scale.setScalar(1.25);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.visible = false;
      this.#animals.set(animal, mesh);
      this.group.add(mesh);
    }
  }

  /** Show this palace; new pieces are animated, the lowest first. */
  show(palace: PalaceText, now: number, still: boolean): void {
    const pieces = piecesOf(palace);
    const before = this.#standing;
    const fresh = pieces.filter((piece) => !before.has(pieceKey(piece)));
    fresh.sort((one, other) => one.level - other.level);
    this.#standing = new Map(
      pieces.map((piece) => {
        const known = before.get(pieceKey(piece));
        const start = still ? -Infinity : now + fresh.indexOf(piece) * STAGGER;
        return [pieceKey(piece), known ?? { piece, start }];
      }),
    );
    for (const [animal, mesh] of this.#animals) {
      const spot = palace.animals[animal];
      mesh.visible = spot !== undefined;
      if (spot === undefined) continue;
      const target = positionOf(spot, heightOf(palace.stacks[spot]));
      target.y += KNOB_HEIGHT;
      this.#targets.set(animal, target);
      if (still) mesh.position.copy(target);
    }
    this.#moving = true;
  }

  /** Hide everything that begins at this level or higher. */
  set layer(layer: number) {
    this.#layer = layer;
    this.#moving = true;
  }

  /** The knobs that have a piece on them. */
  #covered(): Set<string> {
    const covered = new Set<string>();
    for (const { piece } of this.#standing.values()) {
      if (piece.level >= this.#layer) continue;
      covered.add(`${piece.spot}:${piece.level}`);
      if (piece.towards) covered.add(`${neighbour(piece.spot, piece.towards)}:${piece.level}`);
    }
    return covered;
  }

  /** Advance the animations; return whether anything has changed. */
  tick(now: number): boolean {
    if (!this.#moving) return false;
    let moving = false;
    const counts = new Map<Kind, number>();
    let knobs = 0;
    const matrix = new Matrix4();
    const size = new Vector3(1, 1, 1);
    const covered = this.#covered();
    for (const { piece, start } of this.#standing.values()) {
      if (piece.level >= this.#layer) continue;
      const progress = Math.min(1, Math.max(0, (now - start) / FALL_TIME));
      if (progress < 1) moving = true;
      if (progress === 0 && start > now) continue;
      const at = positionOf(piece.spot, piece.level);
      at.y += DROP * (1 - easeOut(progress));
      size.setScalar(0.6 + 0.4 * easeOut(progress));
      const mesh = this.#meshes.get(piece.kind)!;
      const index = counts.get(piece.kind) ?? 0;
      counts.set(piece.kind, index + 1);
      mesh.setMatrixAt(index, matrix.compose(at, rotationOf(piece), size));
      mesh.setColorAt(index, colourOf(piece));
      for (const [knob, along] of knobsOf(piece)) {
        if (covered.has(knob) && progress === 1) continue;
        const top = new Vector3(along * size.x, HEIGHTS[piece.kind] * BRICK * size.y, 0);
        top.applyQuaternion(rotationOf(piece)).add(at);
        this.#knobs.setMatrixAt(knobs, matrix.compose(top, EAST, size));
        this.#knobs.setColorAt(knobs++, colourOf(piece));
      }
    }
    this.#knobs.count = knobs;
    refresh(this.#knobs);
    for (const [kind, mesh] of this.#meshes) {
      mesh.count = counts.get(kind) ?? 0;
      refresh(mesh);
    }
    for (const [animal, target] of this.#targets) {
      const { position } = this.#animals.get(animal)!;
      if (position.distanceTo(target) < 0.02) position.copy(target);
      else {
        // An animal leaps: the farther away its target is, the more it also moves up.
        const rest = Math.hypot(position.x - target.x, position.z - target.z);
        position.lerp(target, 0.16);
        position.y += Math.min(rest, 6) * 0.03;
        moving = true;
      }
    }
    this.#moving = moving;
    return true;
  }

  /** Whether an animation is running. */
  get moving(): boolean {
    return this.#moving;
  }
}

/** The knobs of a piece: a name for each, and its distance from the piece's spot in studs. */
function knobsOf(piece: Piece): [name: string, along: number][] {
  const top = piece.level + HEIGHTS[piece.kind];
  if (!piece.towards) return [[`${piece.spot}:${top}`, 0]];
  const far = neighbour(piece.spot, piece.towards);
  return [
    [`${piece.spot}:${top}`, 0],
    ["middle", 1],
    ["middle", 2],
    [`${far}:${top}`, PITCH],
  ];
}

function instanced(geometry: BufferGeometry, material: Material): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, CAPACITY);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  mesh.count = 0;
  return mesh;
}

function refresh(mesh: InstancedMesh): void {
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

const OWN_COLOURS: Partial<Record<Kind, Color>> = {
  light: COLOURS.light,
  dark: COLOURS.dark,
  gold: COLOURS.gold,
};

function colourOf(piece: Piece): Color {
  return OWN_COLOURS[piece.kind] ?? brownOf(piece);
}
