/** The overlay of each step, made from the choices that the server offers. */
import type { KnobChoices, OfferView } from "../api/types";
import { NOTHING, type Overlay, type Tag } from "../board/overlay";
import { type Direction, directionTo, type Spot } from "../model/lattice";
import { heightOf, type PalaceText } from "../model/palace";
import { endOf, type LaidArch, layStaircase, startOf } from "../model/staircase";
import type { Ring, RingTone } from "../board/rings";
import type { Ghost } from "../board/scene/ghosts";
import { t } from "../text/language.svelte";
import type { Building } from "./building.svelte";
import type { Turn } from "./turn.svelte";

/** The keyboard cursor: a spot before the start is chosen, a direction after it. */
export interface Cursor {
  spot: Spot | null;
  direction: Direction | null;
}

/** No part of the board is pointed at by keyboard. */
export const NOWHERE: Cursor = { spot: null, direction: null };

export function offerLabel(offer: OfferView): string {
  const { cost } = offer.fillings[0]!;
  return t("web-offer", {
    direction: offer.direction,
    spot: offer.target,
    level: offer.level,
    arches: cost.arches,
    bricks: cost.bricks,
    columns: cost.columns,
  });
}

/** `wanted`: the starts that suit the card the player wants; other starts are faint. */
export function buildOverlay(
  building: Building,
  palace: PalaceText,
  cursor: Cursor,
  wanted: readonly Spot[] | null = null,
): Overlay {
  const { staircase, help } = building;
  const rings = objectionRings(building, palace);
  const waiting = help?.staircase !== staircase;
  if (!help || (waiting && help.staircase !== "")) return { ...NOTHING, rings };
  if (help.staircase === "") {
    const tone = (spot: Spot): RingTone => {
      if (spot === cursor.spot) return "start";
      if (wanted === null) return "open";
      return wanted.includes(spot) ? "wanted" : "faint";
    };
    const open = help.starts.map((spot) => ({ spot, level: 0, tone: tone(spot) }));
    // Keep the rings until the answer arrives: drawing a frame without them would delay the ghosts.
    if (waiting) return { ...NOTHING, rings: open };
    return {
      ...NOTHING,
      rings: [...open, ...rings],
      focus: cursor.spot ? { spot: cursor.spot, level: 0 } : null,
      tapSpot: (spot) => void building.start(spot),
      pointAt: (spot) => point(building, spot, help.refused_starts),
    };
  }
  const end = endOf(palace, staircase)!;
  const offers = building.offers;
  const swappable = swappableArches(building, palace);
  const ghosts = offers.flatMap((offer) => ghostOf(offer, palace, cursor.direction));
  const tags = offers.map((offer): Tag => ({
    key: offer.direction,
    spot: end.spot,
    towards: offer.target,
    level: offer.level,
    label: offerLabel(offer),
    price: offer.fillings[0]!.cost,
    icon: "check",
    selected: offer.direction === cursor.direction,
    choose: () => void building.lay(offer),
    raise:
      building.levels(offer.direction).length > 1
        ? () => raiseOrRestart(building, offer.direction)
        : null,
  }));
  return {
    ghosts,
    rings: [{ spot: end.spot, level: end.level, tone: "start" }, ...rings],
    tags: [...tags, ...swappable.map(swapTag)],
    arches: [
      ...offers.map((offer) => ({
        from: end.spot,
        direction: offer.direction,
        level: offer.level,
        choose: () => void building.lay(offer),
      })),
      ...swappable,
    ],
    laid: layStaircase(palace, staircase),
    focus: end,
    tapSpot: (spot) => tapDuring(building, end.spot, spot),
    pointAt: (spot) => pointDuring(building, end.spot, spot),
  };
}

interface SwappableArch extends LaidArch {
  /** Counted from 0. */
  arch: number;
  choose: () => void;
}

/** The arches laid so far that can stand on other supports. */
function swappableArches(building: Building, palace: PalaceText): SwappableArch[] {
  const laid = layStaircase(palace, building.staircase);
  return building.swaps.map(({ arch }) => ({
    ...laid[arch]!,
    arch,
    choose: () => void building.swap(arch),
  }));
}

function swapTag({ arch, from, to, level, choose }: SwappableArch): Tag {
  return {
    key: `swap ${arch}`,
    spot: from,
    towards: to,
    level,
    label: t("web-swap-arch", { arch: arch + 1 }),
    price: null,
    icon: "swap",
    selected: false,
    choose,
    raise: null,
  };
}

/** Raise the offered arch by one level, or from the highest level back to the lowest. */
function raiseOrRestart(building: Building, direction: Direction): void {
  const levels = building.levels(direction).length;
  const now = building.raised[direction] ?? 0;
  building.raise(direction, now + 1 < levels ? 1 : -now);
}

function ghostOf(offer: OfferView, palace: PalaceText, chosen: Direction | null): Ghost[] {
  const laid = layStaircase(palace, offer.fillings[0]!.staircase).at(-1);
  const tone = offer.direction === chosen ? ("chosen" as const) : ("offer" as const);
  return (laid?.pieces ?? []).map((piece) => ({ piece, tone }));
}

/**
 * Handle a tap: on a neighbour, lay the arch there or show why it is illegal; on another spot,
 * start there if no arch is laid yet.
 */
