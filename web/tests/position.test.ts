import { expect, test } from "vitest";
import { layArch, type Position, putOnTop, takeOff, toggleAnimal } from "../src/model/position";
import { codeIn, decode, encode, linkTo } from "../src/model/share";
import { START } from "./palaces";

const POSITION: Position = { ...START, hand: { arches: 2, bricks: 1, columns: 0 } };

test("an arch is laid on the top knobs of two spots, and taken off with both ends", () => {
  const laid = layArch(POSITION, "a1", "N");
  expect([laid.stacks["a1"], laid.stacks["a2"]]).toEqual(["An", "As"]);
  expect(takeOff(laid, "a2").stacks).toEqual(POSITION.stacks);
});

test("one end of an arch is taken off alone if the other end is covered", () => {
  const covered = putOnTop(layArch(POSITION, "a1", "N"), "a2", "b");
  expect(takeOff(covered, "a1").stacks["a2"]).toBe("Asb");
});

test("an animal is taken off before the piece under it", () => {
  const sitting = toggleAnimal(POSITION, "monkey", "f4");
  expect(sitting.animals).toEqual({ monkey: "f4" });
  const without = takeOff(sitting, "f4");
  expect(without.animals).toEqual({});
  expect(takeOff(without, "f4").stacks["f4"]).toBe("bAw");
});

test("an empty spot has nothing to take off", () => {
  expect(takeOff(POSITION, "h1")).toBe(POSITION);
});

test("a code contains the position and the staircase", () => {
  const shared = decode(encode(POSITION, "b4 E E"))!;
  expect(JSON.parse(shared.text)).toEqual(POSITION);
  expect(shared.staircase).toBe("b4 E E");
  expect(encode(POSITION, "")).toMatch(/^[\w-]+$/);
});

test("a code is found in a pasted link, and invalid text is rejected", () => {
  const link = `https://palace.example/${linkTo(POSITION, "")}\n`;
  expect(codeIn(link)).toBe(encode(POSITION, ""));
  expect(codeIn('{"ground": []}')).toBeNull();
  expect([decode("%%%"), decode("bnVsbA"), decode("")]).toEqual([null, null, null]);
});
