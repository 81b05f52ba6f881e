/** A staircase that is built arch by arch; the server answers after each arch. */
import { expect, test } from "vitest";
import type { BuildingHelp, OfferView } from "../src/api/types";
import { Building } from "../src/turn/building.svelte";
import { buildOverlay } from "../src/turn/overlays";
import type { Trial } from "../src/turn/trial";

const cause = { family: "violation", code: "a-on-map", params: {}, spots: [], text: "" };

const offer = (direction: OfferView["direction"], level: number, staircase: string) =>
  ({ direction, level, fillings: [{ staircase }] }) as unknown as OfferView;

const ANSWERS: Record<string, Partial<BuildingHelp>> = {
  "": { starts: ["b2"], refused_starts: { d4: [cause] } },
  b2: {
    offers: [offer("E", 1, "b2 bEb"), offer("E", 0, "b2 E"), offer("N", 0, "b2 N")],
    refusals: [{ direction: "W", target: "a2", causes: [cause] }],
  },
  "b2 cEbbb": { swaps: [["b2 cEbbb", "b2 bbbEbbb", "b2 cEc"]] },
  "b2 bbbEbbb": { swaps: [["b2 cEbbb", "b2 bbbEbbb", "b2 cEc"]] },
  "b2 cEc": { swaps: [["b2 cEbbb", "b2 bbbEbbb", "b2 cEc"]] },
  "b2 cEc N": { swaps: [["b2 cEbbb N", "b2 bbbEbbb N", "b2 cEc N"], ["b2 cEc N"]] },
  "b2 cEbbb N": { swaps: [["b2 cEbbb N", "b2 bbbEbbb N", "b2 cEc N"], ["b2 cEbbb N"]] },
};

function answer(staircase: string): BuildingHelp {
  const nothing = {
    starts: [],
    refused_starts: {},
    offers: [],
    refusals: [],
    swaps: [],
    causes: [],
  };
  return { ...nothing, staircase, ...ANSWERS[staircase] } as unknown as BuildingHelp;
}

function begin(help: Trial["help"] = (staircase) => Promise.resolve(answer(staircase))): Building {
  return new Building(
    {
      seat: 1,
      help,
      draft: () => Promise.reject(new Error("nothing is decided here")),
    },
    [],
  );
}

test("an illegal start is not taken, and the reason is shown", async () => {
  const building = begin();
  await building.begin();
  await building.start("d4");
  expect([building.staircase, building.objection?.spot]).toEqual(["", "d4"]);
  await building.start("b2");
  expect([building.staircase, building.objection]).toEqual(["b2", null]);
});

test("the lowest arch in a direction is offered until it is raised", async () => {
  const building = begin();
  await building.take("b2");
  expect(building.offers.map(({ direction, level }) => [direction, level])).toEqual([
    ["N", 0],
    ["E", 0],
  ]);
  building.raise("E", 1);
  building.raise("E", 1);
  expect(building.offers.map(({ level }) => level)).toEqual([0, 1]);
  await building.lay(building.offers[1]!);
  expect(building.staircase).toBe("b2 bEb");
});

test("the reason why a direction is not offered is shown", async () => {
  const building = begin();
  await building.take("b2");
  building.showRefusal("W");
  expect(building.objection).toEqual({ spot: "a2", causes: [cause], tried: true });
});

test("arches are undone one by one, and then the start", async () => {
  const building = begin();
  await building.begin();
  await building.start("b2");
  await building.take("b2 E");
  const seen = [];
  while (building.canUndo) {
    await building.undo();
    seen.push(building.staircase);
  }
  expect(seen).toEqual(["b2", ""]);
});

test("swapping goes through all ways to pile the supports, and back to the first", async () => {
  const building = begin();
  await building.take("b2 cEbbb");
  expect(building.swaps).toEqual([
    {
      arch: 0,
      supports: [
        ["brick", 3],
        ["column", 1],
      ],
    },
  ]);
  const seen = [];
  for (let taps = 0; taps < 3; taps++) {
    await building.swap(0);
    seen.push(building.staircase);
  }
  expect(seen).toEqual(["b2 bbbEbbb", "b2 cEc", "b2 cEbbb"]);
});

test("a swap is kept when a later arch is undone", async () => {
  const building = begin();
  await building.take("b2 cEc");
  await building.take("b2 cEc N");
  // Only the first of the two arches has other possible supports.
  expect(building.swaps.map(({ arch }) => arch)).toEqual([0]);
  await building.swap(0);
  expect(building.staircase).toBe("b2 cEbbb N");
  await building.undo();
  expect(building.staircase).toBe("b2 cEbbb");
});

test("an answer to an older request is ignored", async () => {
  const waiting: (() => void)[] = [];
  const building = begin(
    (staircase) => new Promise((done) => waiting.push(() => done(answer(staircase)))),
  );
  const [first, second] = [building.take("b2"), building.take("b2 E")];
  waiting[1]!();
  waiting[0]!();
  await Promise.all([first, second]);
  expect([building.staircase, building.help?.staircase]).toEqual(["b2 E", "b2 E"]);
});

test("the rings of the starts stay until a tap is answered, and a second tap is ignored", async () => {
  const palace = { ground: Array<string>(8).fill("llllllll"), stacks: {}, animals: {} };
  let arrive: (help: BuildingHelp) => void = () => {};
  const building = begin((staircase) =>
    staircase === ""
      ? Promise.resolve(answer(""))
      : new Promise((resolve) => {
          arrive = resolve;
        }),
  );
  const overlay = () => buildOverlay(building, palace, { spot: null, direction: null });
  await building.begin();
  const before = overlay().rings;
  const started = building.start("b2");
  // Equal rings, so no frame is drawn.
  expect(overlay().rings).toEqual(before);
  overlay().tapSpot("b2");
  arrive({ ...answer("b2"), offers: [], staircase: "b2" });
  await started;
  expect(building.staircase).toBe("b2");
  expect(overlay().rings).toEqual([{ spot: "b2", level: 0, tone: "start" }]);
});

test("if the server cannot be reached, the staircase of the last answer is shown again", async () => {
  let fails = false;
  const building = begin((staircase) =>
    fails ? Promise.reject(new Error("no network")) : Promise.resolve(answer(staircase)),
  );
  await building.begin();
  await building.start("b2");
  fails = true;
  await expect(building.lay(building.offers[0]!)).rejects.toThrow();
  expect([building.staircase, building.help?.staircase]).toEqual(["b2", "b2"]);
  fails = false;
  await building.undo();
  expect(building.staircase).toBe("");
});
