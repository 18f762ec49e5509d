import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ConfigError } from "../kernel/load-config.ts";
import { answeringProbes } from "./replica-probe.ts";

export interface RunningServer {
  server: Server;
  port: number;
  /**
   * Goes on serving for a while, but ends every connection with its next answer, so that whoever keeps connections moves on
   * without losing one.
   */
  drain(noticeMs: number): Promise<void>;
  isDraining(): boolean;
  /** Stops accepting, lets running requests end, closes idle connections. */
  close(): Promise<void>;
}

export interface StartServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Longest time a whole request may take to arrive. */
  requestTimeoutMs?: number;
  /** Default true: tells other processes of the site that it lives. False where strangers may ask. */
  isProbed?: boolean;
}

const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Above the gateway's own idle time, so that it never reuses a connection this side is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Time that a closing server leaves to a connection for the first byte of a request, or for reading an answer that came early. */
const USELESS_CONNECTION_MS = 500;

/** Listens, or rejects with a message that names the port when it is taken. */
export async function startServer(listener: RequestListener, options: StartServerOptions): Promise<RunningServer> {
  const handle = options.isProbed === false ? listener : answeringProbes(listener);
  const connections = new Set<Socket>();
  /** Whose request was answered before it had come whole, such as an upload that was refused. */
  const answeredEarly = new WeakSet<Socket>();
  let isDraining = false;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (req, res) => {
    if (isDraining) res.setHeader("Connection", "close");
    handle(req, res);
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  let isClosing = false;
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  const closeUseless = (): void => {
    // Node takes neither for idle: browsers open connections ahead of need, and what a refused upload has yet to send may never come.
    for (const socket of connections) if (socket.bytesRead === 0 || answeredEarly.has(socket)) socket.destroy();
  };
  server.on("request", (req, res) => {
    answeredEarly.delete(req.socket);
    res.once("finish", () => {
      if (req.complete) return;
      answeredEarly.add(req.socket);
      req.once("end", () => answeredEarly.delete(req.socket));
    });
    res.once("close", () => {
      if (!isClosing) return;
      setImmediate(() => server.closeIdleConnections());
      setTimeout(closeUseless, USELESS_CONNECTION_MS).unref();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(describe(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async drain(noticeMs) {
      isDraining = true;
      await sleep(noticeMs);
    },
    isDraining: () => isDraining,
    close: () =>
      new Promise((resolve, reject) => {
        isDraining = true;
        isClosing = true;
        const useless = setTimeout(closeUseless, USELESS_CONNECTION_MS);
        server.close((error) => {
          clearTimeout(useless);
          return error === undefined ? resolve() : reject(error);
        });
        server.closeIdleConnections();
      }),
  };
}

function describe(error: NodeJS.ErrnoException, { host, port }: StartServerOptions): Error {
  if (error.code === "EADDRINUSE") {
    return new ConfigError(`Port ${port} on ${host} is already in use: stop what listens there, or set another port`);
  }
  if (error.syscall !== "listen" && error.syscall !== "getaddrinfo") return error;
  return new ConfigError(
    `Port ${port} on ${host} cannot be listened on (${error.code}): set LISTEN_HOST or another port`,
  );
}
