/** The widths at which the page changes; `@media (--narrow)` in styles means the query here. */

/** Below this width, in pixels, panels are above and below the board instead of beside it. */
export const NARROW = 900;
/** From this width on, bar and panels grow with the board. */
export const HUGE = 2400;

const QUERIES: Record<string, string> = {
  "--narrow": `(max-width: ${NARROW - 1}px)`,
  "--slim": "(max-width: 720px)",
  "--phone": "(max-width: 560px)",
  "--small-phone": "(max-width: 480px)",
  "--huge": `(min-width: ${HUGE}px)`,
};

/** Write out the names of breakpoints in a style sheet; CSS has no variables in media queries. */
export function expandBreakpoints(css: string): string {
  return css.replace(/\((--[\w-]+)\)(?=[^;{}]*\{)/g, (written, name: string) => {
    const query = QUERIES[name];
    if (query === undefined) throw new Error(`there is no breakpoint ${written}`);
    return query;
  });
}
