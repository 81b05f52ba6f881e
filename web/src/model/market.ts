/** The market: how its piles are arranged, and how they are highlighted during a turn. */
import type { BuildingHelp, BuyChoices, Card, GameView } from "../api/types";
import type { Highlight } from "../parts/highlight";
import { type Spot } from "./lattice";
import { groundAt } from "./palace";

export type Pile = GameView["market"][number];

/** Sort piles as in the rulebooks: multicoloured ones, then a row of three colours for each cost. */
export function arranged(market: readonly Pile[]): Pile[] {
  const rank = (pile: Pile) => (pile.colour === null ? 0 : 1);
  return market.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a card of a colour may be taken after a start on ground of a colour. */
export const suits = (card: string | null, ground: string) => card === null || card === ground;

export const creditsOf = ({ credits }: Pick<BuildingHelp, "credits">) =>
  credits.arches + credits.height;

/** How a pile is highlighted while a staircase is built. */
export function highlightInDraft(pile: Pile, help: BuildingHelp | null): Highlight {
  if (!help || help.colour === null || help.staircase === "") return "plain";
  if (!pile.top || !suits(pile.colour, help.colour)) return "unavailable";
  const missing = pile.top.cost - creditsOf(help);
  return missing <= 0 ? "within" : missing === 1 ? "next" : "too-dear";
}

/** How a pile is highlighted while cards are bought. */
export function highlightInPurchase(
  pile: string,
  choices: BuyChoices,
  chosen: readonly string[],
): Highlight {
  if (chosen.includes(pile)) return "taken";
  if (optionFor(choices, [...chosen, pile])) return "open";
  return choices.piles.find((each) => each.pile === pile)?.possible ? "too-dear" : "unavailable";
}

/** The legal purchase of exactly these piles. */
export function optionFor(choices: BuyChoices, piles: readonly string[]) {
  return choices.options.find(
    (each) => each.piles.length === piles.length && each.piles.every((id) => piles.includes(id)),
  );
}

/** Return the possible starts whose colour allows taking this card. */
export function startsFor(
  card: Pick<Card, "colour">,
  starts: readonly Spot[],
  ground: readonly string[],
): Spot[] {
  return starts.filter((spot) => suits(card.colour, groundAt(ground, spot)));
}

/** The value of a purchase, for comparison: bananas, and a rough value of the deliveries. */
function worth(cards: readonly Card[]): number {
  return cards.reduce(
    (sum, card) =>
      sum +
      card.bananas +
      0.6 * (card.one_time.icons + card.one_time.columns) +
      2 * (card.recurring.icons + card.recurring.columns),
    0,
  );
}

/** The most valuable of all legal purchases. */
export function bestPurchase(choices: BuyChoices, market: readonly Pile[]): Card[] {
  const top = (pile: string) => market.find((each) => each.pile === pile)?.top;
  const sets = choices.options.map((option) =>
    option.piles.map(top).filter((card) => card !== null && card !== undefined),
  );
  return sets.reduce((best, cards) => (worth(cards) > worth(best) ? cards : best), []);
}
