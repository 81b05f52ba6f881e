/** Playing at once: a table of one's own against a bot that is easy to beat. */
import * as api from "../../api/client";
import { remember, remembered } from "../../device/settings";
import { t } from "../../text/language.svelte";

/** Set up the table; its id. */
export async function againstABot(name = remembered("name", "")): Promise<string> {
  remember("name", name.trim());
  const made = await api.createTable({
    seats: [
      { kind: "me", name: name.trim() || t("web-default-name") },
      { kind: "bot", bot: "capuchin" },
    ],
  });
  return made.table.id;
}

/** The game that is going on, or a new one; its table's id. */
export async function goOnOrBegin(): Promise<string> {
  const { tables } = await api.getMyTables();
  // Those where it is my turn come first.
  const going = tables.find(({ status, you }) => status === "running" && you.seats.length > 0);
  return going?.id ?? (await againstABot());
}
