/** Which page a fragment of the address names. */
import { beforeAll, expect, test, vi } from "vitest";
import { stubBrowser } from "./browser";

let parseRoute: typeof import("../src/device/route.svelte").parseRoute;
beforeAll(async () => {
  stubBrowser();
  vi.stubGlobal("location", { hash: "" });
  ({ parseRoute } = await import("../src/device/route.svelte"));
  return () => vi.unstubAllGlobals();
});

test.each(["#/puzzles/ddjtxh", "#/puzzle/ddjtxh", "#/puzzles/DDJTXH"])("%s is a puzzle", (hash) => {
  expect(parseRoute(hash)).toEqual({ page: "puzzles", puzzle: "ddjtxh" });
});

test.each(["", "#", "#/"])("%j is the first page", (hash) => {
  expect(parseRoute(hash)).toEqual({ page: "home" });
});

test.each(["#/nothing", "#/puzzles/a/b", "#/table", "#/table/"])("%s is missing", (hash) => {
  expect(parseRoute(hash)).toEqual({ page: "missing" });
});
