import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { openEngines } from "@meridian/engines/open-engines";
import { makeTestEngineConfig, type TestEngineConfig } from "@meridian/testing/test-engine-config";
import type { ObservedDirectory } from "./end-state.ts";
import { neverHold } from "./import-calls.ts";
import { type IngestProcess, startIngestProcess } from "./ingest-process.ts";
import { eventually, upload } from "./sample-sheets.ts";
import { openSession } from "./start-test-ingest.ts";

/** The shortest lease that can be configured: the job of a killed worker is taken over after it. */
const LEASE_SECONDS = 3;
const SETTINGS = { IMPORT_LEASE_SECONDS: String(LEASE_SECONDS), LOG_LEVEL: "error" };
const END_TIMEOUT_MS = 120_000;

/** A directory that outlives the ingest processes working on it. */
export interface KillableDirectory extends ObservedDirectory, Pick<TestEngineConfig, "environment"> {
  cookie: string;
}

/** Adds what it opened to `cleanups`, to be called from last to first. */
export async function openDirectory(cleanups: (() => Promise<unknown>)[]): Promise<KillableDirectory> {
  const { config, environment, remove } = await makeTestEngineConfig();
  cleanups.push(remove);
  const engines = await openEngines(config);
  cleanups.push(() => engines.close());
  await neverHold(engines);
  return { config, environment, engines, cookie: await openSession(engines) };
}

export async function startOn(
  { config, environment }: KillableDirectory,
  cleanups: (() => Promise<unknown>)[],
): Promise<IngestProcess> {
  // A killed process leaves its temporary files behind; here they are removed with the directory.
  const settings = { ...environment, ...SETTINGS, TMPDIR: config.DATA_DIR };
  const started = await startIngestProcess(config.DATA_DIR, settings);
  cleanups.push(() => started.kill());
  return started;
}

/** Lets the next worker take over the job of a killed one at once. */
export async function passLease(directory: KillableDirectory): Promise<void> {
  const release = await holdLease(directory);
  await release();
}

/** Keeps a killed worker's job from all others until released; only a worker whose clock is ahead takes it over. */
export async function holdLease({ config }: KillableDirectory): Promise<() => Promise<void>> {
  const engines = await openEngines(config, { clock: () => new Date(Date.now() + LEASE_SECONDS * 1000) });
  const leased = await engines.importJobs.leaseNext({ leaseMs: END_TIMEOUT_MS });
  return async () => {
    if (leased !== undefined) await engines.importJobs.release(leased.lease);
    await engines.close();
  };
}

/** Imports a file in the smallest batches; the response body ends with the import. */
export async function sendFile(
  { cookie }: KillableDirectory,
  { url }: IngestProcess,
  content: Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const options = { path: "/api/upload-excel-batch", fields: { batchSize: "100", ...fields } };
  return upload({ url, cookie }, content, options);
}

export async function newestJob({ engines }: Pick<ObservedDirectory, "engines">): Promise<ImportJob> {
  return eventually(async () => (await engines.importJobs.list(1))[0]);
}

/** Waits for a moment of the newest job, or for its end. */
export async function untilMoment(
  directory: Pick<ObservedDirectory, "engines">,
  isMoment: (job: ImportJob) => boolean,
): Promise<ImportJob> {
  return eventually(async () => {
    const job = await newestJob(directory);
    return isMoment(job) ? job : undefined;
  }, END_TIMEOUT_MS);
}
