/** The page without a network: a service worker caches its files. */

/** Register the worker, and send it the files that were loaded before it was active. */
export async function keepForOffline(): Promise<void> {
  // Without HTTPS, browsers have no service workers, except on this machine.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.includes("/assets/"));
  active?.postMessage(["./", ...new Set(loaded)]);
}
