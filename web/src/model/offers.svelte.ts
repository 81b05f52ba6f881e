/** What the server offers for new tables, and its limits; asked for once. */
import * as api from "../api/client";
import type { Offers } from "../api/types";

class OffersState {
  current = $state.raw<Offers | null>(null);
  #asked: Promise<Offers> | null = null;

  /** How long a name may be; unknown until the server has said it. */
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
        // The next page asks again.
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }
}

export const offers = new OffersState();
