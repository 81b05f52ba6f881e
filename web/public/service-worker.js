/**
 * Caches the page and the rule book, so that they open without a network. Game data is never cached.
 */
const CACHE = "monkeypalace-1";

const isPage = (request) => request.mode === "navigate";
/** Asset names contain a hash of their content, so a cached asset is never outdated. */
const isAsset = (url) => url.pathname.includes("/assets/");
const isBook = (url) => url.pathname.endsWith("/api/rulebook");

self.addEventListener("install", () => self.skipWaiting());

/** The page sends the addresses of the files that it loaded before this worker was active. */
self.addEventListener("message", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (isAsset(url)) event.respondWith(cacheFirst(request));
  else if (isPage(request) || isBook(url)) event.respondWith(networkFirst(request));
});

/** Return the cached answer, or request it if there is none. */
async function cacheFirst(request) {
  return (await caches.match(request)) ?? networkFirst(request);
}

/** Return the answer of the server, or the cached one if the server cannot be reached. */
async function networkFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(CACHE);
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (error) {
    const found = await caches.match(request, { ignoreSearch: isPage(request) });
    if (found) return found;
    throw error;
  }
}
