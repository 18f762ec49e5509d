import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessName } from "../../../shared/platform/src/http/server/process-config.ts";
import { endProcess, pathWithBinaries } from "../../checks/run-command.ts";
import { type ListedProcess, readProcessList } from "../../cluster/process-list.ts";
import { PROCESS_NAMES } from "../../supervisor/processes.ts";
import type { EngineSettings } from "../find-engines.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const START_TIMEOUT_MS = 180_000;
const READY_LINE = "processes are ready";
const REPLICAS = 2;

export const ADMINISTRATOR = { username: "operator", password: "correct horse battery staple" } as const;

/** Two replicas of each process, started as an operator would. */
export interface RunningCluster {
  gateways: readonly string[];
  dataDir: string;
  processes(kind?: ProcessName): ListedProcess[];
  find(name: string): ListedProcess;
  /** The ingest process that last leased a job. */
  holderOfJob(): Promise<ListedProcess>;
  isReady(name: string): Promise<boolean>;
  readLog(name: string): Promise<string>;
  /** Ends it like ctrl-C; its data folder stays until `stop`. */
  end(): Promise<void>;
  stop(): Promise<void>;
}

export interface StartClusterOptions {
  engines: EngineSettings;
  isRestarting?: boolean;
  environment?: Readonly<Record<string, string>>;
}

export async function startCluster(options: StartClusterOptions): Promise<RunningCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-failover-"));
  // Killed processes leave their temporary files; they are removed with the rest.
  const temporary = join(dataDir, "temporary");
  await mkdir(temporary);
  const sizes = PROCESS_NAMES.flatMap((name) => [`--${name}`, String(REPLICAS)]);
  const flags = options.isRestarting === false ? [...sizes, "--no-restart"] : sizes;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/cluster.ts", ...flags], {
    cwd: ROOT,
    env: {
      PATH: pathWithBinaries(ROOT),
      HOME: process.env.HOME,
      TMPDIR: temporary,
      DATA_DIR: dataDir,
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      // One machine simulates many visitors.
      RATE_LIMIT_FACTOR: "0",
      ...options.engines,
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...handlesOf(dataDir), dataDir, end: () => endProcess(child), stop };
}

function handlesOf(dataDir: string): Omit<RunningCluster, "dataDir" | "end" | "stop"> {
  const processes = (kind?: ProcessName): ListedProcess[] =>
    readProcessList(dataDir).filter((listed) => kind === undefined || listed.process === kind);
  const find = (name: string): ListedProcess => {
    const found = processes().find((listed) => listed.name === name);
    if (found === undefined) throw new Error(`${name} does not run`);
    return found;
  };
  const readLog = (name: string): Promise<string> => readFile(join(dataDir, "logs", `${name}.log`), "utf8");
  return {
    gateways: processes("gateway").map(({ url }) => url),
    processes,
    find,
    readLog,
    async holderOfJob() {
      const names = (await readdir(join(dataDir, "logs"))).filter((file) => file.startsWith("ingest"));
      const takes = await Promise.all(
        names.map(async (file) => {
          const name = file.replace(".log", "");
          const lines = (await readLog(name)).split("\n").filter((line) => line.includes('"import taken"'));
          return { name, time: /"time":"([^"]+)"/.exec(lines.at(-1) ?? "")?.[1] ?? "" };
        }),
      );
      return find(takes.sort((a, b) => (a.time < b.time ? 1 : -1))[0]?.name ?? "");
    },
    isReady: (name) =>
      fetch(`${find(name).internalUrl}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = "";
  const announced = new Promise<boolean>((answer) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
      if (output.includes(READY_LINE)) answer(true);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("close", () => answer(false));
  });
  const isReady = await Promise.race([announced, sleep(START_TIMEOUT_MS, false, { ref: false })]);
  if (!isReady) throw new Error(`The cluster did not start. Its output:\n${output}`);
}
