/** The turn of another player as a scene: a sequence of frames, each with a state of the game. */
import type { Card, GameView, LogEntry } from "../api/types";
import type { Spot } from "./lattice";
import { isStaircase } from "./notation";
import { layStaircase, startOf, withStaircase } from "./staircase";

export interface Frame {
  game: GameView;
  /** The decisions that this frame shows. */
  played: LogEntry["played"];
  /** How long the frame is shown, as a multiple of the normal pause. */
  weight: number;
}

export const staircaseOf = (entry: LogEntry): string | null =>
  entry.played.find(({ decision }) => isStaircase(decision))?.decision ?? null;

/** Return the cards that are bought in a turn; `market` is the market before the turn. */
export function boughtIn({ market }: Pick<GameView, "market">, entry: LogEntry): Card[] {
  const words = entry.played.find(({ decision }) => decision.startsWith("buy "))?.decision ?? "";
  const piles = words.split(" ").slice(1);
  return market.flatMap(({ pile, top }) => (top && piles.includes(pile) ? [top] : []));
}

/** Return the spots of a staircase, from its start to its end, each once. */
export function pathOf(staircase: string, ground: readonly string[]): Spot[] {
  const bare = { ground, stacks: {}, animals: {} };
  const start = startOf(staircase);
  const spots = layStaircase(bare, staircase).map((arch) => arch.to);
  return [...new Set(start ? [start, ...spots] : spots)];
}

/** Return the frames of a turn: the staircase arch by arch, then the cards, then the deliveries. */
export function framesOf(before: GameView, after: GameView, entry: LogEntry): Frame[] {
  const frames: Frame[] = [];
  const built = entry.played.filter(({ decision }) => isStaircase(decision));
  const bought = entry.played.filter(({ decision }) => /^(buy|card) /.test(decision));
  const rest = entry.played.filter((each) => !built.includes(each) && !bought.includes(each));
  const words = staircaseOf(entry)?.split(" ") ?? [];
  for (let arch = 2; arch <= words.length; arch++) {
    const palace = withStaircase(before.palace, words.slice(0, arch).join(" "));
    const game = { ...before, palace: { ...before.palace, stacks: { ...palace.stacks } } };
    frames.push({ game, played: built, weight: 0.6 });
  }
  if (words.length > 0) {
    frames.push({ game: { ...before, palace: after.palace }, played: built, weight: 1 });
  }
  // Cards move to the board before pieces are delivered.
  const hands = new Map(before.players.map(({ seat, hand }) => [seat, hand]));
  const players = after.players.map((player) => ({
    ...player,
    hand: hands.get(player.seat) ?? player.hand,
  }));
  if (bought.some(({ decision }) => decision !== "buy nothing")) {
    frames.push({ game: { ...after, players }, played: bought, weight: 1.5 });
  }
  frames.push({ game: after, played: rest.length > 0 ? rest : entry.played, weight: 1.5 });
  return frames;
}

/** Return the turns that others have played since my last turn, oldest first. */
export function sinceMine(log: readonly LogEntry[], mine: readonly number[]): LogEntry[] {
  const turns = log.filter((entry) => entry.type === "played");
  const last = turns.findLastIndex((entry) => entry.seat !== null && mine.includes(entry.seat));
  return turns.slice(last + 1);
}
