/** Turn text ids and parameters from the server into sentences. */
import { type Params, language } from "./language.svelte";

/** A text id with its values, and the sentence that the server made from them. */
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

/** A decision of a seat, with its events. */
export interface Played {
  seat: number;
  happened: readonly Sentence[];
}

/** Returns the name of the player on a seat. */
export type NameOf = (seat: number) => string;

/** Return a cause as a sentence, in the page's language if it has the text. */
export function explain(cause: Cause): string {
  return tell({ id: `${cause.family}-${cause.code}`, params: cause.params, text: cause.text });
}

/** Return the letter of the broken building rule, as in the ids of the rule book's sections. */
export function ruleOf(cause: Cause): string | null {
  const [, letter] = /^([a-i])-/.exec(cause.code) ?? [];
  return cause.family === "violation" ? (letter ?? null) : null;
}

/** Return a sentence in the page's language if it has the text, otherwise as the server wrote it. */
export function tell({ id, params, text }: Sentence): string {
  return language.has(id) ? language.say(id, params) : text;
}

/** Return the events of some decisions as sentences, with the page's names of the players. */
export function tellPlayed(
  played: readonly Played[],
  nameOf: NameOf,
): { id: string; text: string }[] {
  return played.flatMap(({ seat, happened }) =>
    happened.map(({ id, params, text }) => ({
      id,
      text: inWords({ id, params: { ...params, ...names(params, seat, nameOf) }, text }),
    })),
  );
}

/** Return an event as a sentence; a staircase is given by start and number of arches. */
function inWords({ id, params, text }: Sentence): string {
  const { staircase } = params;
  if (id !== "event-built" || typeof staircase !== "string") return tell({ id, params, text });
  const [spot = "", ...arches] = staircase.split(" ");
  return tell({ id: "web-event-built", params: { ...params, spot, count: arches.length }, text });
}

/** Return the page's names of the players in an event; the log may be in another language. */
function names(params: Params, seat: number, nameOf: NameOf): Params {
  const loser = params["loser_seat"];
  return {
    ...("name" in params ? { name: nameOf(seat) } : {}),
    ...(typeof loser === "number" ? { loser: nameOf(loser) } : {}),
  };
}

/** Return an entry of the log as text. */
export function tellEntry(
  entry: { text: string; played: readonly Played[] },
  nameOf: NameOf,
): string {
  const told = tellPlayed(entry.played, nameOf).map(({ text }) => text);
  return told.length > 0 ? told.join(" ") : entry.text;
}
