/** The names of a table's seats. */
import type { SeatView } from "../api/types";
import { t } from "../text/language.svelte";

export function seatName(seats: readonly SeatView[], number: number | null): string {
  const seat = seats.find((each) => each.seat === number);
  if (!seat) return "";
  if (seat.name !== null) return seat.name;
  if (seat.bot === null) return t("web-open-seat");
  const name = t("bot-name", { bot: seat.bot });
  const namesakes = seats.filter((each) => each.name === null && each.bot === seat.bot);
  return namesakes.length > 1 ? `${name} ${seat.seat}` : name;
}
