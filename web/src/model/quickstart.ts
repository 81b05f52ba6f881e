/** Start playing without a form: continue a running game, or set up a table against a bot. */
import * as api from "../api/client";
import type { Level, NewTable } from "../api/types";
import { remember, remembered } from "../device/settings";
import { language, t } from "../text/language.svelte";
import { fittingLevel } from "./levels";
import { offers } from "./offers.svelte";

/** How to play. By default: the name of the last game, the suggested level, and one bot. */
interface Wishes {
  name?: string;
  bot?: Level["bot"] | undefined;
  /** How many bots of this level play. */
  bots?: number;
  options?: NonNullable<NewTable["options"]>;
}

/** Set up a table for one person and bots; return its id. */
export async function startAgainstBots(wishes: Wishes = {}): Promise<string> {
  const { name = remembered("name", ""), bots = 1 } = wishes;
  const bot = wishes.bot ?? (await suggestedLevel());
  remember("name", name.trim());
  const made = await api.createTable({
    seats: [
      { kind: "me", name: name.trim() || t("web-default-name") },
      ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot })),
    ],
    edition: language.current,
    ...(wishes.options && { options: wishes.options }),
  });
  return made.table.id;
}

async function suggestedLevel(): Promise<Level["bot"]> {
  const { levels } = await offers.load();
  return fittingLevel(levels)!.bot;
}

/** The id of the table whose page explains why this bot was chosen; empty if the player chose it. */
export const levelToExplain = { table: "" };

/** Return the id of the table of the game in progress, or of a new one. */
export async function continueOrStart(): Promise<string> {
  const { tables } = await api.getMyTables();
  // The server lists tables where it is the user's turn first.
  const running = tables.find(({ status, you }) => status === "running" && you.seats.length > 0);
  return running?.id ?? (levelToExplain.table = await startAgainstBots());
}
