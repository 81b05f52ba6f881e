/** System notifications, for users who have another window or tab in front. */
import { preferences } from "./preferences.svelte";

export const canNotify = () => "Notification" in window;

/** Ask for permission; return whether it was given. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Show a notification if the page is hidden and the user has switched notifications on. */
export function notify(sentence: string): void {
  if (!preferences.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    new Notification(sentence, { icon: "icon-192.png", tag: "monkeypalace" });
  } catch {
    // Some phones allow notifications only from a service worker. The title of the page shows the
    // user's turn, too.
  }
}
