import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { Engines } from "@meridian/engines/engines";
import { makeDraft } from "./business-factory.ts";
import { importDrafts } from "./stores-under-test.ts";

/** Imports businesses into empty engines like one file, each with its own identity. */
export async function seedBusinesses(engines: Engines, rows: readonly Partial<BusinessFields>[]): Promise<void> {
  const drafts = rows.map((fields, index) => makeDraft(`place-${index}`, fields, index + 2));
  await importDrafts(engines, drafts, { createdBy: "test" });
  await engines.places.refresh();
}
