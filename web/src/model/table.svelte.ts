/** A table as the server tells it: who sits there, the game, the log, the chat. */
import * as api from "../api/client";
import { listen } from "../api/stream";
import type { GameView, LogEntry, Message, SeatView, TableView, You } from "../api/types";

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
    if (this.myTurn !== null) return this.myTurn;
    const now = this.game?.seat ?? 0;
    const later = this.you.seats.find((seat) => seat > now);
    // In the last round nobody starts again from the first seat.
    return later ?? (this.game?.last_round ? null : (this.you.seats[0] ?? null));
  }

  async open(): Promise<void> {
    await this.load();
    if (this.missing) return;
    this.#close = listen(this.id, {
      entry: (entry) => this.#add(entry),
      view: (view) => this.take(view),
      chat: (message) => this.#hear(message),
      reload: () => void this.load(),
      lost: (lost) => (this.lost = lost),
    });
  }

  async load(): Promise<void> {
    try {
      const [seen, log, chat] = await Promise.all([
        api.getTable(this.id),
        api.getLog(this.id),
        api.getChat(this.id),
      ]);
      this.you = seen.you;
      this.take(seen.table);
      this.log = log.entries;
      this.chat = chat.messages;
      this.lost = false;
    } catch (error) {
      if (error instanceof api.Refused && error.status === 404) this.missing = true;
      else if (error instanceof api.Unreachable) this.lost = true;
      else throw error;
    }
  }

  /** Texts of the log are the server's, in the language that is asked for. */
  async readLogAgain(): Promise<void> {
    this.log = (await api.getLog(this.id)).entries;
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
    this.log = [...this.log, entry].sort((one, other) => one.number - other.number);
  }

  #hear(message: Message): void {
    if (!this.chat.some((known) => known.number === message.number)) {
      this.chat = [...this.chat, message];
    }
  }

  async #whoAmI(): Promise<void> {
    this.you = (await api.getTable(this.id)).you;
  }
}
