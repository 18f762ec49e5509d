import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ProcessName } from "../../shared/platform/src/http/server/process-config.ts";
import { freePort } from "../../shared/testing/src/engines/free-port.ts";
import { planOf } from "../supervisor/processes.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const START_TIMEOUT_MS = 90_000;
const PROBE_INTERVAL_MS = 50;

type Environment = Readonly<Record<string, string>>;

/** A process of the site on its own ports. */
export interface SiteProcess {
  url: string;
  internalUrl: string;
  /** Its output so far. */
  output(): string;
  isRunning(): boolean;
  /** Kills it immediately. */
  kill(): Promise<void>;
  /** Stops it gracefully; returns its exit code. */
  stop(): Promise<number | null>;
}

export interface EndedProcess {
  code: number | null;
  output: string;
}

/** Starts a process of the site and waits for its liveness check, which does not depend on engines. */
export async function startSiteProcess(name: ProcessName, environment: Environment): Promise<SiteProcess> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const env = { LISTEN_PORT: String(port), INTERNAL_PORT: String(internalPort), LOG_LEVEL: "warn", ...environment };
  const { nodeFlags, entryPoint } = planOf(name, { host: "127.0.0.1", port, internalPort });
  const { child, output } = spawnNode([...nodeFlags, entryPoint], env);
  const ended = once(child, "exit");
  const internalUrl = `http://127.0.0.1:${internalPort}`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await isWell(internalUrl))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`${name} did not start: ${output()}`);
    }
    await delay(PROBE_INTERVAL_MS);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    internalUrl,
    output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}

/** Runs one of the site's programs to its end. */
export async function runToEnd(entryPoint: string, environment: Environment): Promise<EndedProcess> {
  const { child, output } = spawnNode([entryPoint], environment);
  const guard = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT_MS);
  await once(child, "close");
  clearTimeout(guard);
  return { code: child.exitCode, output: output() };
}

/** Lines with unexpected errors; a lost engine must cause none. */
export function faultsIn(output: string): string[] {
  return output.split("\n").filter((line) => /unhandled|uncaught|Something went wrong on our side|^\s+at /i.test(line));
}

function spawnNode(args: readonly string[], env: Environment): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.removeListener("exit", killWithUs));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (chunk: string) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

function isWell(internalUrl: string): Promise<boolean> {
  return fetch(`${internalUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
