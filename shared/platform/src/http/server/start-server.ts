import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ConfigError } from "../../load-config.ts";
import { answeringProbes } from "../replicas/replica-probe.ts";

export interface RunningServer {
  server: Server;
  port: number;
  /** Keeps serving for a while but closes each connection after its next answer, so that clients move to another replica. */
  drain(noticeMs: number): Promise<void>;
  isDraining(): boolean;
  /** Stops accepting, finishes running requests, closes idle connections. */
  close(): Promise<void>;
}

export interface StartServerOptions {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Timeout for receiving a whole request. */
  requestTimeoutMs?: number;
  /** Whether to answer probes of other processes; default true. Disable on public ports. */
  isProbed?: boolean;
}

const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than the gateway's idle timeout, so that the gateway never reuses a connection this side is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Time a closing server grants a connection to send its first byte or read an early answer. */
const USELESS_CONNECTION_MS = 500;

/** Listens; rejects with a message naming the port if it is taken. */
export async function startServer(listener: RequestListener, options: StartServerOptions): Promise<RunningServer> {
  const handle = options.isProbed === false ? listener : answeringProbes(listener);
  const connections = new Set<Socket>();
  /** Connections whose request was answered before it was fully received, such as a rejected upload. */
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
    // Node counts neither as idle: browsers open connections in advance, and a rejected upload may never finish sending.
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
