/** Make pieces between the camera and the current spot transparent, with a dither pattern. */
import { type Material, Vector3 } from "three";

/** Uniforms of the shaders. */
export interface SeeThrough {
  focus: { value: Vector3 };
  /** 1 if pieces in front of the focus are transparent, otherwise 0. */
  open: { value: number };
}

export function seeThrough(): SeeThrough {
  return { focus: { value: new Vector3() }, open: { value: 0 } };
}

export function withSeeThrough<M extends Material>(material: M, uniforms: SeeThrough): M {
  material.onBeforeCompile = (shader) => {
    shader.uniforms["seeFocus"] = uniforms.focus;
    shader.uniforms["seeOpen"] = uniforms.open;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vSeen;")
      .replace(
        "#include <project_vertex>",
        `#include <project_vertex>
        vec4 seen = vec4(transformed, 1.0);
        #ifdef USE_INSTANCING
          seen = instanceMatrix * seen;
        #endif
        vSeen = (modelMatrix * seen).xyz;`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        "#include <common>\nvarying vec3 vSeen;\nuniform vec3 seeFocus;\nuniform float seeOpen;",
      )
      .replace(
        "#include <clipping_planes_fragment>",
        `#include <clipping_planes_fragment>
        if (seeOpen > 0.5) {
          vec3 sight = seeFocus - cameraPosition;
          float far = length(sight);
          vec3 aim = sight / far;
          vec3 there = vSeen - cameraPosition;
          float along = dot(there, aim);
          float beside = length(there - along * aim);
          // Pieces fade out near the line of sight; ordered dithering imitates transparency.
          float coverage = along < far - 1.1 ? smoothstep(1.3, 2.9, beside) : 1.0;
          vec2 cell = mod(floor(gl_FragCoord.xy), 4.0);
          vec2 fine = mod(cell, 2.0);
          vec2 wide = floor(cell / 2.0);
          float rank = 4.0 * (2.0 * abs(fine.x - fine.y) + fine.y) + 2.0 * abs(wide.x - wide.y) + wide.y;
          if ((rank + 0.5) / 16.0 > coverage) discard;
        }`,
      );
  };
  return material;
}
