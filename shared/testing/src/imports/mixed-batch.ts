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

const EARLIER = "earlier";

/**
 * One business of each kind: known and changed, unchanged, new, new with the same name, repeated, deleted. Later rows fill blanks of those
 * that are unchanged, new, and from an earlier batch.
 */
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
    ...["same", "new", EARLIER].map((key, index): BusinessDraft => {
      const name = nameOf(key);
      return { ...makeDraft(key, { name, website: "https://late.example/" }, 9 + index), isRepeat: true };
    }),
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
  await running.write([makeDraft(EARLIER, { name: nameOf(EARLIER) }, 1)], { checkpointRow: 1 });
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
