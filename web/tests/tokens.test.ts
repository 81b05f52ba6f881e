/** Colours and breakpoints are defined in one place each. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expandBreakpoints } from "../src/style/breakpoints";

const TOKENS = readFileSync("src/style/tokens.css", "utf8");
const STYLED = globSync("src/**/*.{svelte,css}")
  .filter((path) => !path.endsWith("tokens.css"))
  .map((path) => [path, readFileSync(path, "utf8")] as const);

test.each(STYLED)("%s contains no literal colour or screen width", (_, source) => {
  expect(source.match(/[ :"(]#[0-9a-f]{3,8}\b(?=[;,\s)"])|\b(rgba?|hsla?)\(\d/gi)).toBeNull();
  expect(source.match(/@media [^{]*\d+(px|em)/g)).toBeNull();
});

test("every token that is used is defined, and every defined token is used", () => {
  const known = new Set([...TOKENS.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name));
  const own = new Set(
    STYLED.flatMap(([, source]) => [...source.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  const used = new Set(
    [TOKENS, ...STYLED.map(([, source]) => source)].flatMap((source) =>
      [...source.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
    ),
  );
  // Components may also define custom properties.
  expect([...used].filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
});

test("the name of a breakpoint is replaced by its query, and an unknown name is an error", () => {
  expect(expandBreakpoints("@media (--narrow) { p { gap: var(--space-m) } }")).toBe(
    "@media (max-width: 56.2em) { p { gap: var(--space-m) } }",
  );
  expect(() => expandBreakpoints("@media (--tiny) { p { margin: 0 } }")).toThrow("--tiny");
});
