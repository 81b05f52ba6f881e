/** Sentences for what the server names by id and values. */
import { type Params, language } from "./language.svelte";

/** A text id with its values, and the server's own sentence. */
export interface Sentence {
  id: string;
  params: Params;
  text: string;
}

/** One reason why something was refused. */
export interface Cause {
  family: string;
  code: string;
  params: Params;
  text: string;
}

/** An event of the table: what its decisions have led to. */
export interface Entry {
  text: string;
  played: readonly { happened: readonly Sentence[] }[];
}

/** In the page's language if it has the text, otherwise the server's sentence. */
export function explain(cause: Cause): string {
  return tell({ id: `${cause.family}-${cause.code}`, params: cause.params, text: cause.text });
}

/** The letter of the building rule that was broken, as the rule book's sections are named. */
export function ruleOf(cause: Cause): string | null {
  const [, letter] = /^([a-i])-/.exec(cause.code) ?? [];
  return cause.family === "violation" ? (letter ?? null) : null;
}

export function tell({ id, params, text }: Sentence): string {
  return language.has(id) ? language.say(id, params) : text;
}

/** Everything that an event of the table has led to. */
export function tellEntry(entry: Entry): string {
  const sentences = entry.played.flatMap((played) => played.happened);
  return sentences.length > 0 ? sentences.map(tell).join(" ") : entry.text;
}
