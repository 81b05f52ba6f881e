/** Requests to the server. An error response is thrown as `Refused`, with its code and texts. */
import { language } from "../text/language.svelte";
import { connection } from "./connection.svelte";
import type * as api from "./types";

/** The server's base path, and the pause between retries in milliseconds. */
export const server = { base: "api", pause: 750 };

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: api.Problem,
  ) {
    super(problem.code);
  }
}

/** The server could not be reached, or its answer was not JSON. */
export class Unreachable extends Error {}

/** Requests are retried for half a minute before a network failure is reported. */
const RETRIES = 40;
const pause = () => new Promise((done) => setTimeout(done, server.pause));

async function reach(address: string, request: RequestInit, retries: number): Promise<Response> {
  const response = await attempt(address, request);
  if (response !== null) return response;
  const done = connection.wait();
  try {
    for (let left = retries; left > 0; left--) {
      await pause();
      const answered = await attempt(address, request);
      if (answered !== null) return answered;
    }
  } finally {
    done();
  }
  throw new Unreachable(address);
}

/** Send a request once; return `null` if the server could not be reached. */
async function attempt(address: string, request: RequestInit): Promise<Response | null> {
  const response = await fetch(address, request).catch(() => null);
  request.signal?.throwIfAborted();
  return response === null || isFromProxy(response) ? null : response;
}

/** Whether a proxy has answered because it could not reach the server; a retry may succeed. */
function isFromProxy(response: Response): boolean {
  const type = response.headers.get("Content-Type") ?? "";
  return [502, 503, 504].includes(response.status) && !type.startsWith("application/json");
}

export async function call<T>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  retries = RETRIES,
  signal?: AbortSignal,
): Promise<T> {
  const separator = path.includes("?") ? "&" : "?";
  const content =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const address = `${server.base}${path}${separator}lang=${language.current}`;
  const response = await reach(address, { method, ...content, ...(signal && { signal }) }, retries);
  if (response.status === 204) return undefined as T;
  const found: unknown = await response.json().catch(() => null);
  if (response.ok && found !== null) return found as T;
  if (found === null) throw new Unreachable(path);
  throw new Refused(response.status, found as api.Problem);
}

/** After a 503 it is unknown whether a command was stored, so the same command is sent again. */
const COMMAND_RETRIES = 3;
const UNCERTAIN = 503;

async function command<T>(path: string, body: object, retries = COMMAND_RETRIES): Promise<T> {
  try {
    return await call<T>("POST", path, body);
  } catch (error) {
    const uncertain = error instanceof Refused && error.status === UNCERTAIN;
    if (retries === 0 || !uncertain) throw error;
    await pause();
    return command(path, body, retries - 1);
  }
}

/** Whether it is certain that a failed command was not carried out. */
export function isSettled(error: unknown): boolean {
  return error instanceof Refused && error.status !== UNCERTAIN;
}

/** Return an id for a new command; the server carries out commands with the same id only once. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const getRuleBook = () => call<api.RuleBook>("GET", "/rulebook");
export const getLessons = () => call<api.Lessons>("GET", "/lessons");
export const getTask = (lesson: string, task: string) =>
  call<api.TaskView>("GET", `/lessons/${lesson}/${task}`);
export const helpLearner = (lesson: string, task: string, staircase: string) =>
  call<api.BuildingHelp>("POST", `/lessons/${lesson}/${task}/help`, { staircase });
export const checkAnswer = (lesson: string, task: string, decision: string) =>
  call<api.LessonVerdict>("POST", `/lessons/${lesson}/${task}/check`, { decision });
export const getOffers = () => call<api.Offers>("GET", "/offers");
export const getMyTables = () => call<api.MyTables>("GET", "/me/tables");
export const createTable = (table: api.NewTable) =>
  // Not retried, because a retry might create a second table.
  call<api.CreatedTable>("POST", "/tables", table, 0);
export const getTable = (table: string) => call<api.SeenTable>("GET", `/tables/${table}`);
export const getLog = (table: string) => call<api.Log>("GET", `/tables/${table}/log`);
export const getChat = (table: string) =>
  call<{ messages: api.Message[] }>("GET", `/tables/${table}/chat`);

export interface TurnCommand {
  seat: number;
  expected: number;
  command_id: string;
  decisions: string[];
}

export const playTurn = (table: string, turn: TurnCommand) =>
  command<api.TurnPlayed>(`/tables/${table}/turns`, turn);
export const tryTurn = (table: string, turn: api.TryTurn) =>
  call<api.Draft>("POST", `/tables/${table}/draft`, turn);
export const helpBuilding = (table: string, asked: api.HelpBuilding) =>
  call<api.BuildingHelp>("POST", `/tables/${table}/help`, asked);
export const getHint = (table: string, seat: number, decisions: string[]) =>
  call<api.Hint>("POST", `/tables/${table}/hint`, { seat, decisions });

export const branch = (table: string, number: number, decisions: string[], staircase?: string) =>
  call<api.BranchView>("POST", `/tables/${table}/branch`, {
    number,
    decisions,
    staircase: staircase ?? null,
  });

export const getBranchHint = (table: string, number: number, decisions: string[]) =>
  call<api.Hint>("POST", `/tables/${table}/branch/hint`, { number, decisions });
export const getBranchReply = (table: string, number: number, decisions: string[]) =>
  call<api.Reply>("POST", `/tables/${table}/branch/reply`, { number, decisions });
/** Return a review, or its progress after a second; abort `signal` when the user leaves. */
export const reviewGame = (table: string, depth: api.ReviewDepth, signal: AbortSignal) =>
  call<api.ReviewAnswer>("POST", `/tables/${table}/review`, { depth }, RETRIES, signal);
