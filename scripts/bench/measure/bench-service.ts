import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../shared/testing/src/engines/free-port.ts";
import { planOf } from "../../supervisor/processes.ts";

const START_TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** A service as in production, on a bench folder. */
export interface BenchService<Ready> {
  pid: number;
  port: number;
  url: string;
  /** What showed that it is ready. */
  ready: Ready;
  stop(): Promise<void>;
}

export interface BenchServiceOptions<Ready> {
  dataDir: string;
  environment?: Readonly<Record<string, string>>;
  /** Undefined while the service is not ready; a failure counts as that. */
  look: (url: string) => Promise<Ready | undefined>;
}

/** Throws if the service is not ready within a minute. */
export async function startBenchService<Ready>(
  name: "admin" | "catalogue",
  { dataDir, environment, look }: BenchServiceOptions<Ready>,
): Promise<BenchService<Ready>> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL(`../../../services/${name}/src/main.ts`, import.meta.url));
  const plan = planOf(name, { host: "127.0.0.1", port, internalPort });
  const own = { DATA_DIR: dataDir, LISTEN_PORT: String(port), INTERNAL_PORT: String(internalPort), LOG_LEVEL: "error" };
  const child = spawn(process.execPath, [...plan.nodeFlags, main], {
    env: { ...own, ...environment, ...plan.environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const ready = await look(url).catch(() => undefined);
    if (ready !== undefined) return { pid: child.pid ?? 0, port, url, ready, stop };
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill();
      throw new Error(`the ${name} service did not start`);
    }
    await wait(LOOK_EVERY_MS);
  }
}
