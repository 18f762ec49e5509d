import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startIngestProcess } from "../../../services/ingest/src/testing/ingest-process.ts";
import type { ImportJob, SheetKind } from "../../../shared/contracts/src/imports/import-job.ts";
import { DEFAULT_BATCH_SIZE_ROWS } from "../../../shared/contracts/src/imports/import-limits.ts";
import type { Engines } from "../../../shared/engines/src/engines.ts";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import { planOf } from "../../supervisor/processes.ts";
import { type ProcessCost, readProcessCost } from "../measure/process-cost.ts";

/** One import through the real service, from queueing to the end of indexing and counting. */
export interface ImportRun {
  job: ImportJob;
  /** From the start of the job, which after an upload is at once. */
  seconds: number;
  cost: ProcessCost;
}

const POLL_MS = 50;
/** Measured as it runs in production. */
const { nodeFlags: INGEST_FLAGS, environment: INGEST_ENVIRONMENT } = planOf("ingest", {
  host: "127.0.0.1",
  port: 0,
  internalPort: 0,
});

/** Imports files into a folder's directory one after the other, each with a new service. */
export async function openImporter(
  dataDir: string,
): Promise<{ importFile(path: string, kind: SheetKind): Promise<ImportRun>; close(): Promise<void> }> {
  const engines = await openEngines({ DATA_DIR: dataDir });
  return { importFile: (path, kind) => importOnce(engines, dataDir, path, kind), close: () => engines.close() };
}

/** Imports the same file twice into a new directory: first all rows are new, then all known. */
export async function importTwice(path: string, kind: SheetKind): Promise<[first: ImportRun, again: ImportRun]> {
  const dataDir = await mkdtemp(join(dirname(path), "data-"));
  const importer = await openImporter(dataDir);
  try {
    return [await importer.importFile(path, kind), await importer.importFile(path, kind)];
  } finally {
    await importer.close();
    await rm(dataDir, { recursive: true });
  }
}

async function importOnce(engines: Engines, dataDir: string, path: string, kind: SheetKind): Promise<ImportRun> {
  const file = await engines.files.save(createReadStream(path), { maxBytes: Number.MAX_SAFE_INTEGER });
  const environment = { LOG_LEVEL: "error", ...INGEST_ENVIRONMENT };
  const ingest = await startIngestProcess(dataDir, environment, INGEST_FLAGS);
  try {
    const { id } = await engines.importJobs.create({
      fileName: basename(path),
      fileId: file.id,
      fileSizeBytes: file.sizeBytes,
      fileSha256: file.sha256,
      kind,
      batchSizeRows: DEFAULT_BATCH_SIZE_ROWS,
      createdBy: "benchmark",
    });
    const job = await endOf(engines, id);
    const seconds = (Date.now() - Date.parse(job.startedAt ?? job.createdAt)) / 1000;
    if (job.state !== "succeeded") throw new Error(`The import ${job.state}: ${job.failure?.code ?? ""}`);
    return { job, seconds, cost: await readProcessCost(ingest.child.pid ?? 0) };
  } finally {
    await ingest.stop();
  }
}

async function endOf({ importJobs }: Engines, id: string): Promise<ImportJob> {
  for (;;) {
    const job = await importJobs.get(id);
    if (job !== undefined && job.finishedAt !== null) return job;
    await sleep(POLL_MS);
  }
}
