import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { planOf } from "../supervisor/processes.ts";
import { restartUnready } from "./restart-unready.ts";

const LOOK_EVERY_MS = 20;
const RESTART_AFTER_MS = 300;
const PATIENT = { timeout: 10_000, interval: 20 };

/** A process with the given health, and its restarter. */
async function startWatched() {
  const health = { isReady: true, connections: { mongodb: "connected" } };
  let probes = 0;
  const server = createServer((req, res) => {
    probes += 1;
    res.statusCode = req.url === "/readyz" && !health.isReady ? 503 : 200;
    res.end(JSON.stringify({ connections: health.connections }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const child: ChildProcess = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { pid } = child;
  if (pid === undefined) throw new Error("The process did not start");
  const plan = planOf("catalogue", { host: "127.0.0.1", port: 1, internalPort: address.port });
  const shown: string[] = [];
  const stop = restartUnready({
    running: () => (child.exitCode === null && child.signalCode === null ? [{ plan, pid }] : []),
    show: (text) => shown.push(text),
    lookEveryMs: LOOK_EVERY_MS,
    restartAfterMs: RESTART_AFTER_MS,
  });
  onTestFinished(stop);
  const looks = (more: number) => {
    const until = probes + more;
    return expect.poll(() => probes, PATIENT).toBeGreaterThan(until);
  };
  return { health, shown, looks, signal: () => child.signalCode };
}

const LOOKS_UNTIL_RESTART = (2 * RESTART_AFTER_MS) / LOOK_EVERY_MS;

it("a process that has become unready for a while is restarted", async () => {
  const { health, shown, looks, signal } = await startWatched();
  await looks(3);
  health.isReady = false;
  await expect.poll(signal, PATIENT).toBe("SIGTERM");
  expect(shown).toEqual([expect.stringContaining("catalogue has not been ready")]);
});

it("one that has never been ready is left to its start, and one whose engine is down waits for it", async () => {
  const starting = await startWatched();
  starting.health.isReady = false;
  const waiting = await startWatched();
  await waiting.looks(3);
  waiting.health.isReady = false;
  waiting.health.connections.mongodb = "away";
  await Promise.all([starting.looks(LOOKS_UNTIL_RESTART), waiting.looks(LOOKS_UNTIL_RESTART)]);
  expect([starting.signal(), waiting.signal()]).toEqual([null, null]);
});
