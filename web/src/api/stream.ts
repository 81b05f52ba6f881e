/** News of a table. The browser reconnects by itself; a longer silence is told. */
import { streamAddress } from "./client";
import type { Message, StreamEntry, StreamView } from "./types";

export interface Listener {
  entry(entry: StreamEntry["entry"]): void;
  view(table: StreamView["table"]): void;
  chat(message: Message): void;
  /** Too much was missed: everything has to be loaded anew. */
  reload(): void;
  /** A short break is not worth a word; this one is. */
  lost(isLost: boolean): void;
}

const PATIENCE = 3000;
const RETRY = 1500;

/** Listen until the returned function is called. */
export function listen(table: string, listener: Listener): () => void {
  let source: EventSource | null = null;
  let alarm: number | undefined;
  let retry: number | undefined;
  let closed = false;

  const open = () => {
    source = new EventSource(streamAddress(table));
    source.onopen = () => {
      window.clearTimeout(alarm);
      alarm = undefined;
      listener.lost(false);
    };
    source.onerror = () => {
      alarm ??= window.setTimeout(() => listener.lost(true), PATIENCE);
      // The browser gives up after some answers; then a new stream is opened.
      if (source?.readyState === EventSource.CLOSED && !closed) {
        window.clearTimeout(retry);
        retry = window.setTimeout(() => {
          open();
          listener.reload();
        }, RETRY);
      }
    };
    source.addEventListener("entry", (event: MessageEvent<string>) =>
      listener.entry((JSON.parse(event.data) as StreamEntry).entry),
    );
    source.addEventListener("view", (event: MessageEvent<string>) =>
      listener.view((JSON.parse(event.data) as StreamView).table),
    );
    source.addEventListener("chat", (event: MessageEvent<string>) =>
      listener.chat(JSON.parse(event.data) as Message),
    );
    source.addEventListener("reload", () => listener.reload());
  };

  open();
  return () => {
    closed = true;
    window.clearTimeout(alarm);
    window.clearTimeout(retry);
    source?.close();
  };
}
