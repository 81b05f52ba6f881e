import { expect, test } from "vitest";
import { lastArch, withSupports } from "../src/model/attempt";
import { countOf, isStaircase, readArch } from "../src/model/notation";
import { endOf, layStaircase, startOf, withStaircase } from "../src/model/staircase";
import { EMPTY, START } from "./palaces";

test("an arch is written as near supports, a direction and far supports", () => {
  expect(readArch("E")).toEqual({ near: "", direction: "E", far: "" });
  expect(readArch("cbNc")).toEqual({ near: "cb", direction: "N", far: "c" });
  expect([readArch(""), readArch("X"), readArch("bEE"), readArch("d4")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(countOf("b", "bcb")).toBe(2);
});

test("of all decisions, only staircases begin with a spot", () => {
  const decisions = ["d3 bN E", "pass", "buy 1 3l", "take 2a 1b", "card 3l-2 on 4", "monkey e4"];
  expect(decisions.filter(isStaircase)).toEqual(["d3 bN E"]);
});

test("each arch begins where the one before it ends", () => {
  const laid = layStaircase(EMPTY, "b2 E bN");
  expect(laid.map(({ from, to, level }) => [from, to, level])).toEqual([
    ["b2", "c2", 0],
    ["c2", "c3", 2],
  ]);
  expect(laid[1]!.pieces).toEqual([
    { kind: "brick", spot: "c2", level: 1 },
    { kind: "arch", spot: "c2", level: 2, towards: "N" },
  ]);
});

test("arches to the south and west are drawn from their other end", () => {
  const [arch] = layStaircase(EMPTY, "c3 W");
  expect(arch!.pieces).toEqual([{ kind: "arch", spot: "b3", level: 0, towards: "E" }]);
});

test("supports stand on the pieces that are already there", () => {
  const [arch] = layStaircase(START, "c4 cEbb");
  expect(arch!.pieces.slice(0, -1)).toEqual([
    { kind: "column", spot: "c4", level: 0 },
    { kind: "brick", spot: "d4", level: 1 },
    { kind: "brick", spot: "d4", level: 2 },
  ]);
  expect(arch!.level).toBe(3);
});

test("drawing stops at the first word that cannot be drawn", () => {
  expect(layStaircase(EMPTY, "a1 E nonsense E")).toHaveLength(1);
  expect(layStaircase(EMPTY, "a1 W")).toEqual([]);
});

test("a palace with a staircase on it has both ends of each arch", () => {
  const palace = withStaircase(EMPTY, "d4 E Eb");
  expect(palace.stacks).toEqual({ d4: "Ae", e4: "AwAe", f4: "bAw" });
  // An unchanged palace is the same object, so it is not redrawn.
  expect(withStaircase(START, "d4")).toBe(START);
});

test("a staircase begins at its first spot and ends on its last arch", () => {
  expect(startOf("")).toBeNull();
  expect(startOf("d3 bN")).toBe("d3");
  expect(endOf(EMPTY, "")).toBeNull();
  expect(endOf(START, "d4")).toEqual({ spot: "d4", level: 1 });
  expect(endOf(EMPTY, "b2 E bN")).toEqual({ spot: "c3", level: 3 });
});

test("the supports of the last arch can be counted and changed", () => {
  const last = lastArch(EMPTY, "b2 E bNcc")!;
  expect(last).toEqual({
    number: 2,
    from: "c2",
    to: "c3",
    supports: { near: { brick: 1, column: 0 }, far: { brick: 0, column: 2 } },
  });
  expect(withSupports("b2 E bNcc", last, "near", "column", 1)).toBe("b2 E cbNcc");
  expect(withSupports("b2 E bNcc", last, "far", "column", 0)).toBe("b2 E bN");
  expect([lastArch(EMPTY, "b2"), lastArch(EMPTY, "a1 W")]).toEqual([null, null]);
});
