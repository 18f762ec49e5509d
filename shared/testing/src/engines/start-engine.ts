import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const PROBE_INTERVAL_MS = 50;
const PROBE_TIMEOUT_MS = 1_000;

export interface StartEngineOptions {
  program: string;
  args: (port: number, folder: string) => readonly string[];
  /** Port to listen on; a free one by default. */
  port?: number;
  isReady: (port: number) => Promise<boolean>;
}

export interface StartedEngine {
  port: number;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a server from the path on a loopback port with its own folder; undefined if it is not installed. */
export async function startEngine(options: StartEngineOptions): Promise<StartedEngine | undefined> {
  const port = options.port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), `meridian-${options.program}-`));
  const child = spawn(options.program, options.args(port, folder), { cwd: folder, stdio: "ignore" });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const ended = new Promise<"missing" | "ended">((resolve) => {
    child.once("error", () => resolve("missing"));
    child.once("exit", () => resolve("ended"));
  });

  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    const hasEnded = await Promise.race([ended, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    if (hasEnded === undefined) child.kill("SIGKILL");
    process.removeListener("exit", killWithUs);
    await rm(folder, { recursive: true, force: true });
  }

  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const end = await Promise.race([ended, delay(PROBE_INTERVAL_MS)]);
    if (end === undefined && (await options.isReady(port))) return { port, process: child, stop };
    if (end === undefined && Date.now() < until) continue;
    await stop();
    if (end === "missing") return undefined;
    throw new Error(`${options.program} did not start`);
  }
}

/** Whether a loopback port accepts a connection. */
export function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: PROBE_TIMEOUT_MS }, () => end(true));
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}
