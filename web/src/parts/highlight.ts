/**
 * How a pile of the market is shown:
 * - `plain`: no start has been chosen;
 * - `unavailable`: of another colour, or empty;
 * - `too-dear`: of the right colour, but too expensive;
 * - `next`: one more Monkey Credit is enough;
 * - `within`: the credits so far are enough;
 * - `open`: can be chosen;
 * - `taken`: is chosen.
 */
export type Highlight = "plain" | "unavailable" | "too-dear" | "next" | "within" | "open" | "taken";
