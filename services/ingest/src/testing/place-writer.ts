import type { Engines } from "@meridian/engines/engines";
import { makeDraft } from "@meridian/testing/business-factory";
import { startImport } from "@meridian/testing/stores-under-test";

const LEASE_MS = 60_000;

/** Leases its own import and returns a function that writes the places with these numbers as one batch. */
export async function createPlaceWriter(
  engines: Pick<Engines, "importJobs" | "businesses">,
): Promise<(from: number, to: number) => Promise<void>> {
  const { write } = await startImport(engines, {}, LEASE_MS);
  return async (from, to) => {
    const drafts = [];
    for (let row = from; row <= to; row++) drafts.push(makeDraft(`p${row}`, { name: `Place ${row}` }, row + 1));
    await write(drafts);
  };
}
