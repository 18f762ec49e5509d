import { connect, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, type TlsOptions } from "node:tls";

/**
 * How the proxy forwards: open; slow, with a delay for every response; hung, with nothing forwarded and connections left open; closed, as
 * if the engine had stopped.
 */
export type Passage = { kind: "open" } | { kind: "slow"; delayMs: number } | { kind: "hung" } | { kind: "closed" };

export interface EngineProxyOptions {
  /** The engine's port on this machine. */
  to: number;
  /** Accepts TLS from clients. */
  tls?: TlsOptions;
  /** Receives what a client (identified by its connection) sends; a returned buffer answers in place of the engine. */
  intercept?: (request: Buffer, client: object) => Buffer | undefined;
}

/** A proxy on its own port, so that an engine can become unreachable without losing its memory. */
export interface EngineProxy {
  port: number;
  become(passage: Passage): Promise<void>;
  /** Freezes current connections but keeps them open; serves new ones. */
  forgetConnections(): void;
  /** Resets current connections. */
  resetConnections(): void;
  /** Closes current connections for writing only: nobody reads what the client sends. */
  halfCloseConnections(): void;
  /** Sends new connections to this local port, like a DNS change. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

export async function startEngineProxy({ to, tls, intercept }: EngineProxyOptions): Promise<EngineProxy> {
  const sockets = new Set<Socket>();
  let passage: Passage = { kind: "open" };
  let target = to;

  function serve(client: Socket): void {
    const engine = connect({ port: target, host: "127.0.0.1", noDelay: true });
    client.setNoDelay(true);
    join(client, engine);
    join(engine, client);
    client.on("data", (request) => {
      const answer = intercept?.(request, client);
      if (answer === undefined) engine.write(request);
      else client.write(answer);
    });
    let lastDueAt = 0;
    engine.on("data", (answer) => {
      lastDueAt = Math.max(lastDueAt, performance.now() + (passage.kind === "slow" ? passage.delayMs : 0));
      const waitMs = lastDueAt - performance.now();
      if (waitMs <= 0) client.write(answer);
      else setTimeout(() => client.writable && client.write(answer), waitMs);
    });
    if (passage.kind === "hung") for (const socket of [client, engine]) socket.pause();
  }

  function join(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  }

  const server = tls === undefined ? createServer(serve) : createTlsServer(tls, serve);
  // A client that rejects our certificate aborts the handshake.
  server.on("tlsClientError", () => {});
  const port = await listen(server, 0);
  const end = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  return {
    port,
    async become(next) {
      const wasClosed = passage.kind === "closed";
      passage = next;
      if (next.kind === "closed") await end();
      else if (wasClosed) await listen(server, port);
      for (const socket of sockets) {
        if (next.kind === "hung") socket.pause();
        else socket.resume();
      }
    },
    forgetConnections() {
      for (const socket of sockets) {
        socket.removeAllListeners("data");
        socket.pause();
      }
    },
    resetConnections() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    halfCloseConnections() {
      for (const socket of sockets) {
        socket.removeAllListeners("data");
        socket.pause();
        socket.end();
      }
    },
    leadTo(port) {
      target = port;
    },
    async close() {
      if (passage.kind !== "closed") await end();
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return address.port;
}
