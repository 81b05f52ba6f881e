/** The router: the current page is in the URL fragment (after the #). */
export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "play" }
  | { page: "about" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "mistakes"; id: string }
  | { page: "rules"; section: string }
  | { page: "learn"; lesson: string }
  | { page: "puzzles"; puzzle: string }
  | { page: "judge"; shared: string }
  | { page: "invite"; code: string }
  | { page: "device"; code: string }
  | { page: "missing" };

/** Return the page that a fragment names. */
export function parseRoute(hash: string): Route {
  const [, page, id] = /^#\/(\w+)\/?([\w-]*)$/.exec(hash) ?? [];
  const [, kind, code] = /^#(invite|device)=([\w-]+)$/.exec(hash) ?? [];
  if (kind && code) return { page: kind as "invite" | "device", code };
  if (page === "new" || page === "play" || page === "about") return { page };
  if (page === "table" || page === "replay" || page === "review" || page === "mistakes") {
    if (id) return { page, id };
  }
  if (page === "rules") return { page, section: id ?? "" };
  if (page === "learn") return { page, lesson: id ?? "" };
  if (page === "puzzles" || page === "puzzle") {
    // Ids of puzzles are in lower case, but may be typed in another one.
    return { page: "puzzles", puzzle: (id ?? "").toLowerCase() };
  }
  if (page === "judge") return { page, shared: id ?? "" };
  return { page: hash.startsWith("#/") && hash !== "#/" ? "missing" : "home" };
}

class Router {
  current = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.current = parseRoute(location.hash)));
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Go to a page, and replace the current history entry. */
  replace(path: string): void {
    location.replace(`#${path}`);
  }
}

export const router = new Router();
