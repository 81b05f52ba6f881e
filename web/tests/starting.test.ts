/** Tables that the page sets up without a form. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFirstGame } from "../src/model/firstgame";
import { startAgainstBots } from "../src/model/quickstart";
import { language } from "../src/text/language.svelte";
import { TestServer } from "./server";

// The tests run in Node, which has no `location`.
vi.mock("../src/device/route.svelte", () => ({ router: { go: () => undefined } }));

let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start();
  server.json("GET /offers", () => ({ levels: [{ bot: "capuchin" }, { bot: "mandrill" }] }));
  server.json("POST /tables", () => ({ table: { id: "t" }, invites: [] }));
});

afterEach(async () => {
  await language.choose("en");
  await server.stop();
});

interface SetUp {
  edition: string;
  seats: { bot?: string }[];
}
const setUp = () =>
  server.asked.filter(({ path }) => path === "/tables").map(({ body }) => body as SetUp);

test.each([
  ["the quick start", () => startAgainstBots({ name: "Ann" })],
  ["the first game", () => startFirstGame()],
])("%s follows the rulebook of the page's language", async (_, start) => {
  await start();
  await language.choose("it");
  await start();
  expect(setUp().map(({ edition }) => edition)).toEqual(["en", "it"]);
});

test.each([
  ["the quick start", () => startAgainstBots({ name: "Ann" })],
  ["the first game", () => startFirstGame()],
])("%s begins with the easiest level", async (_, start) => {
  await start();
  expect(setUp()[0]!.seats.map(({ bot }) => bot)).toEqual([undefined, "capuchin"]);
});

test("a level can be chosen, for several bots", async () => {
  await startAgainstBots({ name: "Ann", bot: "mandrill", bots: 2 });
  expect(setUp()[0]!.seats.map(({ bot }) => bot)).toEqual([undefined, "mandrill", "mandrill"]);
});
