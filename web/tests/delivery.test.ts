/** The default choice of a delivery's pieces. */
import { expect, test } from "vitest";
import type { Choices, DeliveryChoices, DeliveryOption, Draft } from "../src/api/types";
import { evenDelivery } from "../src/model/delivery";
import { simpleDecision } from "../src/turn/outlook.svelte";

const option = (arches: number, bricks: number, more: Partial<DeliveryOption> = {}) => ({
  decision: `take ${arches}a ${bricks}b`,
  arches,
  bricks,
  replacements: 0,
  ends_the_game: false,
  ...more,
});

const delivery = (icons: number, options: ReturnType<typeof option>[]) =>
  ({ kind: "recurring-delivery", icons, columns: 0, options }) as unknown as DeliveryChoices;

const ENDS = { ends_the_game: true };

test.each([
  [2, [option(0, 2), option(1, 1), option(2, 0)], "take 1a 1b"],
  // Half of three icons is rounded up.
  [3, [option(0, 3), option(1, 2), option(2, 1), option(3, 0)], "take 2a 1b"],
  // The middle of the list is not the middle of the icons if options are missing.
  [4, [option(2, 2), option(3, 1), option(4, 0)], "take 2a 2b"],
  [4, [option(0, 4), option(1, 3), option(2, 2, ENDS), option(3, 1, ENDS)], "take 1a 3b"],
  [1, [option(0, 1, ENDS), option(1, 0, ENDS)], "take 1a 0b"],
])("%i icons are divided as evenly as the options allow", (icons, options, decision) => {
  const choices = delivery(icons, options);
  expect(evenDelivery(choices)?.decision).toBe(decision);
  expect(simpleDecision(choices as Choices, {} as Draft)).toBe(decision);
});

test("of options with the same arches, the one that replaces most missing pieces is chosen", () => {
  const options = [1, 2, 0].map((replacements) => option(1, 1, { replacements }));
  expect(evenDelivery(delivery(2, options))?.replacements).toBe(2);
});

test("without options there is no choice", () => {
  expect(evenDelivery(delivery(0, []))).toBeUndefined();
});
