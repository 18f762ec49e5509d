import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { startIngestProcess } from "../../services/ingest/src/testing/ingest-process.ts";
import type { ImportJob } from "../../shared/src/contracts/import-job.ts";
import { type Engines, openEngines } from "../../shared/src/engines/open-engines.ts";
import { queueDemoImports } from "../supervisor/seed-demo.ts";
import { awaitImport } from "./await-import.ts";
import { endStateOf } from "./end-state.ts";
import type { EngineSettings } from "./find-engines.ts";

/** A directory to compare with: the same files, imported by one process that nobody disturbs. */
export interface UndisturbedSite {
  import(sheet: string, batchSizeRows: number): Promise<ImportJob>;
  endState(): ReturnType<typeof endStateOf>;
  stop(): Promise<void>;
}

export async function startUndisturbedSite(settings: EngineSettings, demoBusinesses: number): Promise<UndisturbedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-undisturbed-"));
  const config = { ...settings, DATA_DIR: dataDir };
  const engines: Engines = await openEngines(config);
  const ingest = await startIngestProcess(dataDir, { ...settings });
  for (const id of await queueDemoImports(engines, demoBusinesses)) await awaitImport(engines.importJobs, id);
  return {
    async import(sheet, batchSizeRows) {
      const file = await engines.files.save(Readable.from(sheet), { maxBytes: Buffer.byteLength(sheet) });
      const job = await engines.importJobs.create({
        fileName: "undisturbed.csv",
        fileId: file.id,
        fileSizeBytes: file.sizeBytes,
        fileSha256: file.sha256,
        kind: "csv",
        batchSizeRows,
        createdBy: "operator",
      });
      return awaitImport(engines.importJobs, job.id);
    },
    endState: () => endStateOf(engines, config),
    async stop() {
      await ingest.stop();
      await engines.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
