import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import { makeDraft } from "../business-factory.ts";
import { importDrafts, importFile, type StoresUnderTest } from "../stores-under-test.ts";

export const KEYS = ["changed", "twice", "back", "new", "edited"] as const;

/** Businesses by the prefix of their keys, and the two imports that wrote them. */
export interface PreparedUndo {
  prefix: string;
  older: string;
  newer: string;
}

/** Two imports with businesses that are known and changed, changed by both, restored, new, and edited since. */
export async function prepareUndo({ stores }: StoresUnderTest, prefix: string): Promise<PreparedUndo> {
  const draft = (key: (typeof KEYS)[number], fields = {}) => makeDraft(prefix + key, fields);
  await importDrafts(stores, [draft("changed", { name: "Before", city: "Camden" }), draft("back", { rating: 1 })]);
  const prepared = { prefix, older: "", newer: "" };
  prepared.older = await importFile(stores, [
    draft("twice"),
    draft("changed", { name: "Before", city: "Camden", rating: 2 }),
    draft("back", { rating: 2 }),
  ]);
  await stores.editor.setApproved([idOf(prepared, "back")], false);
  await stores.editor.remove([idOf(prepared, "back")]);
  const drafts = [
    draft("changed", { name: "After", city: "Köln", countryCode: "DE" }),
    draft("twice", { rating: 1, type: "Bar" }),
    draft("back", { rating: 5 }),
    draft("new"),
    draft("edited"),
  ];
  prepared.newer = await importFile(stores, drafts, { restoresDeleted: true });
  await stores.editor.edit({ id: idOf(prepared, "edited"), revision: 1, patch: { name: "By hand" } });
  await stores.businesses.markIndexed(await stores.businesses.takeUnindexed(100));
  return prepared;
}

export function idOf({ prefix }: PreparedUndo, key: (typeof KEYS)[number]): string {
  return businessIdOf(`place:${prefix}${key}`);
}
