/** The turn of another player as a scene, and the turns of others since the player's last turn. */
import { expect, test } from "vitest";
import type { GameView, LogEntry } from "../src/api/types";
import { framesOf, pathOf, sinceMine } from "../src/model/scene";

const GROUND = Array.from({ length: 8 }, () => "lldddggg");
const PALACE = { ground: GROUND, stacks: {}, animals: {} };
const player = (seat: number, arches: number) => ({
  seat,
  hand: { arches, bricks: 0, columns: 0 },
});

const BEFORE = { palace: PALACE, players: [player(1, 2), player(2, 2)] } as unknown as GameView;
const AFTER = {
  palace: { ...PALACE, stacks: { b4: "Ae", c4: "AwAe", d4: "AwL" } },
  players: [player(1, 2), player(2, 5)],
} as unknown as GameView;

function entryOf(number: number, seat: number, ...decisions: string[]): LogEntry {
  const played = decisions.map((decision) => ({ round: 1, seat, decision, happened: [] }));
  return { number, type: "played", seat, played } as unknown as LogEntry;
}

const TURN = entryOf(5, 2, "b4 E E", "buy 2", "take 1a 1b", "take 2a 0b");

test("the staircase goes up arch by arch, then cards move, then pieces arrive", () => {
  const frames = framesOf(BEFORE, AFTER, TURN);
  expect(frames.map(({ game }) => game.palace.stacks)).toEqual([
    { b4: "Ae", c4: "Aw" },
    { b4: "Ae", c4: "AwAe", d4: "Aw" },
    { b4: "Ae", c4: "AwAe", d4: "AwL" },
    AFTER.palace.stacks,
    AFTER.palace.stacks,
  ]);
  expect(frames.map(({ game }) => game.players[1]!.hand.arches)).toEqual([2, 2, 2, 2, 5]);
  expect(frames.map(({ played }) => played.map(({ decision }) => decision).join())).toEqual([
    "b4 E E",
    "b4 E E",
    "b4 E E",
    "buy 2",
    "take 1a 1b,take 2a 0b",
  ]);
});

test("a turn without a staircase and without cards has one frame", () => {
  const frames = framesOf(BEFORE, AFTER, entryOf(5, 2, "pass"));
  expect(frames).toHaveLength(1);
  expect(frames[0]!.game).toBe(AFTER);
});

test("a purchase of nothing has no frame", () => {
  expect(framesOf(BEFORE, AFTER, entryOf(5, 2, "b4 E", "buy nothing"))).toHaveLength(3);
});

test("the path of a staircase has every spot once", () => {
  expect(pathOf("b4 E N W S", GROUND)).toEqual(["b4", "c4", "c5", "b5"]);
});

test("the turns of others since my last turn are returned, oldest first", () => {
  const log = [
    entryOf(2, 1, "b4 E"),
    entryOf(3, 2, "pass"),
    entryOf(4, 1, "pass"),
    entryOf(5, 2, "pass"),
    entryOf(6, 3, "pass"),
  ];
  expect(sinceMine(log, [1]).map(({ number }) => number)).toEqual([5, 6]);
  expect(sinceMine(log, [4]).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
});
