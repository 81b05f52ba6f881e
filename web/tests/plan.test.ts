/** Where the flat plan draws the tags of offered arches. */
import { expect, test } from "vitest";
import { HEIGHT_BOX, SIZE, tagPlace, tagScale, TILE, x, y } from "../src/board/plan/measures";
import { SPOTS, type Spot } from "../src/model/lattice";

const PRICE = { arches: 1, bricks: 0, columns: 0 };

/** The edges of the plan on a phone and on a computer, in pixels. */
test.each([300, 340, 560, 900])("on a plan of %i pixels a tag covers no height", (edge) => {
  const half = (36 * tagScale(edge) * SIZE) / edge / 2;
  const target: Spot = "b3";
  const place = tagPlace({ spot: "a3", towards: target, price: PRICE });
  for (const spot of SPOTS) {
    expect(Math.abs(y(spot) - place.y)).toBeGreaterThanOrEqual(half + HEIGHT_BOX - 1e-9);
  }
  expect([place.x, place.y]).toEqual([x(target), y(target) + TILE / 2]);
});

test("a tag is not enlarged", () => {
  expect(tagScale(5000)).toBe(1);
});
