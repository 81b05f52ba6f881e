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

  get insets(): Insets {
    if (this.narrow) return { left: 0, right: 0, top: 104, bottom: Math.round(this.height * 0.46) };
    const { grown } = this;
    return { left: 236 * grown, right: 404 * grown, top: 52 * grown, bottom: 0 };
  }
}

export const screen = new Screen();
