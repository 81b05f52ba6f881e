/** Sentences for what the server names by id and values. */
import type { Cause, LogEntry, Sentence } from "../api/types";
import { language } from "./language.svelte";

/** In the page's language if it has the text, otherwise the server's sentence. */
export function explain(cause: Cause): string {
  return tell({ id: `${cause.family}-${cause.code}`, params: cause.params, text: cause.text });
}

export function tell({ id, params, text }: Sentence): string {
  return language.has(id) ? language.say(id, params) : text;
}

/** Everything that an event of the table has led to. */
export function tellEntry(entry: LogEntry): string {
  const sentences = entry.played.flatMap((played) => played.happened);
  return sentences.length > 0 ? sentences.map(tell).join(" ") : entry.text;
}
