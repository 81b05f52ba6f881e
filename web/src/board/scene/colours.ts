/** The colours of the 3D model. */
import { Color } from "three";
import type { Piece } from "../../model/palace";

/** The four browns. They have no meaning in the game; a piece's kind and place select one. */
const BROWNS = ["#b8621d", "#e3c48a", "#a98c5f", "#6f3317"].map((hex) => new Color(hex));

export const COLOURS = {
  light: new Color("#9fd13a"),
  dark: new Color("#0f6b3c"),
  gold: new Color("#e0a526"),
  ghost: new Color("#ffe9a8"),
  chosen: new Color("#fff9e2"),
  refused: new Color("#e8563a"),
};

export function brownOf(piece: Piece): Color {
  let hash = piece.level * 7 + piece.kind.length * 3;
  for (const letter of piece.spot + (piece.towards ?? "")) {
    hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  }
  return BROWNS[(hash ^ (hash >>> 7)) % 4]!;
}
