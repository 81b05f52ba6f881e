/** The ground map as a picture: three grounds that differ in colour, lightness and pattern. */
import type { CanvasTexture } from "three";
import { FILES, fileOf, rankOf, SPOTS } from "../../model/lattice";
import { type Ground, groundAt, type PalaceText } from "../../model/palace";
import { GROUNDS } from "./grounds";
import { MAP, PITCH } from "./measures";
import { drawTexture, numbersFrom, type Pen } from "./picture";

export function groundTexture(palace: PalaceText, size: number, rich: boolean): CanvasTexture {
  const texture = drawTexture(size, size, (pen) => drawGroundMap(pen, palace, size));
  // Keeps the map sharp at low angles; too slow without a graphics processor.
  if (rich) texture.anisotropy = 8;
  return texture;
}

function drawGroundMap(pen: Pen, palace: PalaceText, size: number): void {
  const stud = size / MAP;
  pen.fillStyle = "#d9bf8d";
  pen.fillRect(0, 0, size, size);
  speckle(pen, size);
  for (const spot of SPOTS) {
    const x = (2 + (fileOf(spot) + 0.5) * PITCH) * stud;
    const y = (2 + (7.5 - rankOf(spot)) * PITCH) * stud;
    pen.save();
    pen.translate(x, y);
    pen.scale(stud, stud);
    tile(pen, groundAt(palace.ground, spot), fileOf(spot) * 8 + rankOf(spot));
    pen.restore();
  }
  rim(pen, stud);
}

/** Draw fine speckles, so that the sand does not look like plastic. */
function speckle(pen: Pen, size: number): void {
  const next = numbersFrom(7);
  for (let index = 0; index < 2600; index++) {
    pen.fillStyle = next() > 0.5 ? "rgba(120,86,40,0.10)" : "rgba(255,244,214,0.16)";
    const width = (0.6 + next() * 2.4) * (size / 2048);
    pen.fillRect(next() * size, next() * size, width, width);
  }
}

/** The names of files and ranks along the edge, and a border. */
function rim(pen: Pen, stud: number): void {
  pen.strokeStyle = "rgba(96,62,22,0.55)";
  pen.lineWidth = stud * 0.09;
  pen.strokeRect(stud * 0.45, stud * 0.45, stud * (MAP - 0.9), stud * (MAP - 0.9));
  pen.fillStyle = "#5d3b13";
  pen.font = `700 ${stud * 0.92}px Georgia, "DejaVu Serif", serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let index = 0; index < 8; index++) {
    const along = (2 + (index + 0.5) * PITCH) * stud;
    for (const side of [1.22, MAP - 1.22]) {
      pen.fillText(FILES[index]!, along, side * stud);
      pen.fillText(String(8 - index), side * stud, along);
    }
  }
}

/** One tile, three studs wide, around the origin. */
function tile(pen: Pen, ground: Ground, seed: number): void {
  const half = 1.42;
  pen.beginPath();
  pen.roundRect(-half, -half, 2 * half, 2 * half, 0.3);
  if (ground === ".") {
    blocked(pen);
    return;
  }
  const { field, mark } = GROUNDS[ground];
  pen.fillStyle = field;
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = pen.fillStyle = mark;
  pen.lineCap = "round";
  if (ground === "l") shoots(pen, seed);
  else if (ground === "d") foliage(pen, seed);
  else weave(pen);
  pen.restore();
  pen.beginPath();
  pen.roundRect(-half, -half, 2 * half, 2 * half, 0.3);
  pen.strokeStyle = "rgba(60,36,8,0.42)";
  pen.lineWidth = 0.07;
  pen.stroke();
}

/** Bamboo shoots: upright stalks with joints. */
function shoots(pen: Pen, seed: number): void {
  pen.lineWidth = 0.11;
  for (let index = 0; index < 5; index++) {
    const x = -1.15 + index * 0.58 + ((seed * 7 + index * 5) % 5) * 0.03;
    pen.beginPath();
    pen.moveTo(x, -1.5);
    pen.lineTo(x, 1.5);
    pen.stroke();
    for (let y = -1.2 + ((seed + index) % 3) * 0.2; y < 1.4; y += 0.72) {
      pen.beginPath();
      pen.moveTo(x - 0.1, y);
      pen.lineTo(x + 0.1, y);
      pen.moveTo(x, y);
      pen.lineTo(x + 0.2, y - 0.2);
      pen.stroke();
    }
  }
}

/** Broad leaves in rows, in different directions. */
function foliage(pen: Pen, seed: number): void {
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      pen.save();
      pen.translate(-1.15 + column * 0.78 + (row % 2) * 0.2, -1.1 + row * 0.74);
      pen.rotate((((seed + row * 3 + column * 5) % 4) * Math.PI) / 4);
      pen.beginPath();
      pen.moveTo(-0.34, 0);
      pen.quadraticCurveTo(0, -0.3, 0.34, 0);
      pen.quadraticCurveTo(0, 0.3, -0.34, 0);
      pen.fill();
      pen.restore();
    }
  }
}

/** A weave of golden straw. */
function weave(pen: Pen): void {
  pen.lineWidth = 0.1;
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const [x, y] = [column * 0.36, row * 0.36];
      pen.beginPath();
      if ((row + column) % 2 === 0) {
        pen.moveTo(x - 0.13, y);
        pen.lineTo(x + 0.13, y);
      } else {
        pen.moveTo(x, y - 0.13);
        pen.lineTo(x, y + 0.13);
      }
      pen.stroke();
    }
  }
}

/** Rubble: nothing can stand here. */
function blocked(pen: Pen): void {
  pen.fillStyle = "#8d7a5c";
  pen.fill();
  pen.save();
  pen.clip();
  const stones: [number, number, number][] = [
    [-0.8, -0.7, 0.62],
    [0.5, -0.85, 0.7],
    [-0.15, 0.2, 0.72],
    [0.95, 0.45, 0.58],
    [-0.95, 0.85, 0.66],
    [0.35, 1.05, 0.5],
  ];
  for (const [x, y, radius] of stones) {
    pen.beginPath();
    pen.ellipse(x, y, radius, radius * 0.8, x, 0, Math.PI * 2);
    pen.fillStyle = "#a39071";
    pen.fill();
    pen.strokeStyle = "#6b5a40";
    pen.lineWidth = 0.07;
    pen.stroke();
  }
  pen.restore();
}
