/** Tables that the page sets up without a form. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFirstGame } from "../src/model/firstgame";
import { startAgainstBot } from "../src/pages/lobby/quickstart";
import { language } from "../src/text/language.svelte";
import { TestServer } from "./server";

// The tests run in Node, which has no `location`.
vi.mock("../src/device/route.svelte", () => ({ router: { go: () => undefined } }));

let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start();
  server.json("POST /tables", () => ({ table: { id: "t" }, invites: [] }));
});

afterEach(async () => {
  await language.choose("en");
  await server.stop();
});

test.each([
  ["the quick start", () => startAgainstBot("Ann")],
  ["the first game", () => startFirstGame()],
])("%s follows the rulebook of the page's language", async (_, start) => {
  await start();
  await language.choose("it");
  await start();
  expect(server.asked.map(({ body }) => (body as { edition: string }).edition)).toEqual([
    "en",
    "it",
  ]);
});
