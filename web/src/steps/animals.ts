/** The decisions about animals, as questions with buttons. */
import type { FrogChoices, KnobChoices } from "../api/types";
import { animalOf } from "../turn/overlays";
import { t } from "../text/language.svelte";

export interface Question {
  lead: string;
  ways: readonly Way[];
}

/** One possible decision: the text of its button, and a sentence for screen readers. */
export interface Way {
  decision: string;
  shown: string;
  said: string;
  main: boolean;
}

/** Ask where to put an animal; the board marks the knobs, too. */
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

/** Ask whether to take the frog: a column now, but fewer bananas at the end. */
export function askFrog(choices: FrogChoices): Question {
  return {
    lead: t(choices.kind === "frog" ? "web-frog-after" : "web-frog-before"),
    ways: choices.options.map(({ decision, take }) => {
      const shown = t(take ? "web-frog-take" : "web-frog-leave");
      return { decision, shown, said: shown, main: !take };
    }),
  };
}
