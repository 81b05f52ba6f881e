import type { Ground } from "../../model/palace";

/** The colours of each ground: its field, its pattern (`mark`), and text on it (`ink`). */
export const GROUNDS: Record<Exclude<Ground, ".">, { field: string; mark: string; ink: string }> = {
  l: { field: "#b4cf6c", mark: "#8cab45", ink: "#3e5a0c" },
  d: { field: "#2f6b4b", mark: "#1d4d34", ink: "#d5f0d9" },
  g: { field: "#e3b85a", mark: "#bf8f36", ink: "#5f3d05" },
};
