/** A staircase that is being built: its arches, the offered arches, and why others are illegal. */
import type { BuildChoices, BuildingHelp, Cause, Draft, OfferView } from "../api/types";
import type { Direction, Spot } from "../model/lattice";
import { countOf } from "../model/notation";
import type { Trial } from "./trial";

/** An illegal choice, with the reasons. */
export interface Objection {
  spot: Spot | null;
  causes: readonly Cause[];
  /** Whether it was tried; otherwise it was only pointed at. */
  tried: boolean;
}

/** An arch of the staircase, counted from 0, with its current supports. */
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
  return all.filter(([, count]) => count > 0);
}

/** Return the help for an empty staircase. The draft contains the starts, so this needs no request. */
export function nothingLaid({ number, seat, game }: Draft, choices: BuildChoices): BuildingHelp {
  const { hand } = game.players[seat - 1]!;
  return {
    number,
    staircase: "",
    hand,
    causes: [],
    complete: false,
    attached: false,
    cost: { arches: 0, bricks: 0, columns: 0 },
    left: hand,
    colour: null,
    credits: { arches: 0, height: 0 },
    bonus: false,
    starts: choices.starts,
    refused_starts: choices.refused,
    swaps: [],
    offers: [],
    dead_ends: [],
    refusals: [],
    cut_short: choices.cut_short,
  };
}

export class Building {
  /** The staircase in notation; empty before a start is chosen. */
  staircase = $state("");
  help = $state.raw<BuildingHelp | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** For each direction, the index of the offered arch in `levels`. */
  raised = $state<Partial<Record<Direction, number>>>({});
  #past: readonly string[] = [];
  /** The staircase of the last answer, with its past. */
  #answered: { staircase: string; past: readonly string[] } = { staircase: "", past: [] };
  #asked = 0;

  constructor(
    readonly trial: Trial,
    /** The decisions of the turn before the staircase. */
    readonly before: readonly string[],
    /** The help for an empty staircase, if it is known already. */
    readonly first: BuildingHelp | null = null,
  ) {}

  /** The offered arch of each possible direction, at the level that `raised` selects. */
  get offers(): OfferView[] {
    const found: OfferView[] = [];
    for (const direction of ["N", "E", "S", "W"] as const) {
      const levels = this.levels(direction);
      const chosen = levels[Math.min(this.raised[direction] ?? 0, levels.length - 1)];
      if (chosen) found.push(chosen);
    }
    return found;
  }

  /** All possible arches in a direction, the lowest first. */
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
    await this.#ask("", []);
  }

  /** Choose a spot as the start, or show why it is refused. */
  async start(spot: Spot): Promise<void> {
    const refused = this.help?.refused_starts[spot];
    if (this.staircase === "" && refused) {
      this.objection = { spot, causes: refused, tried: true };
      return;
    }
    await this.#go(spot);
  }

  /** Lay an offered arch, with the fewest supports. */
  async lay(offer: OfferView): Promise<void> {
    // Ignore offers for an earlier staircase.
    if (this.help?.staircase !== this.staircase) return;
    await this.#go(offer.fillings[0]!.staircase);
  }

  /** Switch to the next way to pile the supports of an arch: bricks for columns, or the reverse. */
  async swap(arch: number): Promise<void> {
    const before = this.staircase;
    const ways = this.help?.swaps[arch] ?? [];
    const next = ways[(ways.indexOf(before) + 1) % ways.length];
    if (next === undefined) return;
    // Change the supports in the earlier staircases, too: `undo` takes back the last arch, not the
    // swap.
    const past = this.#past.map((earlier) => {
      const length = earlier.split(" ").length;
      return before.startsWith(earlier) ? next.split(" ").slice(0, length).join(" ") : earlier;
    });
    await this.#ask(next, past);
  }

  /** Show why no arch can be laid in a direction. */
  showRefusal(direction: Direction, tried = true): void {
    const refusal = this.help?.refusals.find((each) => each.direction === direction);
    this.objection = refusal ? { spot: refusal.target, causes: refusal.causes, tried } : null;
  }

  /** Take a whole staircase, typed or suggested. */
  async take(staircase: string): Promise<void> {
    await this.#go(staircase);
  }

  async undo(): Promise<void> {
    await this.#ask(this.#past.at(-1) ?? "", this.#past.slice(0, -1));
  }

  async clear(): Promise<void> {
    await this.#ask("", []);
  }

  async #go(staircase: string): Promise<void> {
    await this.#ask(staircase, [...this.#past, this.staircase]);
  }

  async #ask(staircase: string, past: readonly string[]): Promise<void> {
    const ticket = ++this.#asked;
    this.staircase = staircase;
    this.#past = past;
    this.objection = null;
    this.raised = {};
    const help = await this.#helpOn(staircase, ticket);
    // A newer request was sent meanwhile; ignore this answer.
    if (ticket !== this.#asked) return;
    this.help = help;
    // The server's normalised form of what was typed.
    this.staircase = help.staircase;
    this.#answered = { staircase: help.staircase, past };
    if (help.causes.length > 0) this.objection = { spot: null, causes: help.causes, tried: true };
  }

  /** Ask the server; after a failure, return to the staircase of the last answer. */
  async #helpOn(staircase: string, ticket: number): Promise<BuildingHelp> {
    if (staircase === "" && this.first) return this.first;
    try {
      return await this.trial.help(staircase, this.before);
    } catch (error) {
      if (ticket === this.#asked) {
        this.staircase = this.#answered.staircase;
        this.#past = this.#answered.past;
      }
      throw error;
    }
  }
}
