/** Shares of the win as numbers for texts. */

/** Return a share as whole percent. */
export const percent = (share: number): number => Math.round(100 * share);

/** Return a change as whole percent with its sign. */
export function signed(change: number): string {
  const found = percent(change);
  if (found === 0) return "±0";
  return found > 0 ? `+${found}` : `−${-found}`;
}

/** Return a lead in bananas with its sign and one digit after the point. */
export function lead(bananas: number): string {
  const found = Math.round(10 * bananas) / 10;
  return found < 0 ? `−${-found}` : `+${found}`;
}

/** Return a cost as percent, with a digit after the point if it is small. */
export const cost = (loss: number): number =>
  loss < 0.1 ? Math.round(1000 * loss) / 10 : percent(loss);
