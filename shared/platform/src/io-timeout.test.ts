import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { startIoTimeout } from "./io-timeout.ts";

const BLOCKED_MS = 50;

function block(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS);
}

it("data that arrived while the process was busy is in time", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const seen: string[] = [];
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1", () => seen.push("connected"));
  const isOver = new Promise<void>((resolve) => {
    startIoTimeout(1, () => {
      seen.push("timed out");
      resolve();
    });
  });
  // After Node has asked the system for the connection.
  process.nextTick(block);
  await isOver;
  expect(seen).toEqual(["connected", "timed out"]);
  socket.destroy();
  server.close();
});

it("a cancelled timeout never fires", async () => {
  let isFired = false;
  const cancel = startIoTimeout(1, () => {
    isFired = true;
  });
  block();
  cancel();
  await nextTurn();
  await nextTurn();
  expect(isFired).toBe(false);
});
