import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The service as a process of its own, to be killed. */
export interface IngestProcess {
  url: string;
  internalUrl: string;
  child: ChildProcess;
  /** Ends it without a chance to finish anything. */
  kill(): Promise<void>;
  /** Asks it to stop in good order; answers with its exit code. */
  stop(): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Processes that are started again and again need not read all their sources anew. */
const COMPILE_CACHE = join(tmpdir(), "meridian-test-compile-cache");
const START_TIMEOUT_MS = 60_000;

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
  const child = spawn(process.execPath, [...nodeFlags, MAIN], { env, stdio: ["ignore", "inherit", "inherit"] });
  const exited = once(child, "exit");
  const internalUrl = `http://127.0.0.1:${internalPort}`;
  await untilReady(internalUrl, child);
  return {
    url: `http://127.0.0.1:${port}`,
    internalUrl,
    child,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
      return child.exitCode;
    },
  };
}

async function untilReady(internalUrl: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The ingest process ended with ${child.exitCode}`);
    const isReady = await fetch(`${internalUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill("SIGKILL");
  throw new Error("The ingest process did not get ready");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}
