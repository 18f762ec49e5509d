import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface RunningServer {
  server: Server;
  port: number;
  /** Stops accepting, lets running requests end, closes idle connections. */
  close(): Promise<void>;
}

export interface StartServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Longest time a whole request may take to arrive. */
  requestTimeoutMs?: number;
}

const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Above the gateway's own idle time, so that it never reuses a connection this side is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Listens, or rejects with a message that names the port when it is taken. */
export async function startServer(listener: RequestListener, options: StartServerOptions): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, listener);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  let isClosing = false;
  server.on("request", (_req, res) => {
    res.once("close", () => {
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(describe(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve, reject) => {
        isClosing = true;
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeIdleConnections();
      }),
  };
}

function describe(error: NodeJS.ErrnoException, { host, port }: StartServerOptions): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(`Port ${port} on ${host} is already in use: stop what listens there, or set another port`, {
    cause: error,
  });
}
