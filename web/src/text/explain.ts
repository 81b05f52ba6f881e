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

/** Decisions of a seat, and what happened by them. */
export interface Played {
  seat: number;
  happened: readonly Sentence[];
}

/** How the page calls the player on a seat. */
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

/** Everything that happened by some decisions, with players called as elsewhere on the page. */
export function tellPlayed(
  played: readonly Played[],
  nameOf: NameOf,
): { id: string; text: string }[] {
  return played.flatMap(({ seat, happened }) =>
    happened.map(({ id, params, text }) => ({
      id,
      text: tell({ id, params: { ...params, ...names(params, seat, nameOf) }, text }),
    })),
  );
}

/** The server calls a bot by its level and seat, whatever the language. */
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
