import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { acceptsConnections } from "./start-engine.ts";

const START_TIMEOUT_MS = 30_000;
const PROBE_INTERVAL_MS = 50;

export interface KeptEngineOptions {
  program: string;
  args: (port: number, folder: string) => readonly string[];
  /** A data folder to keep; if omitted, a new one that is removed at the end. */
  folder?: string;
}

/** A server that can be stopped and restarted on the same port with its data. */
export interface KeptEngine {
  port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Sends a signal, such as SIGKILL before a `start`, or SIGSTOP and SIGCONT. */
  signal(name: NodeJS.Signals): void;
  /** Stops it permanently. */
  dispose(): Promise<void>;
}

/** Starts a server from the path; rejects if it does not become ready. */
export async function startKeptEngine({ program, args, folder: given }: KeptEngineOptions): Promise<KeptEngine> {
  const port = await freePort();
  const folder = given ?? (await mkdtemp(join(tmpdir(), `meridian-${program}-`)));
  let child: ChildProcess | undefined;
  const killWithUs = () => child?.kill("SIGKILL");
  process.once("exit", killWithUs);

  async function start(): Promise<void> {
    const started = spawn(program, args(port, folder), { cwd: folder, stdio: "ignore" });
    child = started;
    const until = Date.now() + START_TIMEOUT_MS;
    while (!(await acceptsConnections(port))) {
      if (started.exitCode !== null || Date.now() > until) throw new Error(`${program} did not start`);
      await delay(PROBE_INTERVAL_MS);
    }
  }

  async function stop(): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  await start();
  return {
    port,
    start,
    stop,
    signal: (name) => child?.kill(name),
    async dispose() {
      await stop();
      process.removeListener("exit", killWithUs);
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A `redis-server` without persistence, which is all a site needs. */
export function startKeptRedis(
  extra: readonly string[] = [],
  listenOn: (port: number) => readonly string[] = (port) => ["--port", String(port)],
): Promise<KeptEngine> {
  return startKeptEngine({
    program: "redis-server",
    args: (port, folder) => {
      const place = [...listenOn(port), "--bind", "127.0.0.1", "--dir", folder];
      return [...place, "--save", "", "--appendonly", "no", ...extra];
    },
  });
}

export function startKeptMeilisearch(
  apiKey: string,
  options: { folder?: string; extra?: readonly string[] } = {},
): Promise<KeptEngine> {
  const { extra = [], ...place } = options;
  return startKeptEngine({
    ...place,
    program: "meilisearch",
    args: (port, folder) => [
      ...["--http-addr", `127.0.0.1:${port}`, "--master-key", apiKey, "--no-analytics", "--log-level", "WARN"],
      ...["--db-path", join(folder, "data"), "--dump-dir", join(folder, "dumps")],
      ...["--snapshot-dir", join(folder, "snapshots"), "--max-indexing-memory", "256MiB"],
      ...["--experimental-no-edition-2024-for-settings", ...extra],
    ],
  });
}
