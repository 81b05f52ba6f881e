/** The default choice of a delivery's pieces. */
import type { DeliveryChoices, DeliveryOption } from "../api/types";

/**
 * Return the option whose arches are nearest to half of the icons; of several, the one that
 * replaces most missing pieces. It ends the game only if every option does.
 */
export function evenDelivery({ icons, options }: DeliveryChoices): DeliveryOption | undefined {
  const half = Math.round(icons / 2);
  const distance = ({ arches }: DeliveryOption) => Math.abs(arches - half);
  const withoutEnding = options.filter((option) => !option.ends_the_game);
  return (withoutEnding.length > 0 ? withoutEnding : options).toSorted(
    (one, other) => distance(one) - distance(other) || other.replacements - one.replacements,
  )[0];
}
