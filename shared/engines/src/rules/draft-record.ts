import { popularityOf, settledPopularity } from "@meridian/domain/businesses/popularity";
import type { StorePlacing } from "@meridian/domain/categories/business-category";
import type { BusinessPlace } from "@meridian/domain/places/business-place";
import { businessSlug } from "@meridian/domain/text/slug";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { NewBusiness } from "@meridian/ports/businesses/business-editor";

/** Looks its city up only if the reader of the file has not. */
export function placeOfDraft(
  places: Pick<StorePlacing, "placeOf">,
  { fields, derived }: Pick<BusinessDraft, "fields" | "derived">,
): BusinessPlace {
  return places.placeOf(fields, derived?.place);
}

/** The slug a new business takes if it is free. */
export function wantedSlug({ fields, record, derived }: Pick<BusinessDraft, "fields" | "record" | "derived">): string {
  return record?.slug ?? derived?.slug ?? businessSlug(fields.name, fields.city);
}

/** Of a new business; what comes without a record is unlocked, and approved unless its import says otherwise. */
export function newStateOf({ record, isApproved = true }: Pick<BusinessDraft, "record" | "isApproved">): {
  isApproved: boolean;
  lockedFields: string[];
} {
  return { isApproved: record?.isApproved ?? isApproved, lockedFields: [...(record?.lockedFields ?? [])] };
}

/** When a new business came to be and last changed, in epoch milliseconds. */
export function newTimesOf(
  { record }: Pick<BusinessDraft, "record">,
  now: number,
): { createdAt: number; updatedAt: number } {
  const updatedAt = noLaterThan(now, record?.updatedAt);
  return { createdAt: noLaterThan(updatedAt, record?.createdAt), updatedAt };
}

function noLaterThan(latest: number, isoTime: string | undefined): number {
  return isoTime === undefined ? latest : Math.min(latest, Date.parse(isoTime));
}

/** Of a new business; `exact` follows from its fields. */
export function newPopularity({ record }: Pick<BusinessDraft, "record">, exact: number): number {
  return record === undefined ? exact : settledPopularity(record.popularity, exact);
}

/** A business that is added by hand, as a draft that no file has. */
export function draftOfNew({ fields, identityKeys, isApproved, lockedFields }: NewBusiness): BusinessDraft {
  const slug = businessSlug(fields.name, fields.city);
  const popularity = popularityOf(fields.rating, fields.reviews);
  return { row: 0, fields, identityKeys, record: { slug, isApproved, lockedFields, popularity } };
}
