import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface CuttingLine {
  url: string;
  /** The number of connections cut so far. */
  cuts(): number;
  close(): Promise<void>;
}

/**
 * A proxy to `target` that cuts each connection after the given number of bytes: the first after the first number, and so on; later ones
 * are not cut.
 */
export async function openCuttingLine(target: string, afterBytes: readonly number[]): Promise<CuttingLine> {
  const { hostname, port } = new URL(target);
  const left = [...afterBytes];
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let roomBytes = left.shift() ?? Number.POSITIVE_INFINITY;
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("error", end).on("close", () => {
        open.delete(from);
        end();
      });
      from.on("data", (chunk: Buffer) => {
        to.write(chunk.subarray(0, Math.max(0, roomBytes)));
        roomBytes -= chunk.length;
        if (roomBytes > 0) return;
        cuts++;
        from.pause();
        // Forwarded bytes arrive before the connection is cut.
        to.end(end);
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
