import { HOUR_MS } from "../../shared/contracts/src/durations.ts";
import type { ImportIssue } from "../../shared/contracts/src/imports/import-job.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openTransfer } from "../../shared/engines/src/open-transfer.ts";
import { inBatches } from "../../shared/platform/src/batches.ts";
import type {
  DirectoryTransfer,
  MovedBusiness,
  MovedClaim,
} from "../../shared/ports/src/businesses/directory-transfer.ts";
import { type RunningImport, saveFile, startImport } from "../../shared/testing/src/stores-under-test.ts";
import { type BenchBusiness, benchBusinesses } from "../bench/search/bench-businesses.ts";

const BATCH_ROWS = 1_000;
const ROWS_PER_IMPORT = 20_000;
const FILE_TEXT = "name,city\nBäckerei,Zürich\n";
/** One in this many businesses is in a rarer state. */
const EVERY = { deleted: 97, hidden: 61, locked: 41, renamed: 29 };

/**
 * Fills an empty embedded directory with everything that can be moved, including deleted, hidden, locked, renamed and half-imported
 * businesses.
 */
export async function fillSource(dataDir: string, count: number): Promise<void> {
  const { engines, transfer, close } = await openTransfer({ DATA_DIR: dataDir });
  try {
    await engines.credentials.put({ username: "admin", passwordHash: "scrypt$made-up" });
    await importAll(engines, count);
    await queueHalfImported(engines);
    await changeSomeBusinesses(transfer);
    await engines.places.rebuild();
  } finally {
    await close();
  }
}

async function importAll(engines: Engines, count: number): Promise<void> {
  const batches: AsyncGenerator<BenchBusiness[], void> = inBatches(benchBusinesses(count), BATCH_ROWS);
  for (let from = 0; from < count; from += ROWS_PER_IMPORT) {
    const { write, finish } = await begin(engines, `bench-${from}.csv`);
    for (let row = 0; row < Math.min(ROWS_PER_IMPORT, count - from); row += BATCH_ROWS) {
      const { value } = await batches.next();
      if (value === undefined) break;
      const drafts = value.map(({ draft }) => draft);
      await write(drafts, {
        issues: [issueOf(row + 2, "b"), issueOf(row + 2, "a")],
        skipped: { duplicates: 0, duplicatesWithoutId: 0, repeatedHeaders: 1, rejected: 0, withPlaceId: 0 },
        skippedNames: ["Twice"],
      });
    }
    await finish();
    const details = { rows: ROWS_PER_IMPORT, file: `bench-${from}.csv` };
    await engines.auditLog.append({
      at: new Date(),
      actor: "admin",
      action: "import.started",
      subject: "bench",
      details,
    });
  }
}

/** Another import, stopped in good order after its first batch. */
async function queueHalfImported(engines: Engines): Promise<void> {
  const { lease, write } = await begin(engines, "half.csv");
  await write([...benchBusinesses(10)].map(({ draft }) => draft));
  await engines.importJobs.release(lease);
}

async function begin(engines: Engines, fileName: string): Promise<RunningImport> {
  return startImport(engines, { fileName, ...(await saveFile(engines, [FILE_TEXT, fileName])) }, HOUR_MS);
}

function issueOf(row: number, value: string): ImportIssue {
  return { row, column: "rating", code: "bad_rating", value, message: "No number from 0 to 5.", isRejected: false };
}

async function changeSomeBusinesses({ collections }: DirectoryTransfer): Promise<void> {
  let index = 0;
  let after: string | undefined;
  for (;;) {
    const keys = await collections.businesses.keys(after, BATCH_ROWS);
    after = keys.at(-1);
    if (after === undefined) return;
    const altered: MovedBusiness[] = [];
    const redirects: MovedClaim[] = [];
    for (const record of await collections.businesses.find(keys)) {
      const { business, redirect } = changeBusiness(record, index++);
      if (business !== record.business) altered.push({ key: record.key, business });
      if (redirect !== undefined) redirects.push({ key: redirect, businessId: record.key });
    }
    await collections.businesses.write(altered);
    await collections.slugRedirects.write(redirects);
  }
}

function changeBusiness(
  { business }: MovedBusiness,
  index: number,
): { business: MovedBusiness["business"]; redirect?: string } {
  const revision = business.revision + 1;
  if (index % EVERY.deleted === 0)
    return { business: { ...business, revision, deletedAt: "2026-03-01T10:20:30.456Z" } };
  if (index % EVERY.hidden === 0) return { business: { ...business, revision, isApproved: false } };
  if (index % EVERY.locked === 0) return { business: { ...business, revision, lockedFields: ["phone", "name"] } };
  if (index % EVERY.renamed !== 0) return { business };
  return { business: { ...business, revision, slug: `${business.slug}-renamed` }, redirect: business.slug };
}
