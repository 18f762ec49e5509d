import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startIngestProcess } from "../../../services/ingest/src/testing/ingest-process.ts";
import type { ImportJob } from "../../../shared/contracts/src/imports/import-job.ts";
import type { Engines } from "../../../shared/engines/src/engines.ts";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import { queueDemoImports } from "../../supervisor/seed-demo.ts";
import type { EngineSettings } from "../find-engines.ts";
import { endStateOf } from "./end-state.ts";
import { awaitImport, importChunks } from "./import-sheet.ts";

/** The directory for comparison: the same files, imported by one undisturbed process. */
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
    import: (sheet, batchSizeRows) => importChunks(engines, [sheet], batchSizeRows),
    endState: () => endStateOf(engines, config),
    async stop() {
      await ingest.stop();
      await engines.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
