/** Streaks: days in a row on which the puzzle of the day was solved. Days are like 2026-11-15. */

const LENGTH_OF_DAY = 24 * 60 * 60 * 1000;

const before = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - LENGTH_OF_DAY).toISOString().slice(0, 10);

/** Return the length of the streak that ends on a day. */
function endingOn(days: readonly string[], last: string): number {
  let [length, day] = [0, last];
  while (days.includes(day)) {
    length += 1;
    day = before(day);
  }
  return length;
}

/** Return the current streak; before today's puzzle is solved, the one that ended yesterday. */
export function streakOn(days: readonly string[], today: string): number {
  return endingOn(days, days.includes(today) ? today : before(today));
}

/** Return the longest streak. */
export function bestStreak(days: readonly string[]): number {
  return Math.max(0, ...days.map((day) => endingOn(days, day)));
}
