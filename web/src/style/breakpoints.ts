/**
 * The breakpoints: in style sheets, `@media (--narrow)` stands for the query here. They are in
 * `em`, because large text needs the layout of a smaller screen: 1em is 16 pixels, or the text size
 * that the user has set.
 */

/** Panels are above and below the board instead of beside it. */
export const NARROW = "(max-width: 56.2em)";
/** Bar and panels grow with the board. */
export const HUGE = "(min-width: 150em)";

const QUERIES: Record<string, string> = {
  "--narrow": NARROW,
  "--medium": "(max-width: 74.9em)",
  /** There is space for the market below the boards, too. */
  "--spacious": "(min-width: 75em) and (min-height: 53em)",
  "--slim": "(max-width: 45em)",
  "--phone": "(max-width: 35em)",
  "--small-phone": "(max-width: 30em)",
  "--huge": HUGE,
};

/** Replace the names of breakpoints in a style sheet; media queries cannot use CSS variables. */
export function expandBreakpoints(css: string): string {
  return css.replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (written, name: string) => {
    const query = QUERIES[name];
    if (query === undefined) throw new Error(`there is no breakpoint ${written}`);
    return query;
  });
}
