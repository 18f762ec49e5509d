// biome-ignore-all lint/plugin: a refused handshake has no body
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import { isAppError, notFound, unauthenticated, unavailable } from "@meridian/platform/app-error";
import { statusOf } from "@meridian/platform/http/problem-handler";
import {
  findSession,
  rejectForeignOrigin,
  type SessionCheckOptions,
  tokenOf,
} from "@meridian/platform/http/require-session";
import type { Logger } from "@meridian/platform/logger";
import { WebSocket, WebSocketServer } from "ws";
import type { ProgressHub } from "./progress-hub.ts";
import type { RunningJobs } from "./running-jobs.ts";

export interface ProgressSocket {
  /** Closes every connection. */
  close(): void;
  /** The number of watchers. */
  watchers(): number;
}

export interface ProgressSocketOptions {
  server: Server;
  session: SessionCheckOptions;
  hub: Pick<ProgressHub, "subscribe">;
  running: RunningJobs;
  logger: Logger;
}

const PING_EVERY_MS = 30_000;
const MAX_WATCHERS = 100;
const MAX_MESSAGE_BYTES = 1024;
/** Above this, a slow watcher is sent only ends; above the second limit it is disconnected and may reconnect. */
const SLOW_BYTES = 64 * 1024;
const HOPELESS_BYTES = 1024 * 1024;
/** The time a watcher has to close the connection. */
const GOODBYE_MS = 500;
const CLOSE_GOING_AWAY = 1001;
const CLOSE_SESSION_ENDED = 4401;

/** Sends the progress of imports to logged-in admins: running jobs on connecting, then every change. */
export function attachProgressSocket(options: ProgressSocketOptions): ProgressSocket {
  const { server, hub, logger } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });

  server.on("upgrade", (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    admit(req, sockets, options)
      .then(() => sockets.handleUpgrade(req, socket, head, (watcher) => void welcome(watcher, req, options)))
      .catch((error) => refuse(socket, error, logger));
  });
  const unsubscribe = hub.subscribe((progress) => {
    if (sockets.clients.size === 0) return;
    const message = JSON.stringify(progress);
    for (const watcher of sockets.clients) send(watcher, message, isAtRest(progress));
  });
  return {
    watchers: () => sockets.clients.size,
    close() {
      unsubscribe();
      for (const watcher of sockets.clients) {
        watcher.close(CLOSE_GOING_AWAY);
        setTimeout(() => watcher.terminate(), GOODBYE_MS);
      }
    },
  };
}

async function admit(req: IncomingMessage, sockets: WebSocketServer, { session }: ProgressSocketOptions) {
  if (req.url?.split("?", 1)[0] !== IMPORT_PROGRESS_PATH) throw notFound("There is no such socket");
  if (!(await hasSession(req, session))) throw unauthenticated("Log in first");
  rejectForeignOrigin(req.headers, session.publicOrigin);
  if (sockets.clients.size >= MAX_WATCHERS) throw unavailable("Too many watchers");
}

/** Watching does not extend a session: a forgotten upload page must not keep it alive. */
async function hasSession(req: IncomingMessage, { sessions, credentials, now }: SessionCheckOptions): Promise<boolean> {
  const readOnly = { ...sessions, touch: () => Promise.resolve() };
  const at = now?.() ?? new Date();
  return (await findSession({ sessions: readOnly, credentials }, tokenOf(req.headers.cookie), at)) !== undefined;
}

async function welcome(
  watcher: WebSocket,
  req: IncomingMessage,
  { session, running, logger }: ProgressSocketOptions,
): Promise<void> {
  let isAlive = true;
  const beat = async (): Promise<void> => {
    if (!isAlive) return watcher.terminate();
    isAlive = false;
    watcher.ping();
    if (!(await hasSession(req, session))) watcher.close(CLOSE_SESSION_ENDED);
  };
  const timer = setInterval(() => {
    beat().catch((error) => logger.warn({ err: error }, "progress websocket session check failed"));
  }, PING_EVERY_MS);
  watcher.on("pong", () => {
    isAlive = true;
  });
  watcher.on("error", () => watcher.terminate());
  const stopWatching = running.watch();
  watcher.once("close", () => {
    clearInterval(timer);
    stopWatching();
  });
  try {
    for (const progress of await running.list()) send(watcher, JSON.stringify(progress), false);
  } catch (error) {
    logger.warn({ err: error }, "listing running imports failed");
  }
}

function send(watcher: WebSocket, message: string, isLast: boolean): void {
  if (watcher.readyState !== WebSocket.OPEN) return;
  if (watcher.bufferedAmount > HOPELESS_BYTES) watcher.terminate();
  else if (isLast || watcher.bufferedAmount <= SLOW_BYTES) watcher.send(message);
}

function refuse(socket: Duplex, error: unknown, logger: Logger): void {
  const status = isAppError(error) ? statusOf(error.code) : 500;
  if (status === 500) logger.error({ err: error }, "progress websocket rejected");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
