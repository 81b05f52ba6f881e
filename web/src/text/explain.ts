/** Turn text ids and parameters from the server into sentences. */
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

/** Decisions of a seat, and their events. */
export interface Played {
  seat: number;
  happened: readonly Sentence[];
}

/** Returns the name of the player on a seat. */
export type NameOf = (seat: number) => string;

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

/** The events of some decisions as sentences, with the player names that the page uses. */
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

/** An event as a sentence; a staircase by its start and its arches instead of its notation. */
function inWords({ id, params, text }: Sentence): string {
  const { staircase } = params;
  if (id !== "event-built" || typeof staircase !== "string") return tell({ id, params, text });
  const [spot = "", ...arches] = staircase.split(" ");
  return tell({ id: "web-event-built", params: { ...params, spot, count: arches.length }, text });
}

/** Replace the player names in a sentence by those of the page: a log may be in another language. */
function names(params: Params, seat: number, nameOf: NameOf): Params {
  const loser = params["loser_seat"];
  return {
    ...("name" in params ? { name: nameOf(seat) } : {}),
    ...(typeof loser === "number" ? { loser: nameOf(loser) } : {}),
  };
}

/** An event of the table in words. */
export function tellEntry(
  entry: { text: string; played: readonly Played[] },
  nameOf: NameOf,
): string {
  const told = tellPlayed(entry.played, nameOf).map(({ text }) => text);
  return told.length > 0 ? told.join(" ") : entry.text;
}
