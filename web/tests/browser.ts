/** The parts of a browser that Node lacks: local storage, and events of the window. */
import { vi } from "vitest";

/** Stub local storage and the window until the end of the test; return what is stored. */
export function stubBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("window", new EventTarget());
  return kept;
}

/** Store a setting as another tab does; this tab hears of it only if `heard`. */
export function storeElsewhere(
  kept: Map<string, string>,
  key: string,
  value: string | null,
  heard = true,
): void {
  if (value === null) kept.delete(key);
  else kept.set(key, value);
  if (heard) {
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: value }));
  }
}