export const checkDecision = (
  table: string,
  number: number,
  decisions: readonly string[],
  decision: string,
) =>
  call<api.DecisionVerdict>("POST", `/tables/${table}/review/check`, {
    number,
    decisions,
    decision,
  });

/** Set up a table that continues a finished game against bots. */
export const continueGame = (
  table: string,
  wanted: { number: number; decisions: readonly string[]; name?: string },
) =>
  // Not retried, because a retry might create a second table.
  call<api.SeenTable>("POST", `/tables/${table}/continue`, wanted, 0);
export const readPosition = (text: string) =>
  call<api.PositionRead>("POST", "/judge/position", { text });
export const judgeStaircase = (position: api.PositionText, staircase: string) =>
  call<api.Verdict>("POST", "/judge/verdict", { position, staircase });
export const helpOnPosition = (position: api.PositionText, staircase: string) =>
  call<api.BuildingHelp>("POST", "/judge/help", { position, staircase });
export const surveyPosition = (position: api.PositionText) =>
  call<api.StaircaseSurvey>("POST", "/judge/staircases", { position });

export const lookAtInvite = (code: string) =>
  call<api.InviteView>("POST", "/invites/look", { code });
export const redeemInvite = (code: string, name: string | null) =>
  call<api.SeenTable>("POST", "/invites/redeem", { code, name });
export const renewInvite = (table: string, seat: number) =>
  call<api.Invite>("POST", `/tables/${table}/seats/${seat}/invite`, {});
export const inviteSpectators = (table: string) =>
  call<api.Invite>("POST", `/tables/${table}/spectators/invite`, {});
export const takeSeat = (table: string, seat: number, name: string) =>
  call<api.SeenTable>("POST", `/tables/${table}/seats/${seat}/sit`, { name });
export const seatBot = (table: string, seat: number, bot: string) =>
  call<api.SeenTable>("POST", `/tables/${table}/seats/${seat}/bot`, { bot });
export const returnToSeat = (table: string, seat: number) =>
  call<api.SeenTable>("POST", `/tables/${table}/seats/${seat}/return`, {});
export const leaveSeat = (table: string, seat: number) =>
  call<api.SeenTable>("POST", `/tables/${table}/seats/${seat}/leave`, {});
export const rematch = (table: string) =>
  call<api.SeenTable>("POST", `/tables/${table}/rematch`, {});
export const say = (table: string, message: { text: string; command_id: string }) =>
  command<api.Message>(`/tables/${table}/chat`, message);
export const addDevice = () => call<api.DeviceCode>("POST", "/me/devices", {});
export const myDataAddress = () => `${server.base}/me/data`;
export const deleteMyData = () => call<void>("POST", "/me/delete", {});
export const lookAtDevice = (code: string) =>
  call<api.DeviceChange>("POST", "/me/devices/look", { code });
export const redeemDevice = (code: string, replace: boolean) =>
  call<void>("POST", "/me/devices/redeem", { code, replace });
export const streamAddress = (table: string) => `${server.base}/tables/${table}/stream`;

/** The downloads of a table. */
const EXPORTS = {
  game: "game.json",
  turns: "turns.txt",
  png: "palace.png",
  svg: "palace.svg",
  film: "replay.webp",
  model: "palace.mpd",
  instructions: "instructions.html",
} as const;
export type Export = keyof typeof EXPORTS;
export const exportAddress = (table: string, file: Export) =>
  `${server.base}/tables/${table}/${EXPORTS[file]}?lang=${language.current}`;
