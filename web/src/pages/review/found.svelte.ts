/** The mistakes for which a better decision was found in this browser. */
import { remember, remembered } from "../../device/settings";

const KEY = "mistakes-found";
/** The number of mistakes that are remembered. */
const MOST = 300;

class Found {
  #all = $state.raw<readonly string[]>(
    remembered(KEY, "")
      .split(" ")
      .filter((each) => each !== ""),
  );

  has(mistake: string): boolean {
    return this.#all.includes(mistake);
  }

  add(mistake: string): void {
    if (this.has(mistake)) return;
    this.#all = [...this.#all, mistake].slice(-MOST);
    remember(KEY, this.#all.join(" "));
  }
}

export const found = new Found();
