/** What a staircase leads to in this turn, and drafts that are kept for comparison. */
import type { Card, Choices, Draft, Pieces } from "../api/types";
import { evenDelivery } from "../model/delivery";
import { bestPurchase, creditsOf, optionFor } from "../model/market";
import { type Animal, ANIMALS, type PalaceText } from "../model/palace";
import type { Trial } from "./trial";
import type { Turn } from "./turn.svelte";

/** The best staircase that the next player could build. */
export interface Reply {
  seat: number;
  palace: PalaceText;
  /** `null` if the player cannot build. */
  staircase: string | null;
  credits: number;
}

/** The table after the turn, if `simpleDecision` makes the remaining decisions. */
export interface Aftermath {
  hand: Pieces;
  /** Icons and columns of the Recurring Delivery. */
  income: number;
  bananas: number;
  trophies: readonly Animal[];
  /** `null` if the turn is only planned, or if nobody plays after it. */
  reply: Reply | null;
}

/** What a staircase leads to. */
export interface Prospect {
  staircase: string;
  /** The cards that it could pay for. */
  cards: readonly Card[];
  /** `null` until it is known. */
  after: Aftermath | null;
}

/** A draft that is kept for comparison. */
export interface KeptDraft extends Prospect {
  credits: number;
  bonus: boolean;
  after: Aftermath;
}

/** More decisions than any turn has. */
const MOST_DECISIONS = 16;
/** Milliseconds after the last arch before the server is asked for the cards. */
const PAUSE = 250;
/** Milliseconds after that before the whole turn is tried, which takes several requests. */
const LONG_PAUSE = 700;

const sleep = (time: number) => new Promise((done) => setTimeout(done, time));

/** Return a plausible decision: buy the best cards, leave the frog, do not end the game. */
export function simpleDecision(choices: Choices, draft: Draft): string | null {
  if (choices.kind === "buy") {
    const cards = bestPurchase(choices, draft.game.market).map(({ id }) => id.split("-")[0]!);
    return optionFor(choices, cards)?.decision ?? null;
  }
  if (choices.kind === "frog" || choices.kind === "frog-before-building") {
    return choices.options.find(({ take }) => !take)?.decision ?? null;
  }
  if (choices.kind === "one-time-delivery" || choices.kind === "recurring-delivery") {
    return evenDelivery(choices)?.decision ?? null;
  }
  return "options" in choices ? (choices.options[0]?.decision ?? null) : null;
}

/** A turn that is played to its end. */
interface PlayedOut {
  decisions: readonly string[];
  /** One draft after each decision. */
  drafts: readonly Draft[];
}

/** Play a turn to its end with `simpleDecision`. */
export async function playOut(trial: Trial, begun: readonly string[]): Promise<PlayedOut> {
  const drafts: Draft[] = [];
  let decisions = begun;
  while (decisions.length < MOST_DECISIONS) {
    const draft = await trial.draft(decisions);
    drafts.push(draft);
    const next = draft.turn_over || !draft.choices ? null : simpleDecision(draft.choices, draft);
    if (next === null) break;
    decisions = [...decisions, next];
  }
  return { decisions, drafts };
}

/** Return the table after a turn, with the best reply of the next player. */
async function lookAhead(trial: Trial, { decisions, drafts }: PlayedOut): Promise<Aftermath> {
  const last = drafts.at(-1)!;
  const player = last.game.players.find(({ seat }) => seat === last.seat)!;
  return {
    hand: player.hand,
    income: player.recurring.icons + player.recurring.columns,
    bananas: player.bananas.total,
    trophies: ANIMALS.filter((animal) => last.game.trophies[animal] === last.seat),
    reply: await bestReply(trial, last, decisions),
  };
}

async function bestReply(
  trial: Trial,
  { in_turn, turn_over, game }: Draft,
  decisions: readonly string[],
): Promise<Reply | null> {
  const [seat] = game.upcoming;
  if (!trial.reply || !in_turn || !turn_over || seat === undefined) return null;
  // A failed request must not interrupt the turn.
  const found = await trial.reply(decisions).catch(() => null);
  if (found === null) return null;
  return { seat, palace: game.palace, staircase: found.staircase, credits: found.credits };
}

export class Outlooks {
  /** What the current staircase leads to; `null` if it is incomplete, or not known yet. */
  now = $state.raw<Prospect | null>(null);
  /** At most two; a third one replaces the older. */
  kept = $state.raw<readonly KeptDraft[]>([]);
  isKeeping = $state(false);
  #turn: Turn | null = null;
  #asked = 0;

  /** Look ahead again if the staircase has changed. */
  async follow(turn: Turn | null): Promise<void> {
    if (turn !== this.#turn) this.kept = [];
    this.#turn = turn;
    const ticket = ++this.#asked;
    const building = turn?.building;
    const staircase = building?.help?.complete ? building.staircase : null;
    if (this.now?.staircase !== staircase) this.now = null;
    if (!turn || staircase === null || building?.help?.staircase !== staircase) return;
    await sleep(PAUSE);
    if (ticket !== this.#asked) return;
    const begun = [...turn.decisions, staircase];
    // The request fails if another player has played meanwhile, which `Turn.recheck` handles.
    const draft = await turn.trial.draft(begun).catch(() => null);
    if (ticket !== this.#asked || draft === null) return;
    const { choices, game } = draft;
    const cards = choices?.kind === "buy" ? bestPurchase(choices, game.market) : [];
    this.now = { staircase, cards, after: null };
    await sleep(LONG_PAUSE);
    if (ticket !== this.#asked) return;
    const after = await playOut(turn.trial, begun)
      .then((played) => lookAhead(turn.trial, played))
      .catch(() => null);
    if (ticket === this.#asked) this.now = { staircase, cards, after };
  }

  /** Keep the current staircase for comparison. */
  async keep(turn: Turn): Promise<void> {
    const staircase = turn.building?.staircase;
    const help = turn.building?.help;
    if (!staircase || !help?.complete) return;
    this.isKeeping = true;
    try {
      const played = await playOut(turn.trial, [...turn.decisions, staircase]);
      const { choices, game } = played.drafts[0]!;
      const found: KeptDraft = {
        staircase,
        cards: choices?.kind === "buy" ? bestPurchase(choices, game.market) : [],
        credits: creditsOf(help),
        bonus: help.bonus,
        after: await lookAhead(turn.trial, played),
      };
      const others = this.kept.filter((each) => each.staircase !== staircase);
      this.kept = [...others, found].slice(-2);
    } finally {
      this.isKeeping = false;
    }
  }
}
