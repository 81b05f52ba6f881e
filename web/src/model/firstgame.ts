/** The first game after the lessons: at the easiest level, with comments on what is new. */
import * as api from "../api/client";
import type { LogEntry, Sentence } from "../api/types";
import { router } from "../device/route.svelte";
import { remember, remembered } from "../device/settings";
import { language, t } from "../text/language.svelte";
import { offers } from "./offers.svelte";

const TABLE = "first-game";
const READ = "first-game-read";

export async function startFirstGame(): Promise<void> {
  const name = remembered("name", "") || t("web-default-name");
  const [easiest] = (await offers.load()).levels;
  const made = await api.createTable({
    seats: [
      { kind: "me", name },
      { kind: "bot", bot: easiest!.bot },
    ],
    edition: language.current,
  });
  remember(TABLE, made.table.id);
  remember(READ, "");
  router.go(`/table/${made.table.id}`);
}

export const isFirstGame = (table: string) => remembered(TABLE, "") === table;

/** The text ids of the comments that the player has read. */
export const readNotes = () => remembered(READ, "").split(" ");
export const storeReadNotes = (notes: readonly string[]) => remember(READ, notes.join(" "));

const NOTES: Record<string, string> = {
  "event-decorated": "lesson-note-decorated",
  "event-bought": "lesson-note-bought",
  "event-recurring": "lesson-note-recurring",
  "event-card-covers": "lesson-note-covers",
  "event-bonus": "lesson-note-bonus",
  "event-end-triggered": "lesson-note-end",
  "event-game-ended": "lesson-note-over",
};

function noteOn({ id, params }: Sentence): string | undefined {
  if (id === "event-animal-moved" && params["animal"] === "monkey") return "lesson-note-monkey";
  return NOTES[id];
}

/** Return the text ids of all comments on a game so far, each once, the oldest first. */
export function notesOn(log: readonly LogEntry[]): string[] {
  const happened = log.flatMap((entry) => entry.played).flatMap((played) => played.happened);
  const found = happened.map(noteOn).filter((note) => note !== undefined);
  return [...new Set(["lesson-note-welcome", ...found])];
}
