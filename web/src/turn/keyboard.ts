/** Play by keyboard: arrows step through legal spots, Enter chooses one, Backspace undoes. */
import { type Direction, fileOf, rankOf, type Spot, STEPS } from "../model/lattice";
import { explain } from "../text/explain";
import { t } from "../text/language.svelte";
import { announce } from "../device/announcer.svelte";
import { type Cursor, NOWHERE, offerLabel } from "./overlays";
import type { Turn } from "./turn.svelte";

export const ARROWS: Record<string, Direction> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};

/** The part of a turn that the keyboard uses. */
type KeyboardTurn = Pick<Turn, "building" | "choices" | "canUndo" | "undo">;

/** Whether the key is for another control that has the focus, or is a shortcut of the browser. */
export function isForAnotherControl(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const busy = target.closest("input, select, textarea, summary, dialog, [role=radiogroup]");
  const pressesButton = event.key === "Enter" && target.closest("button, a") !== null;
  return busy !== null || pressesButton || event.ctrlKey || event.metaKey || event.altKey;
}

export function handleKey(
  event: KeyboardEvent,
  turn: KeyboardTurn,
  cursor: Cursor,
  move: (cursor: Cursor) => void,
  decide: (decision: string) => Promise<void>,
): void {
  if (isForAnotherControl(event)) return;
  if (event.key === "Backspace" && turn.canUndo) {
    event.preventDefault();
    move(NOWHERE);
    void turn.undo();
    return;
  }
  const spots = spotsOf(turn);
  const arrow = ARROWS[event.key];
  const { building } = turn;
  // Ignore keys until the server has answered the last one.
  if (building && building.help?.staircase !== building.staircase) return;
  if (building && building.staircase !== "") {
    if (arrow) {
      event.preventDefault();
      pointTo(turn, arrow, move);
    } else if ((event.key === "+" || event.key === "-") && cursor.direction) {
      building.raise(cursor.direction, event.key === "+" ? 1 : -1);
      pointTo(turn, cursor.direction, move);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const offer = building.offers.find((each) => each.direction === cursor.direction);
      move(NOWHERE);
      if (offer) void building.lay(offer);
      else if (building.help?.complete) void decide(building.staircase);
    }
    return;
  }
  if (spots.length === 0) return;
  if (arrow) {
    event.preventDefault();
    const spot = stepFrom(cursor.spot, arrow, spots);
    move({ spot, direction: null });
    announce(t("web-at", { spot }));
  } else if (event.key === "Enter" && cursor.spot) {
    event.preventDefault();
    const { spot } = cursor;
    move(NOWHERE);
    if (building) void building.start(spot);
    else if (turn.choices && "options" in turn.choices) {
      const option = turn.choices.options.find((each) => "spot" in each && each.spot === spot);
      if (option) void decide(option.decision);
    }
  }
}

/** Spots that can be chosen now. */
function spotsOf(turn: KeyboardTurn): Spot[] {
  const { choices, building } = turn;
  if (building) return building.help?.starts ?? [];
  if (choices?.kind === "monkey" || choices?.kind === "frog-knob") {
    return choices.options.map((option) => option.spot);
  }
  return [];
}

function pointTo(turn: KeyboardTurn, direction: Direction, move: (cursor: Cursor) => void): void {
  const building = turn.building!;
  const offer = building.offers.find((each) => each.direction === direction);
  if (offer) {
    building.objection = null;
    move({ spot: null, direction });
    announce(offerLabel(offer));
  } else {
    move(NOWHERE);
    building.showRefusal(direction);
    announce((building.objection?.causes ?? []).map(explain).join(" "));
  }
}

/** Return the nearest of some spots in a direction; spots straight ahead are preferred. */
export function stepFrom(from: Spot | null, direction: Direction, spots: readonly Spot[]): Spot {
  if (from === null) return spots[0]!;
  const [east, north] = STEPS[direction];
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const dx = fileOf(spot) - fileOf(from);
    const dy = rankOf(spot) - rankOf(from);
    const ahead = dx * east + dy * north;
    const aside = Math.abs(dx * north) + Math.abs(dy * east);
    if (ahead <= 0) continue;
    const distance = ahead + aside * 2.5;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
