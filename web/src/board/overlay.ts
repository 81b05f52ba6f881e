/** What is drawn over the palace while the player chooses: ghosts, rings and tags to tap. */
import type { Direction, Spot } from "../model/lattice";
import type { Ring } from "./rings";
import type { Ghost } from "./scene/ghosts";
import type { Pieces } from "../api/types";

/** A tag over the board that stands for one choice. */
export interface Tag {
  key: string;
  spot: Spot;
  /** The other end of the arch that the tag belongs to; `null` if it belongs to `spot` alone. */
  towards: Spot | null;
  level: number;
  /** The text for screen readers. */
  label: string;
  /** The cost, if there is one; otherwise an icon is shown. */
  price: Pieces | null;
  icon: "check" | "swap";
  selected: boolean;
  choose: () => void;
  /** Offer the arch at another level; `null` if there is only one level in its direction. */
  raise: ((by: number) => void) | null;
}

/** An arch that can be tapped: a preview (ghost), or one whose supports can be swapped. */
export interface TapArch {
  from: Spot;
  direction: Direction;
  level: number;
  choose: () => void;
}

export interface Overlay {
  ghosts: readonly Ghost[];
  rings: readonly Ring[];
  tags: readonly Tag[];
  arches: readonly TapArch[];
  /** The arches of the staircase so far, which the plan marks. */
  laid: readonly Pick<TapArch, "from" | "direction">[];
  /** The current spot; pieces in front of it become transparent. */
  focus: { spot: Spot; level: number } | null;
  tapSpot: (spot: Spot) => void;
  pointAt: (spot: Spot | null) => void;
}

export const NOTHING: Overlay = {
  ghosts: [],
  rings: [],
  tags: [],
  arches: [],
  laid: [],
  focus: null,
  tapSpot: () => {},
  pointAt: () => {},
};
