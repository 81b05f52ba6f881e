/** For each table, the last event that was seen on this device. */
import { remember, remembered } from "./settings";

const KEY = "seen-events";
/** The number of tables that are remembered; older ones are dropped. */
const MOST = 40;

type Seen = [table: string, number: number][];

function all(): Seen {
  try {
    return JSON.parse(remembered(KEY, "[]")) as Seen;
  } catch {
    return [];
  }
}

/** The last event that was seen; `null` on the first visit. */
export const lastSeen = (table: string) => all().find(([each]) => each === table)?.[1] ?? null;

export function markSeen(table: string, number: number): void {
  const others = all().filter(([each]) => each !== table);
  remember(KEY, JSON.stringify([[table, number], ...others].slice(0, MOST)));
}
