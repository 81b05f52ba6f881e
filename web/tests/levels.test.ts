/** The suggested level: how it follows from the last games, and which games count. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameView, Level, SeatView } from "../src/api/types";
import {
  fittingLevel,
  playedGames,
  rememberGame,
  resultOf,
  type PlayedGame,
  type Result,
} from "../src/model/levels";
import { faceOf } from "../src/parts/faces";

const LEVELS: Level[] = [
  { bot: "capuchin", rating: 1000 },
  { bot: "macaque", rating: 1200 },
  { bot: "mandrill", rating: 1400 },
];

/** Games, the latest first, written like "macaque lost". */
const games = (...written: string[]): PlayedGame[] =>
  written.map((each, index) => {
    const [bot, result] = each.split(" ") as [string, Result];
    return { table: `t${index}`, bot, result };
  });

test.each([
  ["nobody has played yet", [], "capuchin", "first"],
  ["a win leads one level up", ["capuchin won"], "macaque", "won"],
  ["a win after a defeat leads one level up", ["capuchin won", "capuchin lost"], "macaque", "won"],
  ["a win at the highest level changes nothing", ["mandrill won"], "mandrill", "champion"],
  ["one defeat changes nothing", ["macaque lost", "capuchin won"], "macaque", "again"],
  ["two defeats lead one level down", ["macaque lost", "macaque lost"], "capuchin", "lost"],
  [
    "two defeats by different bots change nothing",
    ["macaque lost", "mandrill lost"],
    "macaque",
    "again",
  ],
  [
    "a defeat after a game in the upper half changes nothing",
    ["macaque lost", "macaque upper-half"],
    "macaque",
    "again",
  ],
  [
    "two defeats at the first level change nothing",
    ["capuchin lost", "capuchin lost"],
    "capuchin",
    "easiest",
  ],
  [
    "a game in the upper half changes nothing",
    ["macaque upper-half", "macaque lost"],
    "macaque",
    "upper-half",
  ],
  ["a bot that is not a level is ignored", ["yeti won", "macaque won"], "mandrill", "won"],
])("%s", (_, played, bot, reason) => {
  expect(fittingLevel(LEVELS, games(...played))).toMatchObject({ bot, reason });
});

test("the reason names the bot of the last game", () => {
  expect(fittingLevel(LEVELS, games("capuchin won"))?.last).toBe("capuchin");
  expect(fittingLevel([], games("capuchin won"))).toBeNull();
});

/** A table, written like "Ann:30 capuchin:20*": people have capital letters, winners a star. */
function finished(written: string, mine = [1]) {
  const parts = written.split(" ").map((part, index) => {
    const [, who, bananas, star] = /^(\w+):(\d+)(\*?)$/.exec(part)!;
    return { seat: index + 1, who: who!, total: Number(bananas), won: star === "*" };
  });
  const isPerson = (who: string) => /^[A-Z]/.test(who);
  const seats = parts.map(({ seat, who }) => ({
    seat,
    kind: isPerson(who) ? "person" : "bot",
    name: isPerson(who) ? who : null,
    bot: isPerson(who) ? null : who,
    away: false,
  })) as SeatView[];
  const players = parts.map(({ seat, total }) => ({ seat, bananas: { total } }));
  const winners = parts.filter(({ won }) => won).map(({ seat }) => seat);
  return {
    id: "t",
    seats,
    game: { players, winners } as unknown as GameView,
    you: { seats: mine, away: [], host: true },
    continues: null as string | null,
  };
}

test.each([
  ["Ann:30* capuchin:20", "capuchin", "won"],
  ["Ann:20 capuchin:30*", "capuchin", "lost"],
  // The Monkey Trophy decides the tie.
  ["Ann:20 capuchin:20*", "capuchin", "lost"],
  ["Ann:20* capuchin:20*", "capuchin", "won"],
  // Of several bots, the strongest counts.
  ["Ann:30* capuchin:20 mandrill:20", "mandrill", "won"],
  ["Ann:20 macaque:30* macaque:10", "macaque", "upper-half"],
  ["Ann:10 macaque:30* macaque:20", "macaque", "lost"],
  ["Ann:20 macaque:30* macaque:10 macaque:10", "macaque", "upper-half"],
  ["Ann:20 macaque:30* macaque:25 macaque:10", "macaque", "lost"],
])("%s counts as a game against %s: %s", (written, bot, result) => {
  expect(resultOf(LEVELS, finished(written))).toEqual({ table: "t", bot, result });
});

test.each([
  ["two people", finished("Ann:30* Ben:20 capuchin:10")],
  ["a bot that is not a level", finished("Ann:30* random:10")],
  ["somebody else’s game", finished("Ann:30* capuchin:20", [])],
  ["a continued game", { ...finished("Ann:30* capuchin:20"), continues: "o" }],
  ["bots alone", finished("capuchin:30* mandrill:10", [])],
])("%s: the game does not count", (_, table) => {
  expect(resultOf(LEVELS, table)).toBeNull();
});

test("a game in which the person is away does not count", () => {
  const table = finished("Ann:30* capuchin:20");
  table.seats[0] = { ...table.seats[0]!, away: true, bot: "mandrill" };
  expect(resultOf(LEVELS, table)).toBeNull();
});

// Stored games

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test("a table counts once, and the latest game comes first", () => {
  const [first, second] = games("capuchin won", "macaque lost") as [PlayedGame, PlayedGame];
  for (const game of [first, second, first]) rememberGame(game);
  expect(playedGames()).toEqual([second, first]);
  expect(fittingLevel(LEVELS)).toMatchObject({ bot: "macaque", reason: "again" });
});

test("old games are dropped, and invalid stored data is ignored", () => {
  for (let index = 0; index < 100; index++) {
    rememberGame({ table: `t${index}`, bot: "capuchin", result: "won" });
  }
  expect(playedGames()).toHaveLength(40);
  for (const damaged of ["{", "7", "null"]) {
    localStorage.setItem("monkeypalace-games-against-bots", damaged);
    expect(playedGames()).toEqual([]);
  }
});

// Faces

test("a bot that is not a level has no face", () => {
  expect(faceOf("capuchin")).toBeDefined();
  expect(faceOf("random")).toBeUndefined();
});
