import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type EngineEnvironment, type EngineUnderTest, type StartedEngine, startEngine } from "./engine-under-test.ts";

const PROGRAM = "meilisearch";
const PROBE_TIMEOUT_MS = 1_000;

/** The Meilisearch of MEILI_URL, else one of this machine's own `meilisearch`. */
export async function findMeilisearch(environment: EngineEnvironment): Promise<EngineUnderTest> {
  const { MEILI_URL: url, MEILI_API_KEY: apiKey } = environment;
  if (url !== undefined && url !== "") {
    const found = { isFound: true as const, source: "Meilisearch of MEILI_URL", url, stop: async () => {} };
    return apiKey === undefined || apiKey === "" ? found : { ...found, apiKey };
  }
  const key = randomBytes(16).toString("hex");
  const started = await startMeilisearch({ apiKey: key });
  if (started === undefined) return { isFound: false, reason: `MEILI_URL is not set and ${PROGRAM} is not installed` };
  const { port, stop } = started;
  return { isFound: true, source: `${PROGRAM} of this machine`, url: `http://127.0.0.1:${port}`, apiKey: key, stop };
}

/** Starts a `meilisearch` on a folder of its own; undefined where it is not installed. */
export function startMeilisearch(options: { apiKey: string; port?: number }): Promise<StartedEngine | undefined> {
  return startEngine({
    program: PROGRAM,
    args: (port, folder) => [
      ...["--http-addr", `127.0.0.1:${port}`, "--master-key", options.apiKey, "--no-analytics"],
      ...[
        "--db-path",
        join(folder, "data"),
        "--dump-dir",
        join(folder, "dumps"),
        "--snapshot-dir",
        join(folder, "snapshots"),
      ],
      ...["--experimental-no-edition-2024-for-settings", "--max-indexing-memory", "512MiB", "--log-level", "WARN"],
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
