/**
 * The widths at which the page changes; `@media (--narrow)` in styles means the query here. They are
 * in `em`, so that they follow the text size that the reader has set: 1em is 16 pixels unless it is
 * changed, and large text needs the arrangement of a smaller screen.
 */

/** Panels are above and below the board instead of beside it. */
export const NARROW = "(max-width: 56.2em)";
/** Bar and panels grow with the board. */
export const HUGE = "(min-width: 150em)";

const QUERIES: Record<string, string> = {
  "--narrow": NARROW,
  "--medium": "(max-width: 74.9em)",
  /** The market has room below the boards, too. */
  "--spacious": "(min-width: 75em) and (min-height: 53em)",
  "--slim": "(max-width: 45em)",
  "--phone": "(max-width: 35em)",
  "--small-phone": "(max-width: 30em)",
  "--huge": HUGE,
};

/** Write out the names of breakpoints in a style sheet; CSS has no variables in media queries. */
export function expandBreakpoints(css: string): string {
  return css.replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (written, name: string) => {
    const query = QUERIES[name];
    if (query === undefined) throw new Error(`there is no breakpoint ${written}`);
    return query;
  });
}
