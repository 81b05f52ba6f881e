import { expect, test } from "vitest";
import { fileOf, neighbour, rankOf, SPOTS, spotAt } from "../src/model/lattice";
import { groundAt, heightOf, highest, piecesOf, readStack, topBelow } from "../src/model/palace";
import { START } from "./palaces";

test("spots are in the order of a map: rank 8 first, west to east", () => {
  expect(SPOTS).toHaveLength(64);
  expect([SPOTS[0], SPOTS[7], SPOTS[63]]).toEqual(["a8", "h8", "h1"]);
  expect([fileOf("c5"), rankOf("c5")]).toEqual([2, 4]);
  expect(spotAt(2, 4)).toBe("c5");
});

test("beyond the edge there is no neighbour", () => {
  expect(neighbour("d4", "N")).toBe("d5");
  expect(neighbour("d4", "W")).toBe("c4");
  expect([neighbour("a1", "W"), neighbour("a1", "S"), neighbour("h8", "N")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("the first row of the ground is the north", () => {
  const ground = ["l.......", ...Array.from({ length: 7 }, () => "gggggggg")];
  expect(groundAt(ground, "a8")).toBe("l");
  expect(groundAt(ground, "b8")).toBe(".");
  expect(groundAt(ground, "a1")).toBe("g");
});

test("a stack is read from the ground up, and a column is three levels high", () => {
  expect([...readStack("bcAwG")]).toEqual([
    ["b", 0],
    ["c", 1],
    ["Aw", 4],
    ["G", 5],
  ]);
  expect(heightOf("bcAwG")).toBe(6);
  expect(heightOf(undefined)).toBe(0);
});

test("a stack below a level ends with the last piece that begins below it", () => {
  expect(topBelow("bAwG", Infinity)).toEqual({ height: 3, letter: "G" });
  expect(topBelow("bAwG", 2)).toEqual({ height: 2, letter: "Aw" });
  expect(topBelow("cG", 1)).toEqual({ height: 3, letter: "c" });
  expect(topBelow("b", 0)).toEqual({ height: 0, letter: null });
});

test("every arch is one piece, at its south or west end", () => {
  expect(piecesOf(START)).toEqual([
    { kind: "arch", spot: "d4", level: 0, towards: "E" },
    { kind: "arch", spot: "e4", level: 1, towards: "E" },
    { kind: "brick", spot: "f4", level: 0 },
    { kind: "gold", spot: "f4", level: 2 },
  ]);
  expect(highest(START)).toBe(3);
});
