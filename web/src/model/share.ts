/** Share a position and a staircase as a link, whose part after the # is not sent to the server. */
import type { Position } from "./position";

/** Return the code for the address: JSON in URL-safe base64. */
export function encode(position: Position, staircase: string): string {
  const { ground, stacks, animals, hand } = position;
  const shared = { ground, stacks, animals, hand, ...(staircase ? { staircase } : {}) };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Return the position as JSON, which the server parses, and the staircase; `null` if invalid. */
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

/** Return the address of a position on the judge's page. */
export const linkTo = (position: Position, staircase: string) => PATH + encode(position, staircase);

/** Return the code in a pasted link; `null` if the text is not a link. */
export function codeIn(text: string): string | null {
  const at = text.indexOf(PATH);
  return at < 0 ? null : text.slice(at + PATH.length).trim();
}
