/** Updates of a table: none is lost between loading and streaming, or while offline. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../src/api/stream";
import type { LogEntry, Message, TableView } from "../src/api/types";
import { Table } from "../src/model/table.svelte";
import { message, TestServer } from "./server";

let server: TestServer;
let table: Table;

beforeEach(async () => {
  server = await TestServer.start();
  table = new Table("t");
});
afterEach(async () => {
  table.close();
  await server.stop();
});

const view = (number: number) =>
  ({ id: "t", number, seats: [], game: null }) as unknown as TableView;
const entry = (number: number) => ({ number, type: "seated", played: [] }) as unknown as LogEntry;
const said = (number: number) => ({ number, text: `message ${number}` }) as unknown as Message;
const entries = (last: number) => Array.from({ length: last }, (_, index) => entry(index + 1));
const numbers = () => table.log.map(({ number }) => number);

/** Serve a table with this many events and messages. */
function serve(state: { events: number; messages: number }): void {
  const you = { seats: [1], away: [], host: true };
  server.json("GET /tables/t", () => ({ you, table: view(state.events) }));
  server.json("GET /tables/t/log", () => ({
    number: state.events,
    entries: entries(state.events),
  }));
  server.json("GET /tables/t/chat", () => ({
    messages: Array.from({ length: state.messages }, (_, index) => said(index + 1)),
  }));
  server.stream("GET /tables/t/stream", ({ lastEventId }) => {
    const missed =
      lastEventId === undefined ? [] : entries(state.events).slice(Number(lastEventId));
    return (
      "retry: 10\n\n" +
      missed.map((each) => message("entry", { entry: each }, each.number)).join("") +
      message("view", { table: view(state.events) }, state.events)
    );
  });
}

test("an event between loading and streaming is in the log", async () => {
  const state = { events: 2, messages: 0 };
  serve(state);
  server.json("GET /tables/t/log", () => {
    const found = { number: state.events, entries: entries(state.events) };
    // Others play before the stream is open; the stream never sends that entry.
    state.events = 4;
    return found;
  });
  await table.open();
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4]));
  expect(server.count("GET /tables/t/log")).toBe(2);
});

test("the log is loaded once if nothing was missed", async () => {
  serve({ events: 2, messages: 0 });
  await table.open();
  await vi.waitFor(() => expect(server.count("GET /tables/t/chat")).toBe(1));
  server.send(message("entry", { entry: entry(3) }, 3) + message("view", { table: view(3) }, 3));
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3]));
  expect(server.count("GET /tables/t/log")).toBe(1);
});

test("events and messages missed during a network failure are loaded afterwards", async () => {
  const state = { events: 2, messages: 1 };
  serve(state);
  await table.open();
  await vi.waitFor(() => expect(table.chat.map(({ number }) => number)).toEqual([1]));
  server.cut();
  state.events = 5;
  state.messages = 3;
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4, 5]));
  // The browser sent `Last-Event-ID`; messages have no event number, so they were loaded.
  const streams = server.asked.filter(({ path }) => path.endsWith("/stream"));
  expect(streams.map(({ lastEventId }) => lastEventId)).toEqual([undefined, "2"]);
  await vi.waitFor(() => expect(table.chat.map(({ number }) => number)).toEqual([1, 2, 3]));
  expect(server.count("GET /tables/t/log")).toBe(1);
});

test("an older view changes nothing", async () => {
  serve({ events: 4, messages: 0 });
  await table.load();
  table.take(view(3));
  expect(table.view?.number).toBe(4);
});

test("a table that does not exist is missing", async () => {
  server.json(
    "GET /tables/t",
    () => ({ code: "server-no-table", text: "", causes: [] }),
    () => 404,
  );
  server.json(
    "GET /tables/t/log",
    () => ({ code: "server-no-table", text: "", causes: [] }),
    () => 404,
  );
  await table.open();
  expect(table.missing).toBe(true);
});

test("a stream that the browser has closed is opened again, and a long loss is reported", async () => {
  let refuse = true;
  server.on("GET /tables/t/stream", (_, response) => {
    if (refuse) response.writeHead(429).end();
    else {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(message("view", { table: view(1) }, 1));
    }
  });
  const lost: boolean[] = [];
  let opened = 0;
  const nothing = () => {};
  const close = listen(
    "t",
    {
      opened: () => opened++,
      entry: nothing,
      view: nothing,
      chat: nothing,
      reload: nothing,
      lost: (isLost) => lost.push(isLost),
    },
    { patience: 50, retry: 30 },
  );
  await vi.waitFor(() => expect(lost).toEqual([true]));
  refuse = false;
  await vi.waitFor(() => expect(lost).toEqual([true, false]));
  await vi.waitFor(() => expect(opened).toBe(1));
  close();
});

test("a table that the server cannot read is shown as broken, and is not requested again", async () => {
  const state = { events: 2, messages: 0 };
  serve(state);
  await table.open();
  await vi.waitFor(() => expect(server.count("GET /tables/t/stream")).toBe(1));
  const problem = { code: "server-broken-table", params: {}, text: "Broken.", causes: [] };
  for (const path of ["GET /tables/t", "GET /tables/t/log"])
    server.json(
      path,
      () => problem,
      () => 503,
    );
  server.send(message("reload", {}));
  await vi.waitFor(() => expect([table.missing, table.broken]).toEqual([true, true]));
  server.cut();
  await new Promise((done) => setTimeout(done, 100));
  expect(server.count("GET /tables/t/stream")).toBe(1);
});
