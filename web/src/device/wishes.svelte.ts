/** What a person can switch on and off. */
import { remember, remembered } from "./settings";

class Wishes {
  /** Ask before a turn is played. */
  confirm = $state(remembered("confirm", "yes") === "yes");
  sound = $state(remembered("sound", "yes") === "yes");
  /** The flat plan instead of the model. */
  plan = $state(remembered("plan", "no") === "yes");
  seeThrough = $state(remembered("see-through", "yes") === "yes");

  set(wish: "confirm" | "sound" | "plan" | "seeThrough", value: boolean): void {
    this[wish] = value;
    remember(wish === "seeThrough" ? "see-through" : wish, value ? "yes" : "no");
  }
}

export const wishes = new Wishes();

const motion = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should stand still. */
export function prefersStill(): boolean {
  return motion.matches;
}
