/** Settings in this browser's local storage, if there is any. */
export function remembered(key: string, otherwise: string): string {
  try {
    return localStorage.getItem(`monkeypalace-${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Forget everything that this page has kept in this browser. */
export function forgetAll(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("monkeypalace-"));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Without local storage there is nothing to clear.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`monkeypalace-${key}`, value);
  } catch {
    // Private windows may refuse local storage; then the setting is lost with the window.
  }
}
