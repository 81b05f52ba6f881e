/** The server's options for new tables, and its limits; loaded once. */
import * as api from "../api/client";
import type { Offers } from "../api/types";

class OffersState {
  current = $state.raw<Offers | null>(null);
  #asked: Promise<Offers> | null = null;

  /** The maximum length of a name; unknown until the offers are loaded. */
  get longestName(): number | undefined {
    return this.current?.longest_name;
  }

  get longestMessage(): number | undefined {
    return this.current?.longest_message;
  }

  load(): Promise<Offers> {
    this.#asked ??= api.getOffers().then(
      (found) => (this.current = found),
      (error: unknown) => {
        // The next call tries again.
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }
}

export const offers = new OffersState();
