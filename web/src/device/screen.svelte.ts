/** The size of the screen, and the space that panels cover on it. */
import { HUGE, NARROW } from "../style/breakpoints";

/** The space at each edge that panels cover, in pixels. */
export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether the free area is wide enough for tools beside the palace. */
export function isWide({ left, right, top, bottom }: Insets): boolean {
  if (screen.narrow) return false;
  return screen.width - left - right > screen.height - top - bottom + 90;
}

class Screen {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  narrow = $state(window.matchMedia(NARROW).matches);

  constructor() {
    window.addEventListener("resize", () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
      this.narrow = window.matchMedia(NARROW).matches;
    });
  }

  /** The scale of bar and panels, which grow on a huge screen; base.css has the same factor. */
  get grown(): number {
    void this.width;
    return window.matchMedia(HUGE).matches ? 1.8 : 1;
  }

  /** The insets next to a panel: its width and, on a phone, its share of the height. */
  beside(width: number, share: number): Insets {
    if (this.narrow) return { left: 0, right: 0, top: 52, bottom: Math.round(this.height * share) };
    return { left: 0, right: width * this.grown, top: 52 * this.grown, bottom: 0 };
  }

  get insets(): Insets {
    const beside = this.beside(404, 0.46);
    return this.narrow ? { ...beside, top: 104 } : { ...beside, left: 236 * this.grown };
  }
}

export const screen = new Screen();
