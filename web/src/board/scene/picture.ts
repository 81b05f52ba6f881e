/** Pictures on surfaces, which code draws. */
import { CanvasTexture, SRGBColorSpace } from "three";

export type Pen = CanvasRenderingContext2D;

/** Return a texture from a picture. */
export function drawTexture(
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** Return a generator of numbers between 0 and 1, which are the same in every picture. */
export function numbersFrom(seed: number): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}
