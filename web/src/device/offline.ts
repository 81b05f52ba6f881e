/** Offline use: a service worker caches the files of the page. */

/** Register the worker, and send it the files that were loaded before it was active. */
export async function keepForOffline(): Promise<void> {
  // Browsers have service workers only for HTTPS and for localhost.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.includes("/assets/"));
  active?.postMessage(["./", ...new Set(loaded)]);
}
