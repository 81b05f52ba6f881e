/** What a draft leads to, and drafts that are kept. */
import { expect, test } from "vitest";
import type { BuildingHelp, Choices, Draft } from "../src/api/types";
import { Outlooks, playOut } from "../src/turn/outlook.svelte";
import type { Trial } from "../src/turn/trial";
import { Turn } from "../src/turn/turn.svelte";

const NOTHING = { icons: 0, columns: 0 };
const CARD = { id: "2-1", cost: 2, colour: null, bananas: 1, one_time: NOTHING };
const MARKET = [{ pile: "2", colour: null, left: 3, top: { ...CARD, recurring: NOTHING } }];

/** The choices of a turn, step by step. */
const STEPS = [
  { kind: "build", starts: ["b4"], refused: {}, must_pass: false, cut_short: false },
  {
    kind: "buy",
    credits: 2,
    piles: [],
    options: [
      { decision: "buy nothing", piles: [], cost: 0 },
      { decision: "buy 2", piles: ["2"], cost: 2 },
    ],
  },
  {
    kind: "recurring-delivery",
    icons: 2,
    options: [
      { decision: "take 0a 2b", arches: 0, replacements: 0, ends_the_game: false },
      { decision: "take 1a 1b", arches: 1, replacements: 0, ends_the_game: false },
      { decision: "take 2a 0b", arches: 2, replacements: 0, ends_the_game: true },
    ],
  },
  { kind: "monkey", options: [{ decision: "monkey b4" }, { decision: "monkey c4" }] },
  {
    kind: "frog",
    options: [
      { decision: "frog", take: true },
      { decision: "no frog", take: false },
    ],
  },
];

function trialWith(asked: string[][] = []): Trial {
  return {
    seat: 1,
    draft: (decisions) => {
      asked.push([...decisions]);
      const choices = (STEPS[decisions.length] ?? null) as Choices | null;
      const player = {
        seat: 1,
        hand: {},
        recurring: { icons: 3, columns: 0 },
        bananas: { total: 5 },
      };
      const trophies = { monkey: choices ? null : 1, butterfly: 2, frog: null };
      const game = { players: [player], market: MARKET, trophies, upcoming: [choices ? 1 : 2] };
      return Promise.resolve({
        seat: 1,
        choices,
        game,
        in_turn: true,
        turn_over: !choices,
      } as unknown as Draft);
    },
    help: (staircase) =>
      Promise.resolve({
        staircase,
        complete: staircase.includes(" "),
        causes: [],
        credits: { arches: 2, height: 0 },
        bonus: false,
      } as unknown as BuildingHelp),
  };
}

async function built(trial: Trial, staircase: string): Promise<Turn> {
  const turn = new Turn(trial);
  await turn.begin();
  await turn.building!.take(staircase);
  return turn;
}

test("a turn is played out with the best cards, without ending the game or taking the frog", async () => {
  const asked: string[][] = [];
  const { drafts, decisions } = await playOut(trialWith(asked), ["b4 E E"]);
  expect(asked.at(-1)).toEqual(["b4 E E", "buy 2", "take 1a 1b", "monkey b4", "no frog"]);
  expect(decisions).toEqual(asked.at(-1));
  expect(drafts.at(-1)!.turn_over).toBe(true);
});

test("the outlook has the cards that a complete staircase pays for; an incomplete one has none", async () => {
  const outlooks = new Outlooks();
  const turn = await built(trialWith(), "b4 E E");
  await outlooks.follow(turn);
  expect(outlooks.now?.cards.map(({ id }) => id)).toEqual(["2-1"]);
  await turn.building!.take("b4");
  await outlooks.follow(turn);
  expect(outlooks.now).toBeNull();
});

test("two drafts are kept with what they lead to; a third one replaces the older", async () => {
  const outlooks = new Outlooks();
  const turn = await built(trialWith(), "b4 E");
  await outlooks.follow(turn);
  await outlooks.keep(turn);
  for (const staircase of ["b4 E E", "c1 N N"]) {
    await turn.building!.take(staircase);
    await outlooks.keep(turn);
  }
  expect(outlooks.kept.map(({ staircase }) => staircase)).toEqual(["b4 E E", "c1 N N"]);
  expect(outlooks.kept[0]).toMatchObject({
    after: { bananas: 5, income: 3, trophies: ["monkey"], reply: null },
  });
  await outlooks.follow(await built(trialWith(), "b4 E"));
  expect(outlooks.kept).toEqual([]);
});

test("the outlook has the next player's staircase with the most credits", async () => {
  const asked: string[][] = [];
  const trial: Trial = {
    ...trialWith(),
    reply: (decisions) => {
      asked.push([...decisions]);
      return Promise.resolve({ number: 1, staircase: "c4 E E", credits: 3 });
    },
  };
  const outlooks = new Outlooks();
  await outlooks.follow(await built(trial, "b4 E E"));
  expect(outlooks.now?.after?.reply).toMatchObject({ seat: 2, staircase: "c4 E E", credits: 3 });
  // One request, after the whole turn.
  expect(asked).toEqual([["b4 E E", "buy 2", "take 1a 1b", "monkey b4", "no frog"]]);
});

test("the outlook also names a next player who cannot build", async () => {
  const pass = { number: 1, staircase: null, credits: 0 };
  const trial: Trial = { ...trialWith(), reply: () => Promise.resolve(pass) };
  const outlooks = new Outlooks();
  await outlooks.follow(await built(trial, "b4 E E"));
  expect(outlooks.now?.after?.reply).toMatchObject({ seat: 2, staircase: null, credits: 0 });
});
