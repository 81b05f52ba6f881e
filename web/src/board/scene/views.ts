/** From where the table can be looked at. */
export const VIEWS = ["overview", "low", "back", "above"] as const;
export type ViewName = (typeof VIEWS)[number];

/** From where one looks, in degrees: around the table from the south, and above the horizon. */
export const ANGLES: Record<ViewName, readonly [around: number, above: number]> = {
  overview: [22, 42],
  low: [-32, 17],
  back: [204, 44],
  above: [0, 89.4],
};
