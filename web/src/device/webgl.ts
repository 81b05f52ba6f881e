/** What this browser and device can draw. */

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
 * Whether the model gets shadows and reflections: not with software rendering.
 * `?rich` or `?plain` in the address overrides that.
 */
export function isRich(): boolean {
  const query = new URLSearchParams(location.search);
  if (query.has("rich") || query.has("plain")) return query.has("rich");
  const gl = probe();
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  return !/swiftshader|llvmpipe|software|basic render/i.test(name);
}
