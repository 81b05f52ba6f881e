/** How much room the panels take: beside the board, or above and below it on a phone. */
import { HUGE, NARROW } from "../style/breakpoints";

/** Room that panels take from the picture, in pixels. */
export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

class Screen {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);

  constructor() {
    window.addEventListener("resize", () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
  }

  get narrow(): boolean {
    return this.width < NARROW;
  }

  get insets(): Insets {
    if (this.narrow) return { left: 0, right: 0, top: 104, bottom: Math.round(this.height * 0.46) };
    // As base.css does for bar and panels.
    const grown = this.width >= HUGE ? 1.5 : 1;
    return { left: 236 * grown, right: 404 * grown, top: 52 * grown, bottom: 0 };
  }
}

export const screen = new Screen();
