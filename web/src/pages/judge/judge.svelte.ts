/** The state of the judge's page: the position, the staircase tried on it, and the verdict. */
import * as api from "../../api/client";
import { sentenceOf } from "../../api/failures";
import type { StaircaseSurvey, MapOffer, Verdict } from "../../api/types";
import { offers } from "../../model/offers.svelte";
import { directionTo, type Spot } from "../../model/lattice";
import { ANIMALS } from "../../model/palace";
import { endOf } from "../../model/staircase";
import { remember, remembered } from "../../device/settings";
import { Building } from "../../turn/building.svelte";
import { t } from "../../text/language.svelte";
import {
  layArch,
  type Position,
  putOnTop,
  SINGLE_SPOT,
  takeOff,
  toggleAnimal,
  toPosition,
} from "../../model/position";
import { codeIn, decode, encode } from "../../model/share";
import { onPosition } from "./trial";

export const TOOLS = ["arch", ...keysOf(SINGLE_SPOT), ...ANIMALS, "remove"] as const;
export type Tool = (typeof TOOLS)[number];

function keysOf<K extends string>(record: Record<K, unknown>): readonly K[] {
  return Object.keys(record) as K[];
}

/** The initial hand. */
const FIRST_HAND = { arches: 2, bricks: 1, columns: 0 };

export class Judge {
  position = $state.raw<Position | null>(null);
  maps = $state.raw<readonly MapOffer[]>([]);
  mode = $state<"set-up" | "build">("set-up");
  tool = $state<Tool>("arch");
  /** The first of the two spots of a new arch, once it is chosen. */
  archFrom = $state<Spot | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Why the last text or request was refused; empty if it was not. */
  refusal = $state("");
  building = $state.raw<Building | null>(null);
  survey = $state.raw<StaircaseSurvey | null>(null);
  surveying = $state(false);
  #past = $state.raw<readonly Position[]>([]);
  #future = $state.raw<readonly Position[]>([]);
  #asked = 0;

  get staircase(): string {
    return this.building?.staircase ?? "";
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Begin with a shared position, the last one on this device, or the starting staircase. */
  async open(code: string): Promise<void> {
    if (this.maps.length === 0) this.maps = (await offers.load()).maps;
    const wished = code || remembered("judge", "");
    if (wished !== "" && (await this.#take(wished))) return;
    const reason = this.refusal;
    const [first] = this.maps;
    if (this.position === null && first) {
      const { ground, stacks } = first;
      await this.#show({ ground, stacks, animals: {}, hand: FIRST_HAND });
    }
    if (code !== "") this.refusal = reason;
  }

  /** Take a position from text: JSON, or a link. */
  async paste(text: string): Promise<boolean> {
    const code = codeIn(text);
    return code === null ? this.#read(text, "") : this.#take(code);
  }

  async #take(code: string): Promise<boolean> {
    const shared = decode(code);
    if (shared) return this.#read(shared.text, shared.staircase);
    this.refusal = t("judge-bad-link");
    return false;
  }

  async #read(text: string, staircase: string): Promise<boolean> {
    try {
      const { position } = await api.readPosition(text);
      await this.set(toPosition(position));
      if (staircase !== "") await this.try(staircase);
      return true;
    } catch (error) {
      this.refusal = sentenceOf(error);
      return false;
    }
  }

  /** Change the position; the change can be undone. */
  async set(position: Position): Promise<void> {
    if (position === this.position) return;
    if (this.position) this.#past = [...this.#past, this.position];
    this.#future = [];
    await this.#show(position);
  }

  async undo(): Promise<void> {
    const before = this.#past.at(-1);
    if (!before || !this.position) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.position];
    await this.#show(before);
  }

  async redo(): Promise<void> {
    const after = this.#future.at(-1);
    if (!after || !this.position) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.position];
    await this.#show(after);
  }

  async #show(position: Position): Promise<void> {
    this.position = position;
    this.archFrom = null;
    this.survey = null;
    this.building = null;
    this.verdict = null;
    remember("judge", encode(position, ""));
    await this.check("");
    if (this.mode === "build") await this.build();
  }

  /** Tap a spot while the position is set up. */
  async tap(spot: Spot): Promise<void> {
    const { position, tool } = this;
    if (!position) return;
    if (tool === "arch") await this.#tapArch(position, spot);
    else if (tool === "remove") await this.set(takeOff(position, spot));
    else if (tool in SINGLE_SPOT) {
      const letter = SINGLE_SPOT[tool as keyof typeof SINGLE_SPOT];
      await this.set(putOnTop(position, spot, letter));
    } else await this.set(toggleAnimal(position, tool as (typeof ANIMALS)[number], spot));
  }

  async #tapArch(position: Position, spot: Spot): Promise<void> {
    const direction = this.archFrom === null ? null : directionTo(this.archFrom, spot);
    if (this.archFrom === null || direction === null) {
      this.archFrom = spot === this.archFrom ? null : spot;
    } else await this.set(layArch(position, this.archFrom, direction));
  }

  /** Request the verdict on a staircase, or on the position alone if the staircase is empty. */
  async check(staircase: string): Promise<Verdict | null> {
    if (!this.position) return null;
    const ticket = ++this.#asked;
    try {
      const verdict = await api.judgeStaircase(this.position, staircase);
      // A newer request was sent meanwhile; ignore this answer.
      if (ticket !== this.#asked) return null;
      this.refusal = "";
      this.verdict = verdict;
      return verdict;
    } catch (error) {
      if (ticket === this.#asked) this.refusal = sentenceOf(error);
      return null;
    }
  }

  setUp(): void {
    this.mode = "set-up";
    this.building = null;
    void this.check("");
  }

  /** Switch to building, if the position is valid; optionally with a staircase. */
  async build(staircase = ""): Promise<void> {
    this.mode = "build";
    if (!this.position || !this.verdict || this.verdict.faults.length > 0) return;
    const building = new Building(onPosition(this.position), []);
    await building.begin();
    if (staircase !== "") await building.take(staircase);
    this.building = building;
  }

  /** Draw a whole staircase, legal or not, if the server can parse it. */
  async try(staircase: string): Promise<void> {
    const verdict = await this.check(staircase);
    if (!verdict) return;
    if (this.building) await this.building.take(verdict.staircase);
    else await this.build(verdict.staircase);
  }

  /** Tap a spot while drawing a staircase: the arch is laid even if illegal, and judged. */
  async draw(spot: Spot): Promise<void> {
    const { building, position, staircase } = this;
    if (!building || !position || building.help?.staircase !== staircase) return;
    const end = endOf(position, staircase)?.spot;
    const direction = end ? directionTo(end, spot) : null;
    if (direction) {
      const offer = building.offers.find((each) => each.direction === direction);
      if (offer) await building.lay(offer);
      else await building.take(`${staircase} ${direction}`);
    } else if (!staircase.includes(" ")) await building.take(spot);
  }

  /** Add the staircase and its decoration to the position, to judge the next staircase. */
  async keep(): Promise<void> {
    const after = this.verdict?.outcome?.position;
    if (after) await this.set(toPosition(after));
  }

  async findAll(): Promise<void> {
    const { position } = this;
    if (!position) return;
    this.surveying = true;
    try {
      const survey = await api.surveyPosition(position);
      if (this.position === position) this.survey = survey;
    } catch (error) {
      this.refusal = sentenceOf(error);
    } finally {
      this.surveying = false;
    }
  }
}
