/** A turn in the making, and how it is sent when the server is not sure whether it has stored it. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TurnCommand } from "../src/api/client";
import { Refused } from "../src/api/client";
import type { BuildingHelp, Choices, Draft } from "../src/api/types";
import type { Trial } from "../src/turn/trial";
import { Turn } from "../src/turn/turn.svelte";
import { TestServer } from "./server";

const problem = (code: string) => ({ code, params: {}, text: `refused: ${code}`, causes: [] });

/** Asks for a staircase, then for cards, and then the turn is over. */
function trial(allowed: (decisions: readonly string[]) => boolean = () => true): Trial {
  const kinds = ["build", "buy"] as const;
  return {
    seat: 1,
    attempt: (decisions) => {
      if (!allowed(decisions)) return Promise.reject(new Refused(422, problem("staircase")));
      const kind = kinds[decisions.length];
      const choices = (kind ? { kind } : null) as Choices | null;
      return Promise.resolve({ choices, turn_over: choices === null } as Draft);
    },
    help: (staircase) =>
      Promise.resolve({ staircase, causes: [], offers: [], swaps: [] } as unknown as BuildingHelp),
    hints: () => Promise.resolve([]),
  };
}

async function decided(): Promise<Turn> {
  const turn = new Turn(trial());
  await turn.begin();
  await turn.decide("d3 bN");
  await turn.decide("buy");
  return turn;
}

test("a turn goes from decision to decision until it is complete", async () => {
  const turn = new Turn(trial());
  await turn.begin();
  expect([turn.choices?.kind, turn.canUndo]).toEqual(["build", false]);
  expect(await turn.decide("d3 bN")).toBe(true);
  expect([turn.choices?.kind, turn.building]).toEqual(["buy", null]);
  expect(await turn.decide("buy")).toBe(true);
  expect(turn.complete).toBe(true);
});

test("a decision that is refused changes nothing but the sentence", async () => {
  const turn = new Turn(trial((decisions) => !decisions.includes("buy 9")));
  await turn.begin();
  await turn.decide("d3 bN");
  expect(await turn.decide("buy 9")).toBe(false);
  expect(turn.decisions).toEqual(["d3 bN"]);
  expect(turn.refusal).toBe("refused: staircase");
  await turn.decide("buy");
  expect(turn.refusal).toBe("");
});

test("a staircase that is taken back lies there to be changed", async () => {
  const turn = await decided();
  await turn.undo();
  expect([turn.decisions, turn.building]).toEqual([["d3 bN"], null]);
  await turn.undo();
  expect(turn.decisions).toEqual([]);
  expect(turn.building?.staircase).toBe("d3 bN");
});

test("what others have made impossible is taken back, from the end", async () => {
  const forbidden = new Set<string>();
  const turn = new Turn(trial((decisions) => !decisions.some((each) => forbidden.has(each))));
  await turn.begin();
  await turn.decide("d3 bN");
  await turn.decide("buy");
  forbidden.add("buy");
  await turn.recheck();
  expect(turn.decisions).toEqual(["d3 bN"]);
});

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const commands = () => server.asked.map(({ body }) => body as TurnCommand);

test("after a 503 the same command is sent again, and carried out once", async () => {
  let failures = 1;
  server.json(
    "POST /tables/t/turns",
    () => (failures > 0 ? problem("server-storage") : {}),
    () => (failures-- > 0 ? 503 : 200),
  );
  const turn = await decided();
  expect(await turn.play("t", 7)).toBe(true);
  const [first, second] = commands();
  expect(commands()).toHaveLength(2);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ seat: 1, expected: 7, decisions: ["d3 bN", "buy"] });
});

test("a turn that stays uncertain is sent unchanged when it is confirmed once more", async () => {
  let status = 503;
  server.json(
    "POST /tables/t/turns",
    () => problem("server-storage"),
    () => status,
  );
  const turn = await decided();
  expect(await turn.play("t", 7)).toBe(false);
  expect([turn.sent, turn.unsettled]).toEqual([false, true]);
  expect(turn.refusal).toBe("refused: server-storage");
  status = 200;
  // Even if the table has changed meanwhile: the contract says unchanged.
  expect(await turn.play("t", 8)).toBe(true);
  expect(new Set(commands().map((command) => JSON.stringify(command))).size).toBe(1);
  expect(turn.unsettled).toBe(false);
});

test("a refusal is certain, and the next try is a new command", async () => {
  let status = 409;
  server.json(
    "POST /tables/t/turns",
    () => problem("stale"),
    () => status,
  );
  const turn = await decided();
  expect(await turn.play("t", 7)).toBe(false);
  expect(turn.unsettled).toBe(false);
  status = 200;
  expect(await turn.play("t", 8)).toBe(true);
  const [first, second] = commands();
  expect(second!.command_id).not.toBe(first!.command_id);
  expect(second!.expected).toBe(8);
});

test("other decisions after an uncertain answer are another command", async () => {
  let status = 503;
  server.json(
    "POST /tables/t/turns",
    () => problem("server-storage"),
    () => status,
  );
  const turn = await decided();
  await turn.play("t", 7);
  await turn.undo();
  await turn.decide("buy 2");
  status = 200;
  await turn.play("t", 7);
  const ids = new Set(commands().map(({ command_id }) => command_id));
  expect(ids.size).toBe(2);
});

test("a server that gives no answer at all is told to the person", async () => {
  server.on("POST /tables/t/turns", (_, response) => response.writeHead(502).end("bad gateway"));
  const turn = await decided();
  expect(await turn.play("t", 7)).toBe(false);
  expect(turn.refusal).toContain("No connection to the server");
  expect([turn.sent, turn.unsettled]).toEqual([false, true]);
});
