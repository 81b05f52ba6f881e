/** Start playing at once: continue the running game, or set up a table against a bot that fits. */
import * as api from "../api/client";
import type { Level, NewTable } from "../api/types";
import { remember, remembered } from "../device/settings";
import { language, t } from "../text/language.svelte";
import { fittingLevel } from "./levels";
import { offers } from "./offers.svelte";

/** How to play without a form; what is left out is as in the last game, or fits. */
interface Wishes {
  name?: string;
  bot?: Level["bot"] | undefined;
  /** How many bots of this level play. */
  bots?: number;
  options?: NonNullable<NewTable["options"]>;
}

/** Set up a table of one person and bots; return its id. */
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

/** The table that was set up without asking for a level, so that its page explains the choice. */
export const unexplained = { table: "" };

/** Return the id of the table of the game in progress, or of a new one. */
export async function continueOrStart(): Promise<string> {
  const { tables } = await api.getMyTables();
  // Those where it is my turn come first.
  const going = tables.find(({ status, you }) => status === "running" && you.seats.length > 0);
  return going?.id ?? (unexplained.table = await startAgainstBots());
}
