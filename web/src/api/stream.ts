/** The event stream of a table. The browser reconnects by itself; a longer loss is reported. */
import { streamAddress } from "./client";
import type { Message, StreamEntry, StreamView } from "./types";

export interface Listener {
  /** A new stream has begun; messages that were sent before it may have been missed. */
  opened(): void;
  entry(entry: StreamEntry["entry"]): void;
  view(table: StreamView["table"]): void;
  chat(message: Message): void;
  /** Too much was missed: load everything again. */
  reload(): void;
  /** Whether the connection has been lost for longer than `patience`. */
  lost(isLost: boolean): void;
}

/** Milliseconds. */
export interface Pauses {
  /** Before a lost connection is reported. */
  patience: number;
  /** Before a new stream is opened after the browser has given up. */
  retry: number;
}

const PAUSES: Pauses = { patience: 3000, retry: 1500 };

/** Listen until the returned function is called. */
export function listen(table: string, listener: Listener, pauses = PAUSES): () => void {
  let source: EventSource;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    let isNew = true;
    source = new EventSource(streamAddress(table));
    const on = <T>(name: string, handle: (data: T) => void) =>
      source.addEventListener(name, (event: MessageEvent<string>) =>
        handle(JSON.parse(event.data) as T),
      );
    source.onopen = () => {
      clearTimeout(alarm);
      alarm = undefined;
      listener.lost(false);
    };
    source.onerror = () => {
      isNew = true;
      alarm ??= setTimeout(() => listener.lost(true), pauses.patience);
      // After some responses (such as 404) the browser does not reconnect.
      if (source.readyState === EventSource.CLOSED) {
        clearTimeout(retry);
        retry = setTimeout(open, pauses.retry);
      }
    };
    on<StreamEntry>("entry", ({ entry }) => listener.entry(entry));
    on<StreamView>("view", (news) => {
      listener.view(news.table);
      // A new stream begins with what was missed (entries or `reload`), if it replaces a lost one,
      // and a view. After this view, the server sends every event.
      if (isNew) listener.opened();
      isNew = false;
    });
    on<Message>("chat", (message) => listener.chat(message));
    on("reload", () => listener.reload());
  };

  open();
  return () => {
    clearTimeout(alarm);
    clearTimeout(retry);
    source.close();
  };
}
