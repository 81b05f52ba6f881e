/** Start playing at once: continue the running game, or set up a table against an easy bot. */
import * as api from "../../api/client";
import { remember, remembered } from "../../device/settings";
import { language, t } from "../../text/language.svelte";

/** Set up the table; return its id. */
export async function startAgainstBot(name = remembered("name", "")): Promise<string> {
  remember("name", name.trim());
  const made = await api.createTable({
    seats: [
      { kind: "me", name: name.trim() || t("web-default-name") },
      { kind: "bot", bot: "capuchin" },
    ],
    edition: language.current,
  });
  return made.table.id;
}

/** Return the id of the table of the game in progress, or of a new one. */
export async function continueOrStart(): Promise<string> {
  const { tables } = await api.getMyTables();
  // Those where it is my turn come first.
  const going = tables.find(({ status, you }) => status === "running" && you.seats.length > 0);
  return going?.id ?? (await startAgainstBot());
}