function tapDuring(building: Building, end: Spot, spot: Spot): void {
  const direction = directionTo(end, spot);
  if (direction === null) {
    if (building.staircase.includes(" ")) building.objection = notNextTo(end, spot);
    else void building.clear().then(() => building.start(spot));
    return;
  }
  const offer = building.offers.find((each) => each.direction === direction);
  if (offer) void building.lay(offer);
  else building.showRefusal(direction);
}

/** Why a spot that is not next to the end of the staircase cannot be the target of its next arch. */
function notNextTo(end: Spot, spot: Spot): Building["objection"] {
  const text = t("web-build-next-to", { spot: end });
  const cause = { family: "web", code: "build-next-to", params: { spot: end }, spots: [], text };
  return { spot, causes: [cause], tried: true };
}

function pointDuring(building: Building, end: Spot, spot: Spot | null): void {
  const direction = spot === null ? null : directionTo(end, spot);
  if (direction && !building.offers.some((offer) => offer.direction === direction)) {
    building.showRefusal(direction, false);
  } else if (building.help?.causes.length === 0) building.objection = null;
}

function point(
  building: Building,
  spot: Spot | null,
  refused: Record<string, NonNullable<Building["objection"]>["causes"]>,
): void {
  const causes = spot === null ? undefined : refused[spot];
  building.objection = spot !== null && causes ? { spot, causes, tried: false } : null;
}

/** Rings on the refused spot and on the causes; `quiet` ones if the spot was not tried. */
function objectionRings(building: Building, palace: PalaceText): Ring[] {
  const { objection } = building;
  if (!objection) return [];
  const spots = new Set(objection.causes.flatMap((cause) => cause.spots));
  if (objection.spot) spots.delete(objection.spot);
  const level = (spot: Spot) => heightOf(palace.stacks[spot]);
  const [cause, refused]: RingTone[] = objection.tried ? ["cause", "refused"] : ["quiet", "quiet"];
  const rings: Ring[] = [...spots].map((spot) => ({ spot, level: level(spot), tone: cause! }));
  if (objection.spot) {
    rings.push({ spot: objection.spot, level: level(objection.spot), tone: refused! });
  }
  return rings;
}

function knobOverlay(
  choices: KnobChoices,
  palace: PalaceText,
  cursor: Cursor,
  decide: (decision: string) => unknown,
): Overlay {
  const tags = choices.options.map((option): Tag => ({
    key: option.spot,
    spot: option.spot,
    towards: null,
    level: heightOf(palace.stacks[option.spot]),
    label: t("web-knob", { spot: option.spot, animal: animalOf(choices) }),
    price: null,
    icon: "check",
    selected: option.spot === cursor.spot,
    choose: () => decide(option.decision),
    raise: null,
  }));
  return {
    ...NOTHING,
    tags,
    rings: choices.options.map(({ spot }) => ({
      spot,
      level: heightOf(palace.stacks[spot]),
      tone: "open",
    })),
    tapSpot: (spot) => {
      const option = choices.options.find((each) => each.spot === spot);
      if (option) decide(option.decision);
    },
  };
}

/** The overlay of the decision that is due; `wanted` is that of `buildOverlay`. */
export function choiceOverlay(
  { building, choices }: Turn,
  palace: PalaceText,
  cursor: Cursor,
  decide: (decision: string) => unknown,
  wanted: readonly Spot[] | null = null,
): Overlay {
  if (building) return buildOverlay(building, palace, cursor, wanted);
  if (choices?.kind === "monkey" || choices?.kind === "frog-knob") {
    return knobOverlay(choices, palace, cursor, decide);
  }
  return NOTHING;
}

export function animalOf(choices: KnobChoices): "monkey" | "frog" {
  return choices.kind === "monkey" ? "monkey" : "frog";
}

/** A preview of the pieces that a staircase adds. */
export function staircaseOverlay(palace: PalaceText, staircase: string): Overlay {
  const laid = layStaircase(palace, staircase);
  return {
    ...NOTHING,
    ghosts: laid.flatMap((arch) =>
      arch.pieces.map((piece) => ({ piece, tone: "chosen" as const })),
    ),
  };
}

/** Add what a hint points at: rings, and in its last step the pieces of the staircase. */
export function withHint(overlay: Overlay, turn: Turn, palace: PalaceText): Overlay {
  const shown = turn.shownSteps.at(-1);
  if (!shown) return overlay;
  const spots = turn.pointed.length > 0 ? turn.pointed : shown.spots;
  const rings = spots.map((spot): Ring => ({
    spot,
    level: heightOf(palace.stacks[spot]),
    tone: "hint",
  }));
  const isEmpty = turn.building?.staircase === "";
  const ghosts =
    turn.hintSteps < 3 || !isEmpty ? [] : staircaseOverlay(palace, turn.hint!.decision).ghosts;
  return {
    ...overlay,
    rings: [...overlay.rings, ...rings],
    ghosts: [...overlay.ghosts, ...ghosts],
  };
}

/** The path of a staircase that is already built: a ring on each of its spots. */
export function pathOverlay(palace: PalaceText, staircase: string): Overlay {
  const bare = { ...palace, stacks: {} };
  const spots = layStaircase(bare, staircase).map((arch) => arch.to);
  const start = startOf(staircase);
  return {
    ...NOTHING,
    rings: [...new Set(start ? [start, ...spots] : spots)].map((spot) => ({
      spot,
      level: heightOf(palace.stacks[spot]),
      tone: "start",
    })),
  };
}
