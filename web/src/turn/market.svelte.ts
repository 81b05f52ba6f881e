/** The market during a turn: the card that the player aims at, and the cards to be bought. */
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
  /** The pile whose card the player aims at. */
  goal = $state<string | null>(null);
  /** The pile that was tapped last: where nothing can be pointed at, its card is explained. */
  tapped = $state<string | null>(null);
  /** Why the last tap on a card changed nothing. */
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

  /** Whether cards are taken now. */
  get buying(): boolean {
    return this.#choices !== null;
  }

  /** The piles that are chosen; first the goal, if it can be taken. */
  get chosen(): readonly string[] {
    const choices = this.#choices;
    if (choices === null) return [];
    if (this.#chosen?.choices === choices) return this.#chosen.piles;
    return this.goal !== null && optionFor(choices, [this.goal]) ? [this.goal] : [];
  }

  get cards(): Card[] {
    return this.chosen.map((pile) => this.#top(pile)).filter((card) => card !== null);
  }

  /** The decision to take what is chosen. */
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

  /** The card for which the board shows starts, before a staircase is begun. */
  get wanted(): Card | null {
    const building = this.turn()?.building;
    // Uses the server's answer, not the tap, so that the rings stay until the answer arrives.
    if (building?.help?.staircase !== "") return null;
    return this.#top(this.pointed) ?? this.#top(this.goal);
  }

  /** The card to explain; `byTap`: the one that was tapped last. */
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

  /** Take a card or put it back; while building, aim at it. */
  tap(pile: string): void {
    this.reason = "";
    this.tapped = this.tapped === pile ? null : pile;
    const choices = this.#choices;
    if (choices === null) {
      // A pile that is used up has no card to aim at.
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
