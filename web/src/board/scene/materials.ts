/**
 * Materials. Rich ones have reflections and shadows; plain ones are for devices without a graphics
 * processor. There are few of them, because each must be compiled before the first frame.
 */
import {
  type ColorRepresentation,
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
} from "three";
import { type SeeThrough, withSeeThrough } from "./seethrough";

export interface Surfaces {
  rich: boolean;
  /** The material of pieces and knobs; each instance has its own colour. */
  piece: (gloss?: "plastic" | "metal") => Material;
  /** The material of the map and the table. */
  picture: (map: Texture, roughness: number) => Material;
  /** The material of the animals, whose colours are in the mesh. */
  figure: () => Material;
  /** The material of ghosts; `hidden`: for their parts behind other pieces, which are faint. */
  ghost: (hidden: boolean) => Material;
}

export function surfaces(rich: boolean, seeThrough: SeeThrough): Surfaces {
  const glow: { emissive: ColorRepresentation; emissiveIntensity: number } = {
    emissive: "#ffb83d",
    emissiveIntensity: 0.5,
  };
  const ghostly = (hidden: boolean) => ({
    transparent: true,
    opacity: hidden ? 0.24 : 0.66,
    depthWrite: false,
    depthTest: !hidden,
    ...glow,
  });
  if (!rich) {
    return {
      rich,
      piece: () => withSeeThrough(new MeshLambertMaterial(), seeThrough),
      picture: (map) => new MeshLambertMaterial({ map }),
      figure: () => new MeshLambertMaterial({ vertexColors: true, side: 2 }),
      ghost: (hidden) => new MeshLambertMaterial(ghostly(hidden)),
    };
  }
  return {
    rich,
    piece: (gloss = "plastic") =>
      withSeeThrough(
        new MeshStandardMaterial(
          gloss === "metal" ? { roughness: 0.24, metalness: 0.75 } : { roughness: 0.35 },
        ),
        seeThrough,
      ),
    picture: (map, roughness) => new MeshStandardMaterial({ map, roughness }),
    figure: () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.55, side: 2 }),
    ghost: (hidden) => new MeshStandardMaterial({ roughness: 0.5, ...ghostly(hidden) }),
  };
}
