/** A table as the server reports it: seats, game, log and chat. */
import * as api from "../api/client";
import { listen } from "../api/stream";
import type { GameView, LogEntry, Message, SeatView, TableView, You } from "../api/types";

interface Numbered {
  number: number;
}

const byNumber = (one: Numbered, other: Numbered) => one.number - other.number;

/** Merge what was loaded with what the stream has delivered since then. */
function merged<T extends Numbered>(loaded: readonly T[], known: readonly T[]): readonly T[] {
  const last = loaded.at(-1)?.number ?? 0;
  return [...loaded, ...known.filter(({ number }) => number > last)];
}

/** Whether a retry is pointless. */
const isGone = ({ status, problem }: api.Refused) =>
  status === 404 || problem.code === "server-broken-table";

export class Table {
  readonly id: string;
  view = $state.raw<TableView | null>(null);
  you = $state.raw<You>({ seats: [], away: [], host: false });
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly Message[]>([]);
  /** Whether the connection has been lost for a while. */
  lost = $state(false);
  /** Whether the table cannot be shown at all. */
  missing = $state(false);
  /** Whether the table is missing because the server cannot replay it. */
  broken = $state(false);
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

  /** The seat to move, if it is one of mine. */
  get myTurn(): number | null {
    const seat = this.game?.seat ?? null;
    return seat !== null && this.you.seats.includes(seat) ? seat : null;
  }

  /** The next of my seats to move: I play its turn, or plan it while others play. */
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
        // Events are numbered from 1. The stream does not send entries from before it was opened.
        if (this.log.length < view.number) void this.readLogAgain();
      },
      chat: (message) => this.#receiveMessage(message),
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
      if (error instanceof api.Refused && isGone(error)) {
        this.broken = error.problem.code === "server-broken-table";
        this.missing = true;
        this.close();
      } else if (error instanceof api.Unreachable) this.lost = true;
      else throw error;
    }
  }

  /** Load the log again, with its texts in the current language. */
  async readLogAgain(): Promise<void> {
    this.log = merged((await api.getLog(this.id)).entries, this.log);
  }

  close(): void {
    this.#close();
  }

  /** Set a newer view of the table; older ones are ignored. */
  take(view: TableView): void {
    if (this.view !== null && view.number < this.view.number) return;
    const reseated = JSON.stringify(view.seats) !== JSON.stringify(this.view?.seats ?? view.seats);
    this.view = view;
    if (reseated) void this.#loadPerson();
  }

  #add(entry: LogEntry): void {
    if (this.log.some((known) => known.number === entry.number)) return;
    this.log = [...this.log, entry].sort(byNumber);
  }

  #receiveMessage(message: Message): void {
    if (this.chat.some((known) => known.number === message.number)) return;
    this.chat = [...this.chat, message].sort(byNumber);
  }

  /** Load what the stream does not send: earlier messages, and everything if `load` has failed. */
  async #catchUp(): Promise<void> {
    if (!this.#loaded) await this.load();
    this.chat = merged((await api.getChat(this.id)).messages, this.chat);
  }

  async #loadPerson(): Promise<void> {
    this.you = (await api.getTable(this.id)).you;
  }
}
