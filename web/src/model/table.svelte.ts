/** A table as the server tells it: who sits there, the game, the log, the chat. */
import * as api from "../api/client";
import { listen } from "../api/stream";
import type { GameView, LogEntry, Message, SeatView, TableView, You } from "../api/types";

interface Numbered {
  number: number;
}

const byNumber = (one: Numbered, other: Numbered) => one.number - other.number;

/** What was loaded, and whatever the stream has brought since it was asked for. */
function merged<T extends Numbered>(loaded: readonly T[], known: readonly T[]): readonly T[] {
  const last = loaded.at(-1)?.number ?? 0;
  return [...loaded, ...known.filter(({ number }) => number > last)];
}

export class Table {
  readonly id: string;
  view = $state.raw<TableView | null>(null);
  you = $state.raw<You>({ seats: [], away: [], host: false });
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly Message[]>([]);
  /** The connection has been gone for a while. */
  lost = $state(false);
  /** The table cannot be shown at all; the id of the reason's text. */
  missing = $state(false);
  #loaded = false;
  #close: () => void = () => {};

  constructor(id: string) {
    this.id = id;
  }

  get game(): GameView | null {
    return this.view?.game ?? null;
  }

  /** The seat to move. */
  get toMove(): SeatView | null {
    const seat = this.game?.seat;
    return this.view?.seats.find((each) => each.seat === seat) ?? null;
  }

  /** The seat of mine that the game waits for. */
  get myTurn(): number | null {
    const seat = this.game?.seat ?? null;
    return seat !== null && this.you.seats.includes(seat) ? seat : null;
  }

  /** The seat for which I plan: the one to move, or my next one. */
  get mySeat(): number | null {
    return this.game?.upcoming.find((seat) => this.you.seats.includes(seat)) ?? null;
  }

  async open(): Promise<void> {
    await this.load();
    if (this.missing) return;
    this.#close = listen(this.id, {
      opened: () => void this.#catchUp(),
      entry: (entry) => this.#add(entry),
      view: (view) => {
        this.take(view);
        // Events are numbered from 1. A view follows its entries, unless they were before the stream.
        if (this.log.length < view.number) void this.readLogAgain();
      },
      chat: (message) => this.#hear(message),
      reload: () => void this.load(),
      lost: (lost) => (this.lost = lost),
    });
  }

  async load(): Promise<void> {
    try {
      const [seen, log] = await Promise.all([api.getTable(this.id), api.getLog(this.id)]);
      this.#loaded = true;
      this.you = seen.you;
      this.take(seen.table);
      this.log = merged(log.entries, this.log);
      this.lost = false;
    } catch (error) {
      if (error instanceof api.Refused && error.status === 404) this.missing = true;
      else if (error instanceof api.Unreachable) this.lost = true;
      else throw error;
    }
  }

  /** The log as the server has it now, with its texts in the language that is asked for. */
  async readLogAgain(): Promise<void> {
    this.log = merged((await api.getLog(this.id)).entries, this.log);
  }

  close(): void {
    this.#close();
  }

  /** A newer view of the table; older ones are late and worth nothing. */
  take(view: TableView): void {
    if (this.view !== null && view.number < this.view.number) return;
    const seated = JSON.stringify(view.seats) !== JSON.stringify(this.view?.seats ?? view.seats);
    this.view = view;
    if (seated) void this.#whoAmI();
  }

  #add(entry: LogEntry): void {
    if (this.log.some((known) => known.number === entry.number)) return;
    this.log = [...this.log, entry].sort(byNumber);
  }

  #hear(message: Message): void {
    if (this.chat.some((known) => known.number === message.number)) return;
    this.chat = [...this.chat, message].sort(byNumber);
  }

  /** What no stream sends again: messages, which have no event number, and who I am. */
  async #catchUp(): Promise<void> {
    if (!this.#loaded) await this.load();
    this.chat = merged((await api.getChat(this.id)).messages, this.chat);
  }

  async #whoAmI(): Promise<void> {
    this.you = (await api.getTable(this.id)).you;
  }
}
