/**
 * The pieces as low-polygon meshes with bevelled edges, which reflect light. Knobs are a separate
 * mesh: most are covered by the next piece and need not be drawn.
 */
import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { BRICK, KNOB_HEIGHT, KNOB_RADIUS, PITCH, WIDTH } from "./measures";

const SIDES = 10;
const BEVEL = 0.045;

/** Merge parts into one mesh; attributes that only some of them have are removed. */
export function joined(parts: BufferGeometry[]): BufferGeometry {
  const plain = parts.map((part) => {
    const flat = part.index ? part.toNonIndexed() : part;
    for (const name of Object.keys(flat.attributes)) {
      if (!["position", "normal", "color"].includes(name)) flat.deleteAttribute(name);
    }
    return flat;
  });
  return mergeGeometries(plain);
}

/** A knob that stands on y = 0, without its underside, which is never visible. */
export function knob(x = 0, y = 0, z = 0): BufferGeometry {
  const side = new CylinderGeometry(KNOB_RADIUS, KNOB_RADIUS, KNOB_HEIGHT, SIDES, 1, true);
  const top = new CircleGeometry(KNOB_RADIUS, SIDES).rotateX(-Math.PI / 2);
  return joined([side.translate(x, y + KNOB_HEIGHT / 2, z), top.translate(x, y + KNOB_HEIGHT, z)]);
}

/** A body of revolution. The outline has pairs of radius and height, bottom to top. */
function turned(outline: readonly (readonly [number, number])[], sides: number): BufferGeometry {
  return new LatheGeometry(
    outline.map(([radius, y]) => new Vector2(radius, y)),
    sides,
  );
}

/** A box with bevelled edges, standing on y = 0. */
export function block(width: number, height: number, depth: number): BufferGeometry {
  const x = width / 2 - BEVEL;
  const z = depth / 2 - BEVEL;
  const outline = new Shape([
    new Vector2(-x, -z),
    new Vector2(x, -z),
    new Vector2(x, z),
    new Vector2(-x, z),
  ]);
  return new ExtrudeGeometry(outline, {
    depth: height - 2 * BEVEL,
    bevelEnabled: true,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelSegments: 1,
  })
    .rotateX(-Math.PI / 2)
    .translate(0, BEVEL, 0);
}

export function brick(): BufferGeometry {
  return joined([block(WIDTH, BRICK, WIDTH)]);
}

/** Three bricks high: a round shaft between a square foot and a square head. */
export function column(): BufferGeometry {
  const height = 3 * BRICK;
  const shaft = turned(
    [
      [0.44, 0.34],
      [0.44, 0.46],
      [0.37, 0.56],
      [0.35, height / 2],
      [0.37, height - 0.56],
      [0.44, height - 0.46],
      [0.44, height - 0.34],
    ],
    10,
  );
  return joined([
    block(WIDTH, 0.36, WIDTH),
    shaft,
    block(WIDTH, 0.36, WIDTH).translate(0, height - 0.36, 0),
  ]);
}

/** An arch from its own spot to the next one in the east; the opening is two studs wide. */
export function arch(): BufferGeometry {
  const left = -WIDTH / 2 + BEVEL;
  const right = PITCH + WIDTH / 2 - BEVEL;
  const middle = PITCH / 2;
  const opening = 1 + BEVEL;
  const outline = new Shape();
  outline.moveTo(left, BEVEL);
  outline.lineTo(middle - opening, BEVEL);
  outline.absellipse(middle, BEVEL, opening, 0.92, Math.PI, 0, true, 0);
  outline.lineTo(right, BEVEL);
  outline.lineTo(right, BRICK - BEVEL);
  outline.lineTo(left, BRICK - BEVEL);
  const body = new ExtrudeGeometry(outline, {
    depth: WIDTH - 2 * BEVEL,
    curveSegments: 9,
    bevelEnabled: true,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelSegments: 1,
  }).translate(0, 0, -WIDTH / 2 + BEVEL);
  return joined([body]);
}

/** A stalk of bamboo with three leaves: the light green decoration. */
export function bamboo(): BufferGeometry {
  const stalk = turned(
    [
      [0.4, 0],
      [0.4, 0.3],
      [0.33, 0.36],
      [0.31, 0.62],
      [0.39, 0.68],
      [0.39, 0.76],
      [0.31, 0.82],
      [0.31, 1.12],
      [0.36, BRICK],
      [0.001, BRICK],
    ],
    9,
  );
  return joined([stalk, ...leaves(3, 0.62, 0.5)]);
}

/** A bush of broad leaves: the dark green decoration. */
export function leafBrick(): BufferGeometry {
  const core = turned(
    [
      [0.46, 0],
      [0.46, 0.2],
      [0.28, 0.3],
      [0.28, 1.0],
      [0.4, 1.08],
      [0.4, BRICK],
      [0.001, BRICK],
    ],
    8,
  );
  return joined([core, ...leaves(5, 0.3, 0.62), ...leaves(5, 0.66, 0.5, 0.6)]);
}

function leaves(count: number, y: number, length: number, turn = 0): BufferGeometry[] {
  return Array.from({ length: count }, (_, index) => {
    const leaf = new CylinderGeometry(0.0, 0.17, length, 4, 1).scale(1, 1, 0.3);
    leaf.rotateX(Math.PI * 0.36).translate(0, length * 0.25, 0.26 + length * 0.32);
    return leaf.rotateY(((index + turn) / count) * Math.PI * 2).translate(0, y, 0);
  });
}

/** A round golden brick with a ribbed waist. */
export function gold(): BufferGeometry {
  const body = turned(
    [
      [0.36, 0],
      [0.48, 0.08],
      [0.48, 0.34],
      [0.4, 0.42],
      [0.4, 0.78],
      [0.48, 0.86],
      [0.48, 1.12],
      [0.42, BRICK],
      [0.001, BRICK],
    ],
    10,
  );
  return joined([body]);
}

/** A corner brick of the plate, two by two studs wide. */
export function cornerBrick(): BufferGeometry {
  const knobs = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ].map(([x, z]) => knob(x, BRICK, z));
  return joined([block(1.98, BRICK, 1.98), ...knobs]);
}

/** A flat box with sharp edges, for objects in the background. */
export function slab(width: number, height: number, depth: number): BufferGeometry {
  return new BoxGeometry(width, height, depth).translate(0, -height / 2, 0);
}
