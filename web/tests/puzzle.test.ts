/** A puzzle that is being solved, and what happens if the server does not answer. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { connection } from "../src/api/connection.svelte";
import { PuzzleAttempt } from "../src/pages/puzzles/attempt.svelte";
import { TestServer } from "./server";

const PUZZLE = "GET /puzzles/kmwzqa";
const CHECK = "POST /puzzles/kmwzqa/check";
const SOLUTION = "GET /puzzles/kmwzqa/solution";

const problem = { code: "server-busy", params: {}, text: "Too busy.", causes: [] };
const draft = (kind: string) => ({ seat: 1, game: { asked: kind }, choices: { kind } });

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

/** Answer with a puzzle of two steps, whose answers are `right` and `cards`. */
function answer(): void {
  server.json(PUZZLE, () => ({ id: "kmwzqa", steps: 2, draft: draft("buy") }));
  server.json(CHECK, ({ body }) => {
    const { decisions } = body as { decisions: string[] };
    const right = decisions.every((decision, step) => decision === ["right", "cards"][step]);
    const solved = right && decisions.length === 2;
    return { right, solved, refused: null, reasons: [], draft: draft("buy") };
  });
}

async function opened(): Promise<PuzzleAttempt> {
  const attempt = new PuzzleAttempt("kmwzqa");
  await attempt.open();
  return attempt;
}

test.each([429, 500, 503])("after status %i the puzzle is not called missing", async (status) => {
  let now = status;
  server.json(
    PUZZLE,
    () => (now === 200 ? { id: "kmwzqa", steps: 2, draft: draft("buy") } : problem),
    () => now,
  );
  const attempt = await opened();
  expect([attempt.missing, attempt.failure]).toEqual([false, "Too busy."]);
  now = 200;
  await attempt.open();
  expect([attempt.failure, attempt.view?.id]).toEqual(["", "kmwzqa"]);
});

test.each([404, 422])("after status %i there is no such puzzle", async (status) => {
  server.json(
    PUZZLE,
    () => problem,
    () => status,
  );
  const attempt = await opened();
  expect([attempt.missing, attempt.failure]).toEqual([true, ""]);
});

test("an answer that cannot be judged is reported, and can be given again", async () => {
  answer();
  const attempt = await opened();
  let status = 503;
  server.json(
    CHECK,
    () => (status === 503 ? problem : { right: true, solved: true, refused: null, reasons: [] }),
    () => status,
  );
  await attempt.check("right");
  expect([attempt.refusal, attempt.asking, attempt.busy]).toEqual(["Too busy.", true, false]);
  status = 200;
  await attempt.check("right");
  expect([attempt.refusal, attempt.solved]).toEqual(["", true]);
});

test("a second click is ignored while the first one waits for the server", async () => {
  answer();
  server.json(SOLUTION, () => ({ draft: draft("buy"), decisions: [], accepted: [], reasons: [] }));
  const attempt = await opened();
  const first = attempt.show();
  expect(attempt.busy).toBe(true);
  await attempt.check("right");
  await first;
  expect(server.count(CHECK)).toBe(0);
  expect([attempt.busy, attempt.solution !== null]).toEqual([false, true]);
});

test("the connection counts as lost while requests wait for the server", async () => {
  let reached = false;
  server.on(PUZZLE, (_, response) => {
    response.writeHead(reached ? 404 : 502, { "Content-Type": reached ? "application/json" : "" });
    response.end(JSON.stringify(problem));
  });
  const attempt = new PuzzleAttempt("kmwzqa");
  const opening = attempt.open();
  await expect.poll(() => connection.lost).toBe(true);
  reached = true;
  await opening;
  expect(connection.lost).toBe(false);
});

test("after wrong cards the right staircase is kept, and only the cards are asked again", async () => {
  answer();
  const attempt = await opened();
  await attempt.check("right");
  expect([attempt.asking, attempt.onlyCardsAreWrong]).toEqual([true, false]);
  await attempt.check("other cards");
  expect([attempt.asking, attempt.onlyCardsAreWrong]).toEqual([false, true]);
  await attempt.retry();
  expect([attempt.asking, attempt.onlyCardsAreWrong]).toEqual([true, false]);
  await attempt.check("cards");
  expect(attempt.solved).toBe(true);
});

test("after a wrong staircase, and after the solution, the whole turn is asked again", async () => {
  answer();
  server.json(SOLUTION, () => ({ draft: draft("buy"), decisions: [], accepted: [], reasons: [] }));
  const attempt = await opened();
  await attempt.check("wrong");
  expect(attempt.onlyCardsAreWrong).toBe(false);
  await attempt.retry();
  await attempt.check("right");
  await attempt.show();
  await attempt.retry();
  await attempt.check("right");
  await attempt.check("cards");
  expect(attempt.solved).toBe(true);
});
