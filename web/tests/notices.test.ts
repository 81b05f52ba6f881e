import { expect, test } from "vitest";
import { noticesOf, packageFolder } from "../notices";

test("a module belongs to the innermost package", () => {
  expect(packageFolder("/a/node_modules/three/build/three.js")).toBe("/a/node_modules/three");
  expect(packageFolder("/a/node_modules/@fluent/bundle/esm/index.js?v=1")).toBe(
    "/a/node_modules/@fluent/bundle",
  );
  expect(packageFolder("/a/node_modules/x/node_modules/y/i.js")).toBe(
    "/a/node_modules/x/node_modules/y",
  );
  expect(packageFolder("/a/web/src/main.ts")).toBeNull();
});

test("each package has one notice with the whole licence, even if it has no licence file", () => {
  const modules = ["uqr/dist/a.js", "uqr/dist/b.js", "@fluent/bundle/index.js"];
  const text = noticesOf(modules.map((each) => `${process.cwd()}/node_modules/${each}`));
  expect(text.match(/^uqr .* \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toContain("Copyright (c) Project Nayuki");
  expect(text).toMatch(/^@fluent\/bundle .* \(Apache-2.0\)$/m);
  expect(text).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION");
});
