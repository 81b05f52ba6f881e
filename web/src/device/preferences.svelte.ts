/** The user's preferences. */
import { remember, remembered } from "./settings";

const SWITCHES = {
  /** Ask before a turn is played. */
  confirm: true,
  sound: true,
  /** The flat plan instead of the model. */
  plan: false,
  "see-through": true,
  /** Patterns on cards, for people who cannot tell their colours apart. */
  patterns: true,
  /** A system notification when it is the user's turn. */
  notify: false,
};
const CHOICES = {
  /** How fast the turns of others are shown. */
  speed: ["slow", "normal", "fast", "off"],
  /** Animations: as set in the system, always, or never. */
  motion: ["auto", "full", "still"],
  /** Colours: as set in the system, light, or dark. */
  theme: ["auto", "light", "dark"],
} as const;
const DEFAULTS = { speed: "normal", motion: "auto", theme: "auto" } as const;

export type Switch = keyof typeof SWITCHES;
export type Choice = keyof typeof CHOICES;
export type Value<C extends Choice> = (typeof CHOICES)[C][number];
export const VALUES = CHOICES;

class Preferences {
  #switches = $state(
    Object.fromEntries(
      Object.entries(SWITCHES).map(([name, otherwise]) => [
        name,
        remembered(name, otherwise ? "yes" : "no") === "yes",
      ]),
    ) as Record<Switch, boolean>,
  );
  #choices = $state({
    speed: this.#read("speed"),
    motion: this.#read("motion"),
    theme: this.#read("theme"),
  });

  #read<C extends Choice>(choice: C): Value<C> {
    const kept = remembered(choice, DEFAULTS[choice]);
    return CHOICES[choice].find((value) => value === kept) ?? DEFAULTS[choice];
  }

  get confirm(): boolean {
    return this.#switches.confirm;
  }
  get sound(): boolean {
    return this.#switches.sound;
  }
  get plan(): boolean {
    return this.#switches.plan;
  }
  get seeThrough(): boolean {
    return this.#switches["see-through"];
  }
  get patterns(): boolean {
    return this.#switches.patterns;
  }
  get notify(): boolean {
    return this.#switches.notify;
  }
  get speed(): Value<"speed"> {
    return this.#choices.speed;
  }
  get motion(): Value<"motion"> {
    return this.#choices.motion;
  }
  get theme(): Value<"theme"> {
    return this.#choices.theme;
  }

  is(name: Switch): boolean {
    return this.#switches[name];
  }

  set(name: Switch, value: boolean): void {
    this.#switches[name] = value;
    remember(name, value ? "yes" : "no");
  }

  choose<C extends Choice>(choice: C, value: Value<C>): void {
    Object.assign(this.#choices, { [choice]: value });
    remember(choice, value);
  }
}

export const preferences = new Preferences();

const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
const prefersDark = window.matchMedia("(prefers-color-scheme: dark)");

/** Whether the user prefers reduced motion. */
export function prefersStill(): boolean {
  return preferences.motion === "auto" ? motion.matches : preferences.motion === "still";
}

class ColourScheme {
  #prefersDark = $state(prefersDark.matches);

  constructor() {
    prefersDark.addEventListener("change", () => (this.#prefersDark = prefersDark.matches));
  }

  /** Whether the page has dark colours. */
  get dark(): boolean {
    return preferences.theme === "auto" ? this.#prefersDark : preferences.theme === "dark";
  }
}

export const colourScheme = new ColourScheme();
