/** What is there before anything is built: table, plate, map, corner bricks and knobs. */
import {
  CanvasTexture,
  Group,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Vector2,
} from "three";
import { SPOTS } from "../palace/lattice";
import { groundAt, type PalaceText } from "../palace/palace";
import { groundTexture } from "./groundmap";
import { MAP, place, PLATE } from "./measures";
import { cornerBrick, knob, slab } from "./shapes";

const PLATE_TOP = -0.06;

/** A round stone table; the plate lies on it. */
function table(): Mesh {
  const profile = [
    [0.001, 0],
    [26.6, 0],
    [27.2, -0.25],
    [27.4, -0.8],
    [27.2, -1.6],
    [25.2, -2.2],
  ].map(([radius, y]) => new Vector2(radius, y));
  // The lathe looks outwards when the profile runs upwards.
  const geometry = new LatheGeometry(profile.reverse(), 72);
  const material = new MeshStandardMaterial({
    map: stoneTexture(),
    roughness: 0.82,
    metalness: 0,
  });
  const uv = geometry.getAttribute("uv");
  const position = geometry.getAttribute("position");
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, position.getX(index) / 56 + 0.5, position.getZ(index) / 56 + 0.5);
  }
  const mesh = new Mesh(geometry, material);
  mesh.position.y = -0.9;
  mesh.receiveShadow = true;
  return mesh;
}

/** Rings of worn flagstones. */
function stoneTexture(): CanvasTexture {
  const size = 1024;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#877a63";
  pen.fillRect(0, 0, size, size);
  const middle = size / 2;
  let seed = 11;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
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
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function plate(): Mesh {
  const material = new MeshStandardMaterial({ color: "#43512a", roughness: 0.42 });
  const mesh = new Mesh(slab(PLATE, 0.84, PLATE), material);
  mesh.position.y = PLATE_TOP;
  mesh.receiveShadow = mesh.castShadow = true;
  return mesh;
}

/** Knobs of the plate's rim, two rows all round but for the corner bricks. */
function rimKnobs(): InstancedMesh {
  const half = PLATE / 2 - 0.5;
  const spots: [number, number][] = [];
  for (let x = -half; x <= half; x++) {
    for (let z = -half; z <= half; z++) {
      const inRim = Math.max(Math.abs(x), Math.abs(z)) > MAP / 2;
      const inCorner = Math.min(Math.abs(x), Math.abs(z)) > MAP / 2;
      if (inRim && !inCorner) spots.push([x, z]);
    }
  }
  const material = new MeshStandardMaterial({ color: "#4d5d31", roughness: 0.4 });
  const mesh = new InstancedMesh(knob(), material, spots.length);
  spots.forEach(([x, z], index) =>
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(x, PLATE_TOP, z)),
  );
  mesh.receiveShadow = true;
  return mesh;
}

function corners(): InstancedMesh {
  const material = new MeshStandardMaterial({ color: "#c07f2a", roughness: 0.36 });
  const mesh = new InstancedMesh(cornerBrick(), material, 4);
  const at = PLATE / 2 - 1;
  [
    [-at, -at],
    [at, -at],
    [-at, at],
    [at, at],
  ].forEach(([x, z], index) =>
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(x!, PLATE_TOP, z!)),
  );
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** The open knobs, each on a small round collar so that one sees where to build. */
function openKnobs(palace: PalaceText): InstancedMesh {
  const open = SPOTS.filter((spot) => groundAt(palace, spot) !== ".");
  const material = new MeshStandardMaterial({ color: "#f3e2bd", roughness: 0.42 });
  const mesh = new InstancedMesh(knob(), material, open.length);
  open.forEach((spot, index) => {
    const { x, z } = place(spot);
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(x, -0.01, z));
  });
  mesh.receiveShadow = true;
  return mesh;
}

function groundMap(palace: PalaceText, textureSize: number): Mesh {
  const material = new MeshStandardMaterial({
    map: groundTexture(palace, textureSize),
    roughness: 0.74,
  });
  const mesh = new Mesh(new PlaneGeometry(MAP, MAP).rotateX(-Math.PI / 2), material);
  mesh.receiveShadow = true;
  return mesh;
}

/** Everything that changes only with the map. */
export function buildPlate(palace: PalaceText, textureSize: number): Group {
  const group = new Group();
  group.add(
    table(),
    plate(),
    rimKnobs(),
    corners(),
    groundMap(palace, textureSize),
    openKnobs(palace),
  );
  return group;
}

