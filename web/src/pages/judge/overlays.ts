/** The overlays of the judge's page, and its keyboard control. */
import { NOTHING, type Overlay } from "../../board/overlay";
import { SPOTS, type Spot } from "../../model/lattice";
import { heightOf } from "../../model/palace";
import { layStaircase } from "../../model/staircase";
import type { Ring } from "../../board/rings";
import { announce } from "../../device/announcer.svelte";
import { ARROWS, stepFrom } from "../../turn/keyboard";
import { buildOverlay, type Cursor } from "../../turn/overlays";
import { t } from "../../text/language.svelte";
import type { Judge } from "./judge.svelte";
import type { Position } from "../../model/position";

function ring(position: Position, spot: Spot, tone: Ring["tone"]): Ring {
  return { spot, level: heightOf(position.stacks[spot]), tone };
}

/** Rings on spots where something cannot stand, and on those chosen for the next piece. */
export function setUpOverlay(judge: Judge, cursor: Cursor): Overlay {
  const { position, verdict, archFrom } = judge;
  if (!position) return NOTHING;
  const wrong = new Set(verdict?.faults.flatMap((fault) => fault.spots));
  const rings = [...wrong].map((spot) => ring(position, spot, "cause"));
  if (archFrom) rings.push(ring(position, archFrom, "start"));
  if (cursor.spot) rings.push(ring(position, cursor.spot, "open"));
  return { ...NOTHING, rings, tapSpot: (spot) => void judge.tap(spot) };
}

/** The same overlay as at a table, except that a tap lays an arch even if it is illegal. */
export function drawingOverlay(judge: Judge, cursor: Cursor): Overlay {
  const { building, position } = judge;
  if (!building || !position) return NOTHING;
  const overlay = buildOverlay(building, position, cursor);
  const tapSpot = (spot: Spot) => void judge.draw(spot);
  const broken = building.help?.causes ?? [];
  if (broken.length === 0) return { ...overlay, tapSpot };
  const laid = layStaircase(position, building.staircase);
  const ghosts = laid.flatMap((arch) =>
    arch.pieces.map((piece) => ({ piece, tone: "chosen" as const })),
  );
  return { ...overlay, ghosts, tapSpot, pointAt: () => {} };
}

/** Arrows go from spot to spot, Enter places the chosen piece, and Backspace undoes. */
export function handleSetUpKey(
  event: KeyboardEvent,
  judge: Judge,
  cursor: Cursor,
  move: (cursor: Cursor) => void,
): void {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const spot = stepFrom(cursor.spot, arrow, SPOTS);
    move({ spot, direction: null });
    announce(t("web-at", { spot }));
  } else if (event.key === "Enter" && cursor.spot) void judge.tap(cursor.spot);
  else if (event.key === "Backspace") void judge.undo();
  else return;
  event.preventDefault();
}
