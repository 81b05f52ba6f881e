/** The turn in progress, and how it is resent when it is unknown whether it was stored. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TurnCommand } from "../src/api/client";
import { Refused } from "../src/api/client";
import type { BuildingHelp, Choices, Draft } from "../src/api/types";
import type { Trial } from "../src/turn/trial";
import { Turn } from "../src/turn/turn.svelte";
import { TestServer } from "./server";

const problem = (code: string) => ({ code, params: {}, text: `refused: ${code}`, causes: [] });

/** A trial that asks for a staircase, then for cards; then the turn is over. */
function trial(allowed: (decisions: readonly string[]) => boolean = () => true): Trial {
  const kinds = ["build", "buy"] as const;
  return {
    seat: 1,
    draft: (decisions) => {
      if (!allowed(decisions)) return Promise.reject(new Refused(422, problem("staircase")));
      const kind = kinds[decisions.length];
      const starts = { starts: ["d3"], refused: { a1: [] } };
      const choices = (kind ? { kind, ...starts } : null) as Choices | null;
      const game = { players: [{ hand: { arches: 3, bricks: 2, columns: 1 } }] };
      const draft = { seat: 1, game, choices, turn_over: choices === null };
      return Promise.resolve(draft as unknown as Draft);
    },
    help: (staircase) =>
      staircase === ""
        ? Promise.reject(new Error("the starts are in the draft"))
        : Promise.resolve({
            staircase,
            causes: [],
            offers: [],
            swaps: [],
          } as unknown as BuildingHelp),
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

test("the starts come with the draft, without a request for help", async () => {
  const turn = new Turn(trial());
  await turn.begin();
  expect(turn.building?.help?.starts).toEqual(["d3"]);
  expect(turn.building?.help?.refused_starts).toEqual({ a1: [] });
  expect(turn.building?.help?.left.arches).toBe(3);
  await turn.building?.start("d3");
  await turn.building?.undo();
  expect(turn.building?.help?.starts).toEqual(["d3"]);
});

test("a refused decision changes only the refusal text", async () => {
  const turn = new Turn(trial((decisions) => !decisions.includes("buy 9")));
  await turn.begin();
  await turn.decide("d3 bN");
  expect(await turn.decide("buy 9")).toBe(false);
  expect(turn.decisions).toEqual(["d3 bN"]);
  expect(turn.refusal).toBe("refused: staircase");
  await turn.decide("buy");
  expect(turn.refusal).toBe("");
});

test("an undone staircase can be edited", async () => {
  const turn = await decided();
  await turn.undo();
  expect([turn.decisions, turn.building]).toEqual([["d3 bN"], null]);
  await turn.undo();
  expect(turn.decisions).toEqual([]);
  expect(turn.building?.staircase).toBe("d3 bN");
});

test("decisions that others have made illegal are dropped, the last one first", async () => {
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

test("after a 503 the same command is sent again, unchanged", async () => {
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

test("a turn that stays uncertain is resent unchanged when the player confirms it again", async () => {
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
  // Even if the table has changed meanwhile: a repeated command must be identical.
  expect(await turn.play("t", 8)).toBe(true);
  expect(new Set(commands().map((command) => JSON.stringify(command))).size).toBe(1);
  expect(turn.unsettled).toBe(false);
});

test("after a refusal, the next try is a new command", async () => {
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

test("other decisions after an uncertain answer are sent as a new command", async () => {
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

test("a turn is resent unchanged while a proxy cannot reach the server", async () => {
  let failures = 2;
  server.on("POST /tables/t/turns", (_, response) => {
    if (failures-- > 0) return void response.writeHead(502).end("bad gateway");
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  const turn = await decided();
  expect(await turn.play("t", 7)).toBe(true);
  expect(commands()).toHaveLength(3);
  expect(new Set(commands().map(({ command_id }) => command_id)).size).toBe(1);
});

test("an unreachable server is reported", async () => {
  server.on("POST /tables/t/turns", (_, response) => response.writeHead(502).end("bad gateway"));
  const turn = await decided();
  expect(await turn.play("t", 7)).toBe(false);
  expect(turn.refusal).toContain("No connection to the server");
  expect([turn.sent, turn.unsettled]).toEqual([false, true]);
});

test("a hint is asked for once and revealed in three steps, and is gone after the decision", async () => {
  const asked: string[][] = [];
  const step = (id: string) => ({ id, params: {}, text: id, spots: [], piles: [], place: null });
  const hint = {
    number: 1,
    look: step("look"),
    where: { ...step("where"), spots: ["d3" as const] },
    turn: step("turn"),
    decision: "d3 bN",
    compared: null,
    reasons: [],
    remark: null,
  };
  const turn = new Turn({
    ...trial(),
    hint: (before) => {
      asked.push([...before]);
      return Promise.resolve(hint);
    },
  });
  await turn.begin();
  const shown = [];
  for (let press = 0; press < 4; press++) {
    shown.push(turn.shownSteps.map(({ id }) => id));
    await turn.showHint();
  }
  expect(shown).toEqual([[], ["look"], ["look", "where"], ["look", "where", "turn"]]);
  expect([turn.hintSteps, asked]).toEqual([3, [[]]]);
  await turn.decide("d3 bN");
  expect([turn.hint, turn.shownSteps]).toEqual([null, []]);
});

test("a table without hints offers none", async () => {
  const turn = new Turn(trial());
  await turn.begin();
  expect(turn.canHint).toBe(false);
});

test("a refused request for a hint does not change the turn", async () => {
  const refused = () => Promise.reject(new Refused(403, problem("server-no-hints")));
  const turn = new Turn({ ...trial(), hint: refused });
  await turn.begin();
  await expect(turn.showHint()).rejects.toThrow("server-no-hints");
  expect([turn.thinking, turn.hintSteps]).toEqual([false, 0]);
});
