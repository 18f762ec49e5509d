import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { makeDraft, makeFields } from "../business-factory.ts";
import {
  deleteBusiness,
  importDrafts,
  makeBatch,
  makeIssue,
  type RunningImport,
  type StoresUnderTest,
  startImport,
} from "../stores-under-test.ts";

/** One business of each kind: known and changed, unchanged, new, new with the same name, repeated, deleted. */
export function mixedDrafts(): BusinessDraft[] {
  const fields = makeFields({ name: "Twice", city: "Camden" });
  return [
    makeDraft("changed", { name: "Changed", rating: 2, type: "Bar" }, 2),
    makeDraft("same", { name: "Same" }, 3),
    makeDraft("new", { name: "New" }, 4),
    makeDraft("namesake", { name: "New" }, 5),
    { row: 6, fields, identityKeys: ["data:d", "cid:7"] },
    { row: 7, fields: { ...fields, name: "Twice again" }, identityKeys: ["cid:7"] },
    makeDraft("deleted", { name: "Deleted", countryCode: "DE", city: "Köln" }, 8),
  ];
}

/** Imports the known businesses, then passes the batch to `writer`. Returns the batch and its result. */
export async function writeMixedBatch(test: StoresUnderTest, writer: StoresUnderTest["stores"]["businesses"]) {
  const { stores } = test;
  await importDrafts(
    stores,
    ["changed", "same", "deleted"].map((key, row) => makeDraft(key, { name: nameOf(key) }, row + 2)),
  );
  const deleted = (await stores.businesses.scan("", 10)).find(({ name }) => name === "Deleted");
  await deleteBusiness(stores, deleted?.id ?? "");
  const running: RunningImport = await startImport(stores, { restoresDeleted: true });
  const batch = makeBatch(running.lease, mixedDrafts(), {
    issues: [makeIssue(4), makeIssue(6)],
    skippedNames: ["Skipped"],
  });
  try {
    return { batch, result: await writer.writeImportBatch(batch) };
  } catch (error) {
    return { batch, error };
  }
}

function nameOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
