import type { Ground } from "../palace/palace";

/** Colours of a ground: the field, its pattern, its letter. */
export const GROUNDS: Record<Exclude<Ground, ".">, { field: string; mark: string; ink: string }> = {
  l: { field: "#b9d75c", mark: "#8fb534", ink: "#3e5a0c" },
  d: { field: "#2c6f4a", mark: "#1c5236", ink: "#d5f0d9" },
  g: { field: "#e9b949", mark: "#c9922a", ink: "#5f3d05" },
};
