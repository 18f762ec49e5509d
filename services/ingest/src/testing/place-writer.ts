import type { Engines } from "@meridian/engines/engines";
import { makeDraft } from "@meridian/testing/business-factory";

/** Leases its own import and returns a function that writes the places with these numbers as one batch. */
export async function createPlaceWriter({
  importJobs,
  businesses,
}: Pick<Engines, "importJobs" | "businesses">): Promise<(from: number, to: number) => Promise<void>> {
  const file = { fileId: "none", fileName: "a.csv", fileSizeBytes: 1, fileSha256: "00" };
  await importJobs.create({ ...file, kind: "csv", batchSizeRows: 500, createdBy: "admin" });
  const leased = await importJobs.leaseNext({ leaseMs: 60_000 });
  if (leased === undefined) throw new Error("There is no job");
  const { lease } = leased;
  let checkpointRow = 1;
  return async (from, to) => {
    const drafts = [];
    for (let row = from; row <= to; row++) drafts.push(makeDraft(`p${row}`, { name: `Place ${row}` }, row + 1));
    const skipped = { duplicates: 0, duplicatesWithoutId: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 };
    checkpointRow += drafts.length;
    const rest = { issues: [], skipped, skippedNames: [], readShare: 0.5 };
    await businesses.writeImportBatch({ lease, drafts, checkpointRow, ...rest });
  };
}
