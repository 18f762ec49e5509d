import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { type EngineContainer, inDocker, type ReachDocker, reachDocker } from "./docker-engine.ts";
import { askBroker, type EngineEnvironment, type EngineUnderTest, firstFound, fromUrl } from "./engine-under-test.ts";
import { type StartedEngine, startEngine } from "./start-engine.ts";

const PROGRAM = "meilisearch";
const PORT = 7700;
const PROBE_TIMEOUT_MS = 1_000;
const VERSION_TIMEOUT_MS = 5_000;
/** The production flags. */
const FLAGS = ["--experimental-no-edition-2024-for-settings", "--max-indexing-memory", "512MiB"];

/** Meilisearch at MEILI_URL, else in Docker, else a local `meilisearch`. */
export async function findMeilisearch(
  environment: EngineEnvironment,
  reach: ReachDocker = () => reachDocker(environment.DOCKER_HOST),
): Promise<EngineUnderTest> {
  if (environment.brokerUrl !== undefined) return askBroker(environment.brokerUrl, "meilisearch");
  const { MEILI_API_KEY: apiKey = "" } = environment;
  const describe = async (url: string) => {
    const version = `Meilisearch ${await readVersion(url, apiKey)}`;
    return apiKey === "" ? { version } : { version, apiKey };
  };
  return firstFound([fromUrl("MEILI_URL", environment, describe), inDocker(container(), reach), fromProgram]);
}

async function fromProgram(): Promise<EngineUnderTest> {
  const apiKey = newKey();
  const started = await startMeilisearch({ apiKey });
  if (started === undefined) return { isFound: false, reason: `${PROGRAM} is not installed` };
  const { port, stop } = started;
  const url = `http://127.0.0.1:${port}`;
  return { isFound: true, source: `${PROGRAM} ${await readVersion(url, apiKey)} of this machine`, url, apiKey, stop };
}

function container(): EngineContainer {
  const apiKey = newKey();
  return {
    engine: "meilisearch",
    port: PORT,
    command: ["meilisearch", "--http-addr", `0.0.0.0:${PORT}`, "--no-analytics", ...FLAGS],
    environment: { MEILI_MASTER_KEY: apiKey },
    async describe(address) {
      const url = `http://${address}`;
      return { url, apiKey, version: await readVersion(url, apiKey) };
    },
  };
}

const newKey = (): string => randomBytes(16).toString("hex");

/** The version reported by the server. */
async function readVersion(url: string, apiKey: string): Promise<string> {
  const headers: Record<string, string> = apiKey === "" ? {} : { authorization: `Bearer ${apiKey}` };
  const address = new URL("version", `${url.replace(/\/$/, "")}/`);
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(VERSION_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`Meilisearch at ${address.host} answered ${answer.status} instead of its version`);
  return z.object({ pkgVersion: z.string() }).parse(await answer.json()).pkgVersion;
}

/** Starts a `meilisearch` with its own folder; undefined if it is not installed. */
export function startMeilisearch(options: { apiKey: string; port?: number }): Promise<StartedEngine | undefined> {
  return startEngine({
    program: PROGRAM,
    args: (port, folder) => [
      ...["--http-addr", `127.0.0.1:${port}`, "--master-key", options.apiKey, "--no-analytics"],
      ...["--db-path", join(folder, "data"), "--dump-dir", join(folder, "dumps")],
      ...["--snapshot-dir", join(folder, "snapshots"), "--log-level", "WARN", ...FLAGS],
    ],
    isReady: isHealthy,
    ...(options.port === undefined ? {} : { port: options.port }),
  });
}

async function isHealthy(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal }).catch(() => undefined);
  return answer?.ok === true;
}
