import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import { settledPopularity } from "@meridian/domain/businesses/popularity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { newPopularity, newStateOf, placeOfDraft } from "../../../rules/draft-record.ts";
import { type Derived, derivedOf } from "../../businesses/business-document.ts";
import type { BusinessDocument } from "../../documents.ts";
import type { PlaceRegister } from "../../places/place-register.ts";

type Places = Pick<PlaceRegister, "placeOf">;
export type NewContent = Derived & Pick<BusinessDocument, "fields">;
/** `isApproved` only where the import approves. */
export type ChangedContent = NewContent & Pick<BusinessDocument, "fieldSources"> & { isApproved?: true };

/** A draft whose fields are not these must not bring `derived` values. */
export function createdContent(places: Places, draft: BusinessDraft, fields: BusinessFields): NewContent {
  const derived = derivedOf(fields, newStateOf(draft).isApproved, placeOfDraft(places, { ...draft, fields }));
  return { ...derived, popularity: newPopularity(draft, derived.popularity), fields };
}

export function restoredContent(places: Places, draft: BusinessDraft, fields: BusinessFields): NewContent {
  return { ...derivedOf(fields, draft.isApproved ?? true, places.placeOf(fields)), fields };
}

export function rewrittenContent(
  places: Places,
  before: BusinessDocument,
  after: { fields: BusinessFields; isApproving: boolean; fieldSources: FieldSources | undefined },
): ChangedContent {
  const { fields, isApproving, fieldSources } = after;
  const derived = derivedOf(fields, isApproving || before.isApproved, places.placeOf(fields));
  return {
    ...derived,
    ...(isApproving ? { isApproved: true } : {}),
    ...(fieldSources === undefined ? {} : { fieldSources }),
    popularity: settledPopularity(before.popularity, derived.popularity),
    fields,
  };
}
