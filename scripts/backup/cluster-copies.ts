import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "../../shared/contracts/src/durations.ts";
import type { EngineConfig } from "../../shared/engines/src/engine-config.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import { openTransfer } from "../../shared/engines/src/open-transfer.ts";
import type { JobLease } from "../../shared/ports/src/imports/import-job-store.ts";
import { type Comparison, differencesOf } from "../move/compare-directory.ts";
import type { MoveEnds } from "../move/copy-directory.ts";
import { copyUntilEqual, moveDirectory } from "../move/move-directory.ts";
import type { Print } from "../move/progress.ts";
import { StartError } from "../supervisor/start-error.ts";

/** Longer than any lease held when the backup was written. */
const LEASE_MS = HOUR_MS;

/** Copies a cluster into an empty folder, without an index. Refuses while an import is in progress. */
export async function copyFromCluster(cluster: EngineConfig, dataDir: string, print: Print): Promise<void> {
  await withTransferEnds(cluster, { DATA_DIR: dataDir }, async (ends) => {
    requireEqual(await copyUntilEqual({ ...ends, print }, "the cluster"));
    await ends.target.transfer.unfinishedMove.clear();
  });
}

/** Lets `fill` write a data folder and moves it into an empty cluster; an interrupted move continues. `sourceName` names the source. */
export async function moveToCluster(
  cluster: EngineConfig,
  { sourceName, fill, print }: { sourceName: string; fill: (dataDir: string) => Promise<void>; print: Print },
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-restore-"));
  try {
    await fill(dataDir);
    await queueRunningImports(dataDir);
    await withTransferEnds({ DATA_DIR: dataDir }, cluster, async (ends) => {
      const index = await openSearchIndex(cluster, "writer");
      try {
        requireEqual(await moveDirectory({ ...ends, print, sourceName, index }));
      } finally {
        await index.close();
      }
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withTransferEnds(
  from: EngineConfig,
  to: EngineConfig,
  work: (ends: Pick<MoveEnds, "source" | "target">) => Promise<void>,
): Promise<void> {
  const source = await openTransfer(from);
  try {
    const target = await openTransfer(to);
    try {
      await work({ source, target });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** A batch of the embedded engine is one transaction, so an interrupted job resumes at its checkpoint on any engine. */
async function queueRunningImports(dataDir: string): Promise<void> {
  const clock = () => new Date(Date.now() + LEASE_MS);
  const { importJobs, close } = await openEngines({ DATA_DIR: dataDir }, { clock });
  try {
    const leases: JobLease[] = [];
    for (;;) {
      const leased = await importJobs.leaseNext({ leaseMs: LEASE_MS });
      if (leased === undefined) break;
      leases.push(leased.lease);
    }
    for (const lease of leases) await importJobs.release(lease);
  } finally {
    await close();
  }
}

function requireEqual(comparisons: readonly Comparison[]): void {
  const different = comparisons.filter((found) => differencesOf(found) > 0).map(({ label }) => label);
  if (different.length === 0) return;
  throw new StartError(
    `The copy differs in ${different.join(", ")}: it was written meanwhile. Run the same command again.`,
  );
}
