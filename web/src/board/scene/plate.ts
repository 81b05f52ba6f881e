/** The scenery before anything is built: table, plate, map, corner bricks and knobs. */
import {
  type BufferGeometry,
  type CanvasTexture,
  Color,
  Group,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  PlaneGeometry,
  Vector2,
} from "three";
import { SPOTS } from "../../model/lattice";
import { groundAt, type PalaceText } from "../../model/palace";
import { groundTexture } from "./groundmap";
import type { Surfaces } from "./materials";
import { MAP, positionOf, PLATE } from "./measures";
import { drawTexture, numbersFrom, type Pen } from "./picture";
import { cornerBrick, knob, slab } from "./shapes";

const PLATE_TOP = -0.06;

/** A round stone table; the plate lies on it. */
function table(surface: Surfaces): Mesh {
  const profile = [
    [0.001, 0],
    [26.6, 0],
    [27.2, -0.25],
    [27.4, -0.8],
    [27.2, -1.6],
    [25.2, -2.2],
  ].map(([radius, y]) => new Vector2(radius, y));
  // LatheGeometry's faces point outwards if the profile runs upwards.
  const geometry = new LatheGeometry(profile.reverse(), 72);
  const uv = geometry.getAttribute("uv");
  const position = geometry.getAttribute("position");
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, position.getX(index) / 56 + 0.5, position.getZ(index) / 56 + 0.5);
  }
  const mesh = new Mesh(geometry, surface.picture(stoneTexture(surface.rich), 0.82));
  mesh.position.y = -0.9;
  mesh.receiveShadow = true;
  return mesh;
}

/** Rings of worn flagstones. */
function stoneTexture(rich: boolean): CanvasTexture {
  const texture = drawTexture(1024, 1024, (pen) => drawStones(pen, 1024));
  if (rich) texture.anisotropy = 8;
  return texture;
}

function drawStones(pen: Pen, size: number): void {
  pen.fillStyle = "#877a63";
  pen.fillRect(0, 0, size, size);
  const middle = size / 2;
  const next = numbersFrom(11);
  for (let ring = 0; ring < 7; ring++) {
    const [inner, outer] = [middle * (ring / 7), middle * ((ring + 1) / 7)];
    const stones = Math.max(1, 4 + ring * 6);
    for (let stone = 0; stone < stones; stone++) {
      const from = ((stone + (ring % 2) * 0.5) / stones) * Math.PI * 2;
      const to = from + (Math.PI * 2) / stones;
      pen.beginPath();
      pen.arc(middle, middle, outer, from, to);
      pen.arc(middle, middle, inner, to, from, true);
      pen.closePath();
      const light = 38 + next() * 8;
      pen.fillStyle = `hsl(${34 + next() * 10} ${13 + next() * 6}% ${light}%)`;
      pen.fill();
      pen.strokeStyle = "rgba(34,28,16,0.5)";
      pen.lineWidth = 3;
      pen.stroke();
    }
  }
  for (let index = 0; index < 5000; index++) {
    pen.fillStyle = next() > 0.5 ? "rgba(50,28,8,0.10)" : "rgba(255,236,200,0.08)";
    pen.fillRect(next() * size, next() * size, 2.5, 2.5);
  }
}

/** The same shape in several places, all of one colour. */
function copies(
  surface: Surfaces,
  shape: BufferGeometry,
  colour: string,
  places: readonly (readonly [number, number])[],
  y: number,
): InstancedMesh {
  const mesh = new InstancedMesh(shape, surface.piece(), places.length);
  places.forEach(([x, z], index) => {
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(x, y, z));
    mesh.setColorAt(index, new Color(colour));
  });
  mesh.receiveShadow = true;
  return mesh;
}

function plate(surface: Surfaces): InstancedMesh {
  const mesh = copies(surface, slab(PLATE, 0.84, PLATE), "#43512a", [[0, 0]], PLATE_TOP);
  mesh.castShadow = true;
  return mesh;
}

/** The knobs of the plate's rim: two rows on each side, without the corners. */
function rimKnobs(surface: Surfaces): InstancedMesh {
  const half = PLATE / 2 - 0.5;
  const spots: [number, number][] = [];
  for (let x = -half; x <= half; x++) {
    for (let z = -half; z <= half; z++) {
      const inRim = Math.max(Math.abs(x), Math.abs(z)) > MAP / 2;
      const inCorner = Math.min(Math.abs(x), Math.abs(z)) > MAP / 2;
      if (inRim && !inCorner) spots.push([x, z]);
    }
  }
  return copies(surface, knob(), "#4d5d31", spots, PLATE_TOP);
}

function corners(surface: Surfaces): InstancedMesh {
  const at = PLATE / 2 - 1;
  const places = [
    [-at, -at],
    [at, -at],
    [-at, at],
    [at, at],
  ] as const;
  const mesh = copies(surface, cornerBrick(), "#c07f2a", places, PLATE_TOP);
  mesh.castShadow = true;
  return mesh;
}

function openKnobs(surface: Surfaces, palace: PalaceText): InstancedMesh {
  const open = SPOTS.filter((spot) => groundAt(palace.ground, spot) !== ".");
  const places = open.map((spot) => [positionOf(spot).x, positionOf(spot).z] as const);
  return copies(surface, knob(), "#f3e2bd", places, -0.01);
}

function groundMap(surface: Surfaces, palace: PalaceText, textureSize: number): Mesh {
  const material = surface.picture(groundTexture(palace, textureSize, surface.rich), 0.74);
  const mesh = new Mesh(new PlaneGeometry(MAP, MAP).rotateX(-Math.PI / 2), material);
  mesh.receiveShadow = true;
  return mesh;
}

/** Build the scenery; it changes only with the map. */
export function buildPlate(surface: Surfaces, palace: PalaceText, textureSize: number): Group {
  const group = new Group();
  group.add(
    table(surface),
    plate(surface),
    rimKnobs(surface),
    corners(surface),
    groundMap(surface, palace, textureSize),
    openKnobs(surface, palace),
  );
  return group;
}
