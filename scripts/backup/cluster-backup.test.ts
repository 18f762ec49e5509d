import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type EngineConfig, engineConfigSchema } from "../../shared/engines/src/engine-config.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import { loadConfig } from "../../shared/platform/src/load-config.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { makeDraft } from "../../shared/testing/src/business-factory.ts";
import { indexQuery } from "../../shared/testing/src/search/search-index-handles.ts";
import { startImport } from "../../shared/testing/src/stores-under-test.ts";
import { contentOf, countsOf } from "../export-import/two-directories.ts";
import { findCluster } from "../move/cluster-under-test.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const cluster = await findCluster(inject("engineEnvironment"));
afterAll(() => (cluster.isFound ? cluster.stop() : undefined));
const print = (): void => {};

let folder: string;
let config: EngineConfig;
const name = cluster.isFound ? cluster.sources : `a cluster (not reached: ${cluster.reason})`;
describe.skipIf(!cluster.isFound)(`backups of a cluster, on ${name}`, { timeout: 120_000 }, () => {
  beforeEach(() => {
    if (!cluster.isFound) throw new Error("There is no cluster");
    folder = makeTemporaryFolder();
    config = loadConfig(engineConfigSchema, { ...cluster.makeEmpty(), DATA_DIR: join(folder, "unused") });
  });

  const backUp = (of: EngineConfig, to: string) =>
    writeBackup({ config: of, to: join(folder, to), keep: 1, programVersion: "1.2.3", now: new Date(), print });

  async function reading<T>(of: EngineConfig, read: (engines: Engines) => Promise<T>): Promise<T> {
    const engines = await openEngines(of);
    return read(engines).finally(engines.close);
  }

  it("a backup of one machine restores to a cluster, and the reverse, without a difference", async () => {
    const site = { DATA_DIR: join(folder, "site") };
    const jobId = await reading(site, async (engines) => {
      const running = await startImport(engines);
      await running.write(["cafe", "bakery", "pharmacy"].map((id) => makeDraft(id)));
      return running.jobId;
    });
    const { folder: backup, manifest: first } = await backUp(site, "backups");
    await restoreBackup({ backup, config, print });
    expect(await reading(config, ({ backups }) => backups.lastAt())).toEqual(new Date(first.createdAt));
    const { content, counts } = await reading(site, contentAndCounts);
    expect(await reading(config, contentAndCounts)).toEqual({ content, counts });
    const job = await reading(config, ({ importJobs }) => importJobs.get(jobId));
    expect(job).toMatchObject({ state: "queued", counters: { created: 3 } });
    const index = await openSearchIndex(config, "reader");
    expect((await index.search(indexQuery([...content.values()][0]?.name ?? ""))).total).toBeGreaterThan(0);
    await index.close();
    await expect(restoreBackup({ backup, config, print })).rejects.toThrow(/The target is not empty/);

    const { folder: second, manifest } = await backUp(config, "of-cluster");
    expect(manifest).toMatchObject({ engine: "cluster", rows: { business: 3 } });
    expect(await reading(config, ({ backups }) => backups.lastAt())).toEqual(new Date(manifest.createdAt));
    const back = { DATA_DIR: join(folder, "back") };
    await restoreBackup({ backup: second, config: back, print });
    expect(await reading(back, contentAndCounts)).toEqual({ content, counts });
  });

  it("a backup of a cluster during an import is refused, and leaves nothing", async () => {
    await reading(config, async (engines) => (await startImport(engines)).write([makeDraft("cafe")]));
    await expect(backUp(config, "backups")).rejects.toThrow(/The import of places\.csv is running/);
    expect(await readdir(join(folder, "backups"))).toEqual([]);
  });
});

async function contentAndCounts(engines: Engines) {
  return { content: await contentOf({ engines }), counts: await countsOf({ engines }) };
}
