/** Small wishes that are kept in this browser. A browser that keeps nothing is fine, too. */
export function remembered(key: string, otherwise: string): string {
  try {
    return localStorage.getItem(`monkeypalace-${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`monkeypalace-${key}`, value);
  } catch {
    // Private windows may refuse; then it is forgotten with the window.
  }
}
