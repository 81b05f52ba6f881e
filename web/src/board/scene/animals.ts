/** The three animals; each is one mesh of simple shapes with vertex colours. */
import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  ShapeGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from "three";
import type { Animal } from "../../model/palace";
import { joined } from "./shapes";

type Point = readonly [number, number, number];

function painted(geometry: BufferGeometry, hex: string): BufferGeometry {
  const colour = new Color(hex);
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const count = flat.getAttribute("position").count;
  const colours = new Float32Array(count * 3);
  for (let index = 0; index < count; index++) colour.toArray(colours, index * 3);
  return flat.setAttribute("color", new BufferAttribute(colours, 3));
}

function ball(hex: string, radius: number, at: Point, squash: Point = [1, 1, 1], fine = 10) {
  const sphere = new SphereGeometry(radius, fine, Math.max(6, fine - 3));
  return painted(sphere.scale(...squash).translate(...at), hex);
}

function limb(hex: string, from: Point, to: Point, thick: number): BufferGeometry {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(dx, dy, dz);
  const tube = new CylinderGeometry(thick, thick * 1.1, length, 6, 1);
  tube.rotateX(Math.atan2(Math.hypot(dx, dz), dy)).rotateY(Math.atan2(dx, dz));
  return painted(
    tube.translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2),
    hex,
  );
}

function monkey(): BufferGeometry {
  const fur = "#7a4524";
  const face = "#edc28d";
  const tail = new TorusGeometry(0.26, 0.055, 5, 10, Math.PI * 1.4);
  return joined([
    ball(fur, 0.42, [0, 0.5, 0], [1, 1.1, 0.92]),
    ball(face, 0.3, [0, 0.48, 0.19], [0.9, 1.05, 0.75]),
    ball(fur, 0.42, [0, 1.18, 0.04]),
    ball(face, 0.3, [0, 1.12, 0.22], [1.05, 0.82, 0.85]),
    ball(face, 0.15, [-0.12, 1.29, 0.3], [1, 1.05, 0.6], 8),
    ball(face, 0.15, [0.12, 1.29, 0.3], [1, 1.05, 0.6], 8),
    ball("#241208", 0.06, [-0.12, 1.3, 0.385], [1, 1.2, 0.6], 6),
    ball("#241208", 0.06, [0.12, 1.3, 0.385], [1, 1.2, 0.6], 6),
    ball("#5a2c14", 0.07, [0, 1.14, 0.47], [1.3, 0.6, 0.6], 6),
    ball(face, 0.15, [-0.45, 1.22, 0.02], [0.6, 1, 0.8], 8),
    ball(face, 0.15, [0.45, 1.22, 0.02], [0.6, 1, 0.8], 8),
    limb(fur, [-0.34, 0.72, 0.1], [-0.44, 0.28, 0.36], 0.1),
    limb(fur, [0.34, 0.72, 0.1], [0.44, 0.28, 0.36], 0.1),
    ball(face, 0.12, [-0.44, 0.24, 0.38], [1, 1, 1], 6),
    ball(face, 0.12, [0.44, 0.24, 0.38], [1, 1, 1], 6),
    ball(fur, 0.2, [-0.27, 0.16, 0.24], [0.8, 0.75, 1.35], 8),
    ball(fur, 0.2, [0.27, 0.16, 0.24], [0.8, 0.75, 1.35], 8),
    painted(tail.rotateY(Math.PI / 2).translate(0, 0.52, -0.46), fur),
    painted(new ConeGeometry(0.09, 0.22, 5).translate(0, 1.66, 0), fur),
  ]);
}

function frog(): BufferGeometry {
  const skin = "#35a05b";
  const belly = "#d9e88c";
  return joined([
    ball(skin, 0.48, [0, 0.36, 0], [1, 0.78, 1.05]),
    ball(belly, 0.38, [0, 0.32, 0.2], [0.95, 0.72, 0.88]),
    ball(skin, 0.36, [0, 0.68, 0.2], [1.15, 0.72, 0.95]),
    ball(skin, 0.16, [-0.23, 0.92, 0.26], [1, 1, 1], 8),
    ball(skin, 0.16, [0.23, 0.92, 0.26], [1, 1, 1], 8),
    ball("#fdf6d8", 0.12, [-0.24, 0.95, 0.34], [1, 1, 0.8], 8),
    ball("#fdf6d8", 0.12, [0.24, 0.95, 0.34], [1, 1, 0.8], 8),
    ball("#17230f", 0.065, [-0.24, 0.96, 0.43], [1, 1, 0.6], 6),
    ball("#17230f", 0.065, [0.24, 0.96, 0.43], [1, 1, 0.6], 6),
    ball(skin, 0.23, [-0.44, 0.24, -0.06], [0.75, 1, 1.25], 8),
    ball(skin, 0.23, [0.44, 0.24, -0.06], [0.75, 1, 1.25], 8),
    ball("#f0a53a", 0.15, [-0.44, 0.06, 0.28], [1.1, 0.4, 1.4], 6),
    ball("#f0a53a", 0.15, [0.44, 0.06, 0.28], [1.1, 0.4, 1.4], 6),
  ]);
}

function wing(hex: string, side: 1 | -1, size: number, back: boolean): BufferGeometry {
  const outline = new Shape();
  outline.moveTo(0, 0);
  outline.bezierCurveTo(0.1, 0.5, 0.75, 0.75, 0.8, 0.32);
  outline.bezierCurveTo(0.82, 0.05, 0.4, -0.1, 0, 0);
  const shape = new ShapeGeometry(outline, 6).scale(size * side, size, 1);
  if (back) shape.scale(0.78, -0.8, 1);
  return painted(shape.rotateX(-Math.PI / 2).rotateZ(side * 0.55), hex);
}

function butterfly(): BufferGeometry {
  const wings = ([1, -1] as const).flatMap((side) => [
    wing("#f07f2e", side, 1.25, false),
    wing("#ffd36b", side, 0.8, false).translate(side * 0.1, 0.04, -0.06),
    wing("#c84f8a", side, 1.1, true),
    wing("#ffb3c9", side, 0.66, true).translate(side * 0.1, 0.04, 0.05),
  ]);
  return joined([
    ...wings.map((part) => part.translate(0, 0.62, 0)),
    painted(new IcosahedronGeometry(0.13, 1).translate(0, 0.66, -0.42), "#3a2140"),
    limb("#3a2140", [0, 0.6, -0.4], [0, 0.6, 0.45], 0.085),
    limb("#3a2140", [0, 0.68, -0.46], [-0.2, 0.92, -0.74], 0.022),
    limb("#3a2140", [0, 0.68, -0.46], [0.2, 0.92, -0.74], 0.022),
    limb("#3a2140", [0, 0, 0], [0, 0.6, 0], 0.04),
  ]);
}

export const ANIMALS: Record<Animal, () => BufferGeometry> = { monkey, butterfly, frog };
