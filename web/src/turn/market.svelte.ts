/** The market during a turn: the card that the player wants, and the cards to buy. */
import type { BuyChoices, Card, GameView } from "../api/types";
import type { Spot } from "../model/lattice";
import {
  highlightInDraft,
  highlightInPurchase,
  optionFor,
  type Pile,
  startsFor,
} from "../model/market";
import type { Highlight } from "../parts/highlight";
import { explain } from "../text/explain";
import { t } from "../text/language.svelte";
import type { Turn } from "./turn.svelte";

export class MarketGuide {
  /** The pile that is pointed at or has the focus. */
  pointed = $state<string | null>(null);
  /** The pile whose card the player wants. */
  goal = $state<string | null>(null);
  /** The pile that was tapped last; phones, which have no pointer, explain its card. */
  tapped = $state<string | null>(null);
  /** Why the last tap on a card had no effect; empty if it had one. */
  reason = $state("");
  #chosen = $state.raw<{ choices: BuyChoices; piles: readonly string[] } | null>(null);

  constructor(
    readonly turn: () => Turn | null,
    readonly game: () => GameView | null,
  ) {}

  get #choices(): BuyChoices | null {
    const choices = this.turn()?.choices;
    return choices?.kind === "buy" ? choices : null;
  }

  /** Whether cards are being bought. */
  get buying(): boolean {
    return this.#choices !== null;
  }

  /** The chosen piles; until one is tapped, the goal if it can be bought. */
  get chosen(): readonly string[] {
    const choices = this.#choices;
    if (choices === null) return [];
    if (this.#chosen?.choices === choices) return this.#chosen.piles;
    return this.goal !== null && optionFor(choices, [this.goal]) ? [this.goal] : [];
  }

  get cards(): Card[] {
    return this.chosen.map((pile) => this.#top(pile)).filter((card) => card !== null);
  }

  /** The decision to buy the chosen cards. */
  get option() {
    const choices = this.#choices;
    return choices ? optionFor(choices, this.chosen) : undefined;
  }

  get credits(): number {
    return this.#choices?.credits ?? 0;
  }

  get left(): number {
    return this.credits - (this.option?.cost ?? 0);
  }

  /** The card for which the board shows starts, until the first spot is chosen. */
  get wanted(): Card | null {
    const building = this.turn()?.building;
    // A tap changes `building.staircase` immediately, but `help.staircase` only when the server
    // has answered. The rings stay until then.
    if (building?.help?.staircase !== "") return null;
    return this.#top(this.pointed) ?? this.#top(this.goal);
  }

  /** Return the card to explain; `byTap`: if none is pointed at, the one that was tapped last. */
  explained(byTap: boolean): Card | null {
    return this.#top(this.pointed) ?? (byTap ? this.#top(this.tapped) : null);
  }

  get goalCard(): Card | null {
    return this.#top(this.goal);
  }

  /** Where a staircase for the wanted card can begin; `null` if no card is wanted. */
  get starts(): readonly Spot[] | null {
    const [card, game, building] = [this.wanted, this.game(), this.turn()?.building];
    if (!card || !game || !building?.help) return null;
    return startsFor(card, building.help.starts, game.palace.ground);
  }

  highlight(pile: Pile): Highlight {
    const choices = this.#choices;
    if (choices) return highlightInPurchase(pile.pile, choices, this.chosen);
    return highlightInDraft(pile, this.turn()?.building?.help ?? null);
  }

  /** Choose a card to buy, or put it back; before the purchase, set or clear the goal. */
  tap(pile: string): void {
    this.reason = "";
    this.tapped = this.tapped === pile ? null : pile;
    const choices = this.#choices;
    if (choices === null) {
      // An empty pile has no card to want.
      if (this.#top(pile)) this.goal = this.goal === pile ? null : pile;
      return;
    }
    const { chosen } = this;
    if (chosen.includes(pile)) {
      this.#choose(
        choices,
        chosen.filter((each) => each !== pile),
      );
    } else if (optionFor(choices, [...chosen, pile])) {
      this.#choose(choices, [...chosen, pile]);
    } else {
      const cause = choices.piles.find((each) => each.pile === pile)?.cause;
      this.reason = cause ? explain(cause) : t("web-buy-too-dear");
    }
  }

  #choose(choices: BuyChoices, piles: readonly string[]): void {
    this.#chosen = { choices, piles };
  }

  #top(pile: string | null): Card | null {
    return this.game()?.market.find((each) => each.pile === pile)?.top ?? null;
  }
}
