/**
 * Materials. Rich ones have reflections and shadows; plain ones are for devices without a graphics
 * processor. There are few, because each has to be compiled before the first frame.
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
  /** Of pieces and knobs; each instance has its own colour. */
  piece: (gloss?: "plastic" | "metal") => Material;
  /** Of the map and the table. */
  picture: (map: Texture, roughness: number) => Material;
  /** Of the animals, whose colours are in the mesh. */
  figure: () => Material;
  /** For ghosts; one that is hidden shows faintly through the pieces in front of it. */
  ghost: (hidden: boolean) => Material;
}

export function surfaces(rich: boolean, holes: SeeThrough): Surfaces {
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
      piece: () => withSeeThrough(new MeshLambertMaterial(), holes),
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
        holes,
      ),
    picture: (map, roughness) => new MeshStandardMaterial({ map, roughness }),
    figure: () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.55, side: 2 }),
    ghost: (hidden) => new MeshStandardMaterial({ roughness: 0.5, ...ghostly(hidden) }),
  };
}
