/** What can be decided about animals, as sentences and buttons. */
import type { FrogChoices, KnobChoices } from "../api/types";
import { animalOf } from "../turn/overlays";
import { t } from "../text/language.svelte";

export interface Question {
  lead: string;
  ways: readonly Way[];
}

/** One way to decide: what its button shows, and all of it in words. */
export interface Way {
  decision: string;
  shown: string;
  said: string;
  main: boolean;
}

/** Where an animal sits down; the knobs are lit on the board, too. */
export function askKnob(choices: KnobChoices): Question {
  const animal = animalOf(choices);
  return {
    lead: t("web-animal", { animal }),
    ways: choices.options.map(({ decision, spot }) => ({
      decision,
      shown: spot,
      said: t("web-knob", { spot, animal }),
      main: false,
    })),
  };
}

/** The frog: a column now, and fewer bananas at the end for the player who keeps it. */
export function askFrog(choices: FrogChoices): Question {
  return {
    lead: t(choices.kind === "frog" ? "web-frog-after" : "web-frog-before"),
    ways: choices.options.map(({ decision, take }) => {
      const shown = t(take ? "web-frog-take" : "web-frog-leave");
      return { decision, shown, said: shown, main: !take };
    }),
  };
}
