/** Return a setting from the browser's local storage; `otherwise` if there is none. */
export function remembered(key: string, otherwise: string): string {
  try {
    return localStorage.getItem(`monkeypalace-${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Delete all settings of the page from this browser. */
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
    // Private windows may refuse local storage; then the setting is not stored.
  }
}

/** Call `changed` when another tab changes a setting; with `null` if it deletes the setting. */
export function followSetting(key: string, changed: (value: string | null) => void): void {
  window.addEventListener("storage", ({ key: stored, newValue }) => {
    // The key is `null` if everything was deleted.
    if (stored === null || stored === `monkeypalace-${key}`) changed(newValue);
  });
}
