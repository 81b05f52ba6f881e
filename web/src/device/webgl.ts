/** The graphics features of this browser and device. */

function probe(): WebGL2RenderingContext | null {
  try {
    return document.createElement("canvas").getContext("webgl2");
  } catch {
    return null;
  }
}

export function hasWebGL(): boolean {
  return probe() !== null;
}

/**
 * Whether to draw shadows and reflections, which are too slow with software rendering.
 * `?rich` or `?plain` in the address overrides this.
 */
export function isRich(): boolean {
  const query = new URLSearchParams(location.search);
  if (query.has("rich") || query.has("plain")) return query.has("rich");
  const gl = probe();
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  return !/swiftshader|llvmpipe|software|basic render/i.test(name);
}
