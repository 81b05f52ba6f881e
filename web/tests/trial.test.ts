/** Drafts and help are requested only once while the table does not change. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { atTable, inBranch } from "../src/turn/trial";
import { Outlooks } from "../src/turn/outlook.svelte";
import { Turn } from "../src/turn/turn.svelte";
import { TestServer } from "./server";

const DRAFT = "POST /tables/t/draft";
const HELP = "POST /tables/t/help";
const BRANCH = "POST /tables/t/branch";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

/** Answer drafts: a staircase, then cards, and then the turn is over. */
function answerDrafts(): void {
  const steps = [
    { kind: "build", starts: ["b4"], refused: {}, must_pass: false, cut_short: false },
    { kind: "buy", credits: 0, piles: [], options: [{ decision: "buy nothing", piles: [] }] },
  ];
  server.json(DRAFT, ({ body }) => {
    const { decisions } = body as { decisions: string[] };
    const choices = steps[decisions.length] ?? null;
    const player = {
      seat: 1,
      hand: {},
      recurring: { icons: 3, columns: 0 },
      bananas: { total: 5 },
    };
    const game = { players: [player], market: [], trophies: {}, upcoming: [] };
    return { number: 7, seat: 1, choices, game, in_turn: true, turn_over: choices === null };
  });
  server.json(HELP, ({ body }) => {
    const { staircase } = body as { staircase: string };
    return { staircase, complete: staircase.includes(" "), causes: [], offers: [], swaps: [] };
  });
}

test("after looking ahead, the same staircase is built without another request", async () => {
  answerDrafts();
  const turn = new Turn(atTable("t", 1, () => 7, true));
  await turn.begin();
  await turn.building!.take("b4 E");
  const outlooks = new Outlooks();
  await outlooks.follow(turn);
  expect(outlooks.now?.after?.bananas).toBe(5);
  // One request each without decisions, with the staircase, and with the whole turn.
  expect(server.count(DRAFT)).toBe(3);
  await turn.decide("b4 E");
  await turn.decide("buy nothing");
  expect(turn.complete).toBe(true);
  await turn.undo();
  expect(turn.choices?.kind).toBe("buy");
  expect(server.count(DRAFT)).toBe(3);
});

test("help for a staircase is requested once, even if arches are undone", async () => {
  answerDrafts();
  const turn = new Turn(atTable("t", 1, () => 7, true));
  await turn.begin();
  await turn.building!.start("b4");
  await turn.building!.take("b4 E");
  await turn.building!.undo();
  expect(turn.building!.help?.staircase).toBe("b4");
  expect(server.count(HELP)).toBe(2);
});

test("when the table has changed, the same draft is requested again", async () => {
  answerDrafts();
  let seen = 7;
  const trial = atTable("t", 1, () => seen, true);
  await trial.draft(["b4 E"]);
  seen = 8;
  await trial.draft(["b4 E"]);
  await trial.draft(["b4 E"]);
  expect(server.asked.map(({ body }) => (body as { seen: number }).seen)).toEqual([7, 8]);
});

test("after a failure, the same draft is requested again", async () => {
  let status = 422;
  const problem = { code: "staircase", params: {}, text: "no", causes: [] };
  server.json(
    DRAFT,
    () => (status === 422 ? problem : { turn_over: true }),
    () => status,
  );
  const trial = atTable("t", 1, () => 7, true);
  await expect(trial.draft(["b4 E"])).rejects.toThrow();
  status = 200;
  expect((await trial.draft(["b4 E"])).turn_over).toBe(true);
});

test("a draft in a branch is also requested once", async () => {
  server.json(BRANCH, () => ({ seat: 1, played: [], game: {}, choices: null }));
  const trial = inBranch("t", 5, [], 1);
  await trial.draft(["b4 E"]);
  await trial.draft(["b4 E"]);
  await trial.draft(["b4 N"]);
  expect(server.count(BRANCH)).toBe(2);
});

test("only the latest answers are cached", async () => {
  answerDrafts();
  const trial = atTable("t", 1, () => 7, true);
  for (let arch = 0; arch <= 64; arch++) await trial.draft([`b4 ${arch}`]);
  await trial.draft(["b4 64"]);
  expect(server.count(DRAFT)).toBe(65);
  await trial.draft(["b4 0"]);
  expect(server.count(DRAFT)).toBe(66);
});
