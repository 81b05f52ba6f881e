/** Solved puzzles and lessons, which several tabs of a browser store. */
import { beforeEach, expect, test, vi } from "vitest";
import { storeElsewhere, stubBrowser } from "./browser";

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubBrowser();
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

const puzzles = async () => (await import("../src/pages/puzzles/progress.svelte")).progress;
const lessons = async () => (await import("../src/pages/lessons/progress.svelte")).progress;

test("a puzzle solved in another tab is kept when this tab stores one", async () => {
  const progress = await puzzles();
  storeElsewhere(kept, "monkeypalace-puzzles", "aaaaaa", false);
  storeElsewhere(kept, "monkeypalace-puzzle-days", "2026-11-14", false);
  progress.add("bbbbbb", "2026-11-15");
  expect(kept.get("monkeypalace-puzzles")).toBe("aaaaaa bbbbbb");
  expect(progress.has("aaaaaa")).toBe(true);
  expect(progress.streak("2026-11-15")).toBe(2);
});

test("a puzzle solved in another tab is shown immediately", async () => {
  const progress = await puzzles();
  progress.add("bbbbbb", null);
  storeElsewhere(kept, "monkeypalace-puzzles", "bbbbbb aaaaaa");
  expect(progress.has("aaaaaa")).toBe(true);
});

test("what another tab overwrote is stored again with the next puzzle", async () => {
  const progress = await puzzles();
  progress.add("bbbbbb", null);
  storeElsewhere(kept, "monkeypalace-puzzles", "aaaaaa");
  progress.add("cccccc", null);
  expect(kept.get("monkeypalace-puzzles")).toBe("bbbbbb aaaaaa cccccc");
});

test("when another tab deletes everything, nothing comes back", async () => {
  const progress = await puzzles();
  progress.add("bbbbbb", null);
  storeElsewhere(kept, "monkeypalace-puzzles", null);
  progress.add("cccccc", null);
  expect(kept.get("monkeypalace-puzzles")).toBe("cccccc");
});

test("a puzzle solved after its solution was shown counts as seen, also for the streak", async () => {
  const progress = await puzzles();
  progress.see("aaaaaa", "2026-11-15");
  progress.add("aaaaaa", "2026-11-15");
  expect([progress.has("aaaaaa"), progress.hasSeen("aaaaaa")]).toEqual([false, true]);
  expect(progress.solvedOn("2026-11-15")).toBe(false);
});

test("a puzzle that was solved first stays solved when its solution is shown", async () => {
  const progress = await puzzles();
  progress.add("aaaaaa", "2026-11-15");
  progress.see("aaaaaa", "2026-11-15");
  expect([progress.has("aaaaaa"), progress.hasSeen("aaaaaa")]).toEqual([true, false]);
  expect(progress.solvedOn("2026-11-15")).toBe(true);
});

test("a puzzle seen on another day counts for the streak on its day", async () => {
  const progress = await puzzles();
  progress.see("aaaaaa", null);
  progress.add("aaaaaa", "2026-11-15");
  expect(progress.solvedOn("2026-11-15")).toBe(true);
});

test("tasks of lessons that other tabs store are kept, too", async () => {
  const progress = await lessons();
  storeElsewhere(kept, "monkeypalace-lessons", "first-task", false);
  progress.add("second", "task");
  expect(kept.get("monkeypalace-lessons")).toBe("first-task second-task");
});
