/** A small HTTP server whose answers are set by tests, so that tests can use the real client. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { server as connection } from "../src/api/client";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  lastEventId: string | undefined;
}

type Answer = (asked: Asked, response: ServerResponse) => void;

export class TestServer {
  readonly asked: Asked[] = [];
  #answers = new Map<string, Answer>();
  #http: Server;
  #streams = new Set<ServerResponse>();

  private constructor() {
    this.#http = createServer((request, response) => void this.#handle(request, response));
  }

  static async start(): Promise<TestServer> {
    const started = new TestServer();
    await new Promise<void>((done) => started.#http.listen(0, "127.0.0.1", done));
    const { port } = started.#http.address() as AddressInfo;
    Object.assign(connection, { base: `http://127.0.0.1:${port}`, pause: 5 });
    return started;
  }

  /** Set the answer to requests like `GET /tables/t`. */
  on(what: string, answer: Answer): void {
    this.#answers.set(what, answer);
  }

  /** Answer requests with JSON. */
  json(what: string, data: (asked: Asked) => unknown, status: () => number = () => 200): void {
    this.on(what, (asked, response) => {
      response.writeHead(status(), { "Content-Type": "application/json" });
      response.end(JSON.stringify(data(asked)));
    });
  }

  /** Answer requests with a stream that begins with some messages. */
  stream(what: string, first: (asked: Asked) => string): void {
    this.on(what, (asked, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(first(asked));
      this.#streams.add(response);
    });
  }

  send(message: string): void {
    for (const stream of this.#streams) stream.write(message);
  }

  /** Close all streams, as a network failure does. */
  cut(): void {
    for (const stream of this.#streams) stream.destroy();
    this.#streams.clear();
  }

  count(what: string): number {
    return this.asked.filter(({ method, path }) => `${method} ${path}` === what).length;
  }

  stop(): Promise<void> {
    this.cut();
    this.#http.closeAllConnections();
    return new Promise((done) => this.#http.close(() => done()));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const asked = {
      method: request.method ?? "",
      path: (request.url ?? "").split("?")[0]!,
      body: text === "" ? null : (JSON.parse(text) as unknown),
      lastEventId: request.headers["last-event-id"] as string | undefined,
    };
    this.asked.push(asked);
    const answer = this.#answers.get(`${asked.method} ${asked.path}`);
    if (answer) answer(asked, response);
    else response.writeHead(404).end();
  }
}

/** Format a message of a stream. */
export function message(event: string, data: unknown, id?: number): string {
  const line = id === undefined ? "" : `id: ${id}\n`;
  return `event: ${event}\n${line}data: ${JSON.stringify(data)}\n\n`;
}
