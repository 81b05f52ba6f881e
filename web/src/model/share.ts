/** A position, perhaps with a staircase, as a link. Browsers send what is behind the # to nobody. */
import type { Position } from "./position";

/** As it stands in the address: JSON in the alphabet of addresses. */
export function encode(position: Position, staircase: string): string {
  const { ground, stacks, animals, hand } = position;
  const shared = { ground, stacks, animals, hand, ...(staircase ? { staircase } : {}) };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The position as text, for the server to read, and the staircase; `null` if it is none. */
export function decode(code: string): { text: string; staircase: string } | null {
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const shared: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof shared !== "object" || shared === null) return null;
    const { staircase, ...position } = shared as Record<string, unknown>;
    return {
      text: JSON.stringify(position),
      staircase: typeof staircase === "string" ? staircase : "",
    };
  } catch {
    return null;
  }
}

const PATH = "#/judge/";

export const pathOf = (position: Position, staircase: string) => PATH + encode(position, staircase);

/** The code in a pasted link. */
export function codeIn(text: string): string | null {
  const at = text.indexOf(PATH);
  return at < 0 ? null : text.slice(at + PATH.length).trim();
}
