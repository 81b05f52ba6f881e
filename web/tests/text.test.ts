import { beforeEach, expect, test } from "vitest";
import type { SeatView } from "../src/api/types";
import { seatName } from "../src/model/names";
import { explain, ruleOf, tell, tellEntry } from "../src/text/explain";
import { firstLanguage, language, t } from "../src/text/language.svelte";

beforeEach(() => language.choose("en"));

const violation = {
  family: "violation",
  code: "f-gap",
  params: {},
  text: "what the server says",
};

test("texts are in the chosen language", async () => {
  const english = t("web-home");
  await language.choose("nl");
  expect(t("web-home")).not.toBe(english);
  expect(language.current).toBe("nl");
});

test("the last choice of a language wins", async () => {
  await Promise.all([language.choose("fr"), language.choose("it"), language.choose("pt-BR")]);
  expect(language.current).toBe("pt-BR");
});

test("the page begins in the first preferred language that it has, in any region", () => {
  expect(firstLanguage(["", "pt-PT", "fr"])).toBe("pt-BR");
  expect(firstLanguage(["de", "FR-ca", "nl"])).toBe("fr");
  // A common prefix is not enough: `frr` is North Frisian, not French.
  expect(firstLanguage(["frr", "nl"])).toBe("nl");
  expect(firstLanguage(["de"])).toBe("en");
});

test("a loaded topic is also loaded in every language chosen later", async () => {
  expect(language.has("lesson-page-title")).toBe(false);
  await language.loadTopic("lessons");
  expect(language.has("lesson-page-title")).toBe(true);
  await language.choose("fr");
  expect(language.has("lesson-page-title")).toBe(true);
});

test("a missing text or a missing value is an internal error", () => {
  expect(() => t("web-nothing-like-it")).toThrow("web-nothing-like-it");
  expect(() => t("web-your-turn")).toThrow("web-your-turn");
});

test("if the page lacks a text, the server's sentence is used", () => {
  expect(tell({ id: "event-of-tomorrow", params: {}, text: "It rains." })).toBe("It rains.");
  expect(explain({ ...violation, family: "weather" })).toBe("what the server says");
});

test("a violation of a building rule has its letter, other causes have none", () => {
  expect(ruleOf(violation)).toBe("f");
  expect(ruleOf({ ...violation, family: "fault" })).toBeNull();
  expect(ruleOf({ ...violation, code: "no-arches" })).toBeNull();
});

const seat = (number: number, more: Partial<SeatView>): SeatView => ({
  seat: number,
  kind: "bot",
  name: null,
  bot: null,
  away: false,
  ...more,
});
const SEATS = [
  seat(1, { kind: "person", name: "Ann" }),
  seat(2, { bot: "capuchin" }),
  seat(3, { bot: "mandrill" }),
  seat(4, { bot: "mandrill" }),
];

test("bots have names, with a number if two have the same name", () => {
  expect([1, 2, 3, 4].map((each) => seatName(SEATS, each))).toEqual([
    "Ann",
    "Capuchin",
    "Mandrill 3",
    "Mandrill 4",
  ]);
  expect(seatName([seat(1, { kind: "open" })], 1)).toBe(t("web-open-seat"));
});

test("sentences use the page's names of the players, not the server's", () => {
  const nameOf = (number: number) => seatName(SEATS, number);
  const built = { id: "event-built", params: { name: "capuchin 2", staircase: "d3 E" }, text: "" };
  const trophy = {
    id: "event-trophy-from",
    params: { name: "capuchin 2", animal: "monkey", loser: "mandrill 3", loser_seat: 3 },
    text: "",
  };
  const entry = { text: "", played: [{ seat: 2, happened: [built, trophy] }] };
  const told = tellEntry(entry, nameOf);
  expect(told).toContain("Capuchin builds a staircase of one arch from d3.");
  expect(told).toContain("Mandrill 3");
  expect(told).not.toMatch(/capuchin 2|mandrill 3/);
});

test("a log entry without decisions has the server's sentence", () => {
  expect(tellEntry({ text: "The game begins.", played: [] }, String)).toBe("The game begins.");
});
