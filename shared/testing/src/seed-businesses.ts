import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { Engines } from "@meridian/engines/engines";
import { makeDraft } from "./business-factory.ts";

/** Imports businesses into empty engines like one file, each with its own identity. */
export async function seedBusinesses(
  { importJobs, businesses, places }: Engines,
  rows: readonly Partial<BusinessFields>[],
): Promise<void> {
  await importJobs.create({
    fileName: "test.csv",
    fileId: "none",
    fileSizeBytes: 1,
    fileSha256: "0".repeat(64),
    kind: "csv",
    batchSizeRows: 500,
    createdBy: "test",
  });
  const leased = await importJobs.leaseNext({ leaseMs: 60_000 });
  if (leased === undefined) throw new Error("The import of the test has no lease");
  await businesses.writeImportBatch({
    lease: leased.lease,
    drafts: rows.map((fields, index) => makeDraft(`place-${index}`, fields, index + 2)),
    issues: [],
    skipped: { duplicates: 0, duplicatesWithoutId: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 },
    skippedNames: [],
    checkpointRow: rows.length + 1,
    readShare: 1,
  });
  await importJobs.finish(leased.lease, { state: "succeeded" });
  await places.refresh();
}
