/** Suggest a level to the player, based on the last games against bots on this device. */
import type { GameView, Level, SeatView, You } from "../api/types";
import { remember, remembered } from "../device/settings";

type Bot = Level["bot"];

/**
 * `upper-half`: in the upper half without winning, which is possible only with three or four
 * players. The level is right for a player who comes second of four.
 */
export type Result = "won" | "upper-half" | "lost";

/** A game against bots; `bot` is the strongest of them. */
export interface PlayedGame {
  table: string;
  bot: string;
  result: Result;
}

/** A suggested level for the next game, with the reason, which has a text `web-fit-…`. */
export interface Fit {
  bot: Bot;
  reason: "first" | "won" | "champion" | "upper-half" | "again" | "lost" | "easiest";
  /** The bot of the last game; the same as `bot` if there was none. */
  last: Bot;
}

/**
 * Return the level for the next game: one up after a win, one down after two defeats in a row by
 * the same bot, and otherwise the same level. `played` has the latest game first.
 */
export function fittingLevel(
  levels: readonly Level[],
  played: readonly PlayedGame[] = playedGames(),
): Fit | null {
  const stepOf = (game: PlayedGame) => levels.findIndex(({ bot }) => bot === game.bot);
  // A later version of the server may have other levels.
  const [last, before] = played.filter((game) => stepOf(game) >= 0);
  if (levels[0] === undefined) return null;
  if (last === undefined) return { bot: levels[0].bot, reason: "first", last: levels[0].bot };
  const step = stepOf(last);
  const fit = (next: number, reason: Fit["reason"]): Fit => ({
    bot: levels[next]!.bot,
    reason,
    last: levels[step]!.bot,
  });
  if (last.result === "won")
    return step + 1 < levels.length ? fit(step + 1, "won") : fit(step, "champion");
  if (last.result === "upper-half") return fit(step, "upper-half");
  if (before?.result !== "lost" || before.bot !== last.bot) return fit(step, "again");
  return step > 0 ? fit(step - 1, "lost") : fit(step, "easiest");
}

/** What is known about a table whose game is over. */
interface Finished {
  id: string;
  seats: readonly SeatView[];
  game: Pick<GameView, "players" | "winners">;
  you: You;
  /** The table whose game was continued. */
  continues: string | null;
}

/** Return the result of the only person at a table; `null` if the game does not count. */
export function resultOf(levels: readonly Level[], table: Finished): PlayedGame | null {
  const { seats, game, you } = table;
  // A game that was continued from a turn says little about the player's level.
  if (table.continues !== null) return null;
  const [mine, ...more] = seats.filter(({ name }) => name !== null);
  if (mine === undefined || more.length > 0 || mine.away || !you.seats.includes(mine.seat)) {
    return null;
  }
  const strongest = levels.findLast(({ bot }) => seats.some((seat) => seat.bot === bot));
  if (strongest === undefined || game.winners === null) return null;
  const bananas = (seat: number) =>
    game.players.find((player) => player.seat === seat)?.bananas.total ?? 0;
  const others = seats.filter((seat) => seat !== mine);
  const ahead = others.filter(({ seat }) => bananas(seat) > bananas(mine.seat)).length;
  const won = game.winners.includes(mine.seat);
  // After a tie that the Monkey Trophy decides, nobody has more bananas than the loser, so with two
  // players only `winners` counts.
  const lost = !won && (others.length === 1 || ahead > others.length / 2);
  return {
    table: table.id,
    bot: strongest.bot,
    result: won ? "won" : lost ? "lost" : "upper-half",
  };
}

const KEY = "games-against-bots";
/** How many games are remembered. A remembered game is not counted again. */
const MOST = 40;

/** Return the games against bots that ended on this device, the latest first. */
export function playedGames(): readonly PlayedGame[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY, "[]"));
    return Array.isArray(kept) ? (kept as PlayedGame[]) : [];
  } catch {
    return [];
  }
}

/** Remember the result of a game, once for each table. */
export function rememberGame(game: PlayedGame): void {
  const kept = playedGames();
  if (kept.some(({ table }) => table === game.table)) return;
  remember(KEY, JSON.stringify([game, ...kept].slice(0, MOST)));
}
