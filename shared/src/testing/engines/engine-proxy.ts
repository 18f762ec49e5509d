import { connect, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, type TlsOptions } from "node:tls";

/**
 * What the way to an engine is like: open; slow, where every answer takes so much longer; hung, where nothing passes and
 * nobody is told; closed, as if the engine had ended.
 */
export type Passage = { kind: "open" } | { kind: "slow"; delayMs: number } | { kind: "hung" } | { kind: "closed" };

export interface EngineProxyOptions {
  /** Port of the engine on this machine. */
  to: number;
  /** Speaks TLS with clients. */
  tls?: TlsOptions;
  /** Looks at what a client, known by its connection, sends; an answer is given in the engine's place. */
  intercept?: (request: Buffer, client: object) => Buffer | undefined;
}

/** Stands before an engine on a port of its own, so that the engine can be lost without losing its memory. */
export interface EngineProxy {
  port: number;
  become(passage: Passage): Promise<void>;
  /** Nothing will ever pass on the connections there are, though they stay open; new ones are served. */
  forgetConnections(): void;
  /** Ends the connections there are with a reset. */
  resetConnections(): void;
  /** Ends the connections there are from the other side only: nobody reads any more what is sent. */
  halfCloseConnections(): void;
  /** New connections lead to this port of this machine, as when a name is given to another server. */
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
  // A client that does not like our certificate ends the handshake.
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
