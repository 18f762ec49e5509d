import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@meridian/testing/engines/free-port";

/** The service in its own process, to be killed. */
export interface IngestProcess {
  url: string;
  internalUrl: string;
  child: ChildProcess;
  /** Kills it immediately. */
  kill(): Promise<void>;
  /** Stops it gracefully if it is still running; throws with its last output if it failed. */
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Speeds up processes that are restarted often. */
const COMPILE_CACHE = join(tmpdir(), "meridian-test-compile-cache");
const START_TIMEOUT_MS = 60_000;
const LAST_WORDS_CHARS = 4000;

export async function startIngestProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  nodeFlags: readonly string[] = [],
): Promise<IngestProcess> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const env = {
    DATA_DIR: dataDir,
    LISTEN_PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    LOG_LEVEL: "warn",
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...environment,
  };
  const child = spawn(process.execPath, [...nodeFlags, MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "close");
  const lastWords = keepLastWords(child);
  const internalUrl = `http://127.0.0.1:${internalPort}`;
  await untilReady(internalUrl, child, lastWords);
  return {
    url: `http://127.0.0.1:${port}`,
    internalUrl,
    child,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await exited;
      if (child.exitCode !== 0) {
        throw new Error(`The ingest process ended with ${child.exitCode ?? child.signalCode}:\n${lastWords()}`);
      }
    },
  };
}

/** Keeps the end of a process's output. */
function keepLastWords(child: ChildProcess): () => string {
  let words = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-LAST_WORDS_CHARS);
    });
  }
  return () => words;
}

async function untilReady(internalUrl: string, child: ChildProcess, lastWords: () => string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The ingest process ended with ${child.exitCode}:\n${lastWords()}`);
    const isReady = await fetch(`${internalUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`The ingest process did not get ready:\n${lastWords()}`);
}
