import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkPorts } from "../supervisor/check-ports.ts";
import { loudText } from "../supervisor/log-sink.ts";
import { processPlans } from "../supervisor/processes.ts";
import { pathWithBinaries } from "./run-command.ts";

export interface BrowserSite {
  url: string;
  username: string;
  password: string;
  stop(): Promise<void>;
  /** Warnings and errors of all processes so far. */
  readProblems(): Promise<string[]>;
}

const DEMO_BUSINESSES = 3_000;
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const READY_LINE = "Meridian is ready.";
const FIRST_PORT = 21_000;
const PORT_STEP = 20;
const PORT_TRIES = 200;

/** The whole site as an operator starts it, on free ports and an own data folder that goes when it stops. */
export async function startBrowserSite(root: string): Promise<BrowserSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-browser-"));
  const port = await freePort();
  const username = "operator";
  const password = "correct horse battery staple";
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/start.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PATH: pathWithBinaries(root),
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: username,
      ADMIN_PASSWORD: password,
      DEMO_BUSINESSES: String(DEMO_BUSINESSES),
      // One machine plays many visitors.
      RATE_LIMIT_FACTOR: "20",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, username, password, stop, readProblems: () => readProblems(dataDir) };
}

async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < PORT_TRIES; attempt++) {
    const port = FIRST_PORT + PORT_STEP * Math.floor(Math.random() * 1_000);
    try {
      await checkPorts(processPlans({ PORT: port }));
      return port;
    } catch {
      // Taken: the next draw is another range.
    }
  }
  throw new Error("No free range of ports was found");
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = "";
  const said = new Promise<boolean>((resolve) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
      if (output.includes(READY_LINE)) resolve(true);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("close", () => resolve(false));
  });
  const isReady = await Promise.race([said, sleep(START_TIMEOUT_MS, false, { ref: false })]);
  if (!isReady) throw new Error(`The site did not start. It said:\n${output}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  if (child.exitCode === null) child.kill("SIGKILL");
}

async function readProblems(dataDir: string): Promise<string[]> {
  const directory = join(dataDir, "logs");
  const problems: string[] = [];
  for (const file of await readdir(directory)) {
    for (const line of (await readFile(join(directory, file), "utf8")).split("\n")) {
      const text = line === "" ? undefined : loudText(line);
      if (text !== undefined) problems.push(`${file.replace(".log", "")}: ${text}`);
    }
  }
  return problems;
}
