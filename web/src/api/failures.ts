/** Messages to the user about failed requests. */
import { notice } from "../device/notice.svelte";
import { explain } from "../text/explain";
import { t } from "../text/language.svelte";
import { Refused, Unreachable } from "./client";

/**
 * Return the message for an error: the server's reasons, or that it cannot be reached. Any other
 * error is internal, and is logged.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) {
    const { text, causes } = error.problem;
    return [text, ...causes.map(explain)].join(" ");
  }
  if (error instanceof Unreachable) return t("web-lost");
  console.error(error);
  return t("web-failed");
}

/** Return why a page could not be loaded: like `sentenceOf`, but nothing is being retried. */
export function whyNotLoaded(error: unknown): string {
  return error instanceof Unreachable ? t("web-unreachable") : sentenceOf(error);
}

/** Show failures that no component has handled; without this they would only be in the console. */
export function showUnhandledFailures(): void {
  window.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    notice.sentence = sentenceOf(event.reason);
  });
}
