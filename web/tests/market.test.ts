/** The market: its arrangement, and how piles are highlighted while a staircase is built. */
import { expect, test } from "vitest";
import type { BuildingHelp, BuyChoices, Card, GameView } from "../src/api/types";
import {
  arranged,
  bestPurchase,
  highlightInDraft,
  highlightInPurchase,
  type Pile,
  startsFor,
} from "../src/model/market";
import { MarketGuide } from "../src/turn/market.svelte";

const NOTHING = { icons: 0, columns: 0 };

function pileOf(id: string, bananas = 1, recurring = NOTHING): Pile {
  const colour = (id[1] ?? null) as Card["colour"];
  const cost = Number(id[0]);
  const top = { id: `${id}-1`, cost, colour, bananas, one_time: NOTHING, recurring };
  return { pile: id, colour, left: 3, top };
}

const MARKET = ["1", "2", "3l", "3d", "3g", "4l", "4d", "4g", "5l", "5d", "5g", "6"].map((id) =>
  pileOf(id),
);

/** Help about a staircase from a dark start with two arches. */
const HELP = {
  staircase: "b4 E E",
  colour: "d",
  credits: { arches: 2, height: 1 },
} as BuildingHelp;

test("multicoloured piles lie first, then a row for each cost", () => {
  expect(arranged(MARKET).map(({ pile }) => pile)).toEqual([
    "1",
    "2",
    "6",
    "3l",
    "3d",
    "3g",
    "4l",
    "4d",
    "4g",
    "5l",
    "5d",
    "5g",
  ]);
});

test("without a start no pile is highlighted", () => {
  const nothing = { ...HELP, staircase: "", colour: null } as BuildingHelp;
  expect(new Set(MARKET.map((pile) => highlightInDraft(pile, nothing)))).toEqual(
    new Set(["plain"]),
  );
  expect(highlightInDraft(MARKET[0]!, null)).toBe("plain");
});

test.each([
  ["1", "within"],
  ["3d", "within"],
  ["4d", "next"],
  ["5d", "too-dear"],
  ["6", "too-dear"],
  ["3l", "unavailable"],
  ["4g", "unavailable"],
])("with three credits and a dark start, pile %s is %s", (id, highlight) => {
  expect(highlightInDraft(pileOf(id), HELP)).toBe(highlight);
});

test("an empty pile is unavailable", () => {
  expect(highlightInDraft({ ...pileOf("3d"), left: 0, top: null }, HELP)).toBe("unavailable");
});

const CHOICES = {
  kind: "buy",
  credits: 3,
  colour: "d",
  piles: MARKET.map(({ pile }) => ({
    pile,
    possible: ["1", "2", "3d"].includes(pile),
    cause: null,
  })),
  options: [
    { decision: "buy nothing", piles: [], cost: 0 },
    { decision: "buy 1", piles: ["1"], cost: 1 },
    { decision: "buy 2", piles: ["2"], cost: 2 },
    { decision: "buy 1 2", piles: ["1", "2"], cost: 3 },
    { decision: "buy 3d", piles: ["3d"], cost: 3 },
  ],
} as BuyChoices;

test("a pile is open if its card can be added to the chosen ones, and otherwise too dear", () => {
  const highlight = (pile: string) => highlightInPurchase(pile, CHOICES, ["2"]);
  expect(["1", "2", "3d", "5g"].map(highlight)).toEqual([
    "open",
    "taken",
    "too-dear",
    "unavailable",
  ]);
});

test("the best purchase is one that the server offers", () => {
  const market = [pileOf("1", 1), pileOf("2", 1), pileOf("3d", 4)];
  expect(bestPurchase(CHOICES, market).map(({ id }) => id)).toEqual(["3d-1"]);
  // A card that delivers in every turn is worth more than one banana.
  const generous = [pileOf("1", 1, { icons: 1, columns: 0 }), pileOf("2", 2), pileOf("3d", 4)];
  expect(bestPurchase(CHOICES, generous).map(({ id }) => id)).toEqual(["1-1", "2-1"]);
});

test("a card has the starts of its colour; a multicoloured one has all", () => {
  const ground = Array.from({ length: 8 }, () => "lldddggg");
  const starts = ["a1", "c2", "e8", "h4"];
  expect(startsFor(pileOf("3d").top!, starts, ground)).toEqual(["c2", "e8"]);
  expect(startsFor(pileOf("6").top!, starts, ground)).toEqual(starts);
});

test("a tap makes a card the goal and explains it; an empty pile has no card", () => {
  const empty = { ...pileOf("1"), left: 0, top: null };
  const market = [empty, pileOf("2"), pileOf("3l")];
  const guide = new MarketGuide(
    () => null,
    () => ({ market }) as unknown as GameView,
  );
  guide.tap("1");
  expect([guide.goal, guide.explained(true)]).toEqual([null, null]);
  guide.tap("2");
  expect([guide.goal, guide.explained(true)?.id]).toEqual(["2", "2-1"]);
  // With a pointer, only the card that is pointed at is explained.
  expect(guide.explained(false)).toBeNull();
  guide.pointed = "3l";
  expect(guide.explained(false)?.id).toBe("3l-1");
  guide.pointed = null;
  guide.tap("2");
  expect([guide.goal, guide.explained(true)]).toEqual([null, null]);
});
