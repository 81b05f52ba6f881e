/** A staircase that is being built: what is laid, what is offered, and why not elsewhere. */
import type { BuildingHelp, Cause, Hint, OfferView } from "../api/types";
import type { Direction, Spot } from "../model/lattice";
import { countOf } from "../model/notation";
import type { Trial } from "./trial";

/** What is pointed at and cannot be; shown with its causes. */
export interface Objection {
  spot: Spot | null;
  causes: readonly Cause[];
}

/** An arch of the staircase, counted from 0, and what holds it up for now. */
export interface Swap {
  arch: number;
  supports: readonly (readonly ["brick" | "column", number])[];
}

/** The supports in one word of a staircase: `cbEc` has a brick and two columns. */
function supportsOf(word: string): Swap["supports"] {
  const all = [
    ["brick", countOf("b", word)],
    ["column", countOf("c", word)],
  ] as const;
  return all.filter(([, some]) => some > 0);
}

export class Building {
  /** In notation; empty before a start is chosen. */
  staircase = $state("");
  help = $state.raw<BuildingHelp | null>(null);
  objection = $state.raw<Objection | null>(null);
  hints = $state.raw<readonly Hint[] | null>(null);
  /** Whether hints are on their way. */
  thinking = $state(false);
  /** How many levels above its cheapest arch each direction is raised. */
  raised = $state<Partial<Record<Direction, number>>>({});
  #past: string[] = [];
  #asked = 0;

  constructor(
    readonly trial: Trial,
    readonly before: readonly string[],
  ) {}

  /** Directions that can be taken, each with its arch at the level it is raised to. */
  get offers(): OfferView[] {
    const found: OfferView[] = [];
    for (const direction of ["N", "E", "S", "W"] as const) {
      const levels = this.levels(direction);
      const chosen = levels[Math.min(this.raised[direction] ?? 0, levels.length - 1)];
      if (chosen) found.push(chosen);
    }
    return found;
  }

  /** All arches in a direction, the lowest first. */
  levels(direction: Direction): OfferView[] {
    const offers = this.help?.offers.filter((offer) => offer.direction === direction) ?? [];
    return offers.sort((one, other) => one.level - other.level);
  }

  raise(direction: Direction, by: number): void {
    const most = this.levels(direction).length - 1;
    const raised = Math.min(most, Math.max(0, (this.raised[direction] ?? 0) + by));
    this.raised = { ...this.raised, [direction]: raised };
  }

  get canUndo(): boolean {
    return this.staircase !== "";
  }

  /** The arches, counted from 0, whose supports can be piled in another way. */
  get swaps(): Swap[] {
    const { help, staircase } = this;
    if (help?.staircase !== staircase) return [];
    const words = staircase.split(" ").slice(1);
    return help.swaps.flatMap((ways, arch) =>
      ways.length > 1 ? [{ arch, supports: supportsOf(words[arch]!) }] : [],
    );
  }

  async begin(): Promise<void> {
    await this.#ask("");
  }

  /** Tap a spot: choose it as the start, or learn why not. */
  async start(spot: Spot): Promise<void> {
    const refused = this.help?.refused_starts[spot];
    if (this.staircase === "" && refused) {
      this.objection = { spot, causes: refused };
      return;
    }
    await this.#go(spot);
  }

  /** Lay an offered arch; its supports come with it. */
  async lay(offer: OfferView): Promise<void> {
    // Offers of an earlier question lead nowhere from here.
    if (this.help?.staircase !== this.staircase) return;
    await this.#go(offer.fillings[0]!.staircase);
  }

  /** Bricks for columns, or back: the next way to pile the supports of an arch. */
  async swap(arch: number): Promise<void> {
    const before = this.staircase;
    const ways = this.help?.swaps[arch] ?? [];
    const next = ways[(ways.indexOf(before) + 1) % ways.length];
    if (next === undefined) return;
    // Taking back later arches must not undo this swap.
    this.#past = this.#past.map((past) => {
      const length = past.split(" ").length;
      return before.startsWith(past) ? next.split(" ").slice(0, length).join(" ") : past;
    });
    await this.#ask(next);
  }

  /** Point at a direction that is not offered. */
  object(direction: Direction): void {
    const refusal = this.help?.refusals.find((each) => each.direction === direction);
    this.objection = refusal ? { spot: refusal.target, causes: refusal.causes } : null;
  }

  /** Take a whole staircase, typed or suggested. */
  async take(staircase: string): Promise<void> {
    await this.#go(staircase);
  }

  async undo(): Promise<void> {
    await this.#ask(this.#past.pop() ?? "");
  }

  async clear(): Promise<void> {
    this.#past = [];
    await this.#ask("");
  }

  async showHints(): Promise<void> {
    this.thinking = true;
    try {
      this.hints = await this.trial.hints(this.before);
    } finally {
      this.thinking = false;
    }
  }

  async #go(staircase: string): Promise<void> {
    this.#past.push(this.staircase);
    await this.#ask(staircase);
  }

  async #ask(staircase: string): Promise<void> {
    const ticket = ++this.#asked;
    this.staircase = staircase;
    this.objection = null;
    this.raised = {};
    const help = await this.trial.help(staircase, this.before);
    // A later question has been asked meanwhile; this answer is of no use any more.
    if (ticket !== this.#asked) return;
    this.help = help;
    // As the server writes it, whatever way it was typed.
    this.staircase = help.staircase;
    if (help.causes.length > 0) this.objection = { spot: null, causes: help.causes };
  }
}
