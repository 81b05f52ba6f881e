/** Sentences for what the server names by family, code and values. */
import type { Cause } from "../api/types";
import { language } from "./language.svelte";

/** In the page's language if it has the text, otherwise the server's sentence. */
export function explain(cause: Cause): string {
  const id = `${cause.family}-${cause.code}`;
  return language.has(id) ? language.say(id, cause.params) : cause.text;
}
