import { isDeepStrictEqual } from "node:util";
import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { popularityOf } from "@meridian/domain/businesses/popularity";
import type { BusinessPlace } from "@meridian/domain/places/business-place";
import { isCountryContradicted } from "@meridian/domain/places/country-contradiction";
import { nameKeyOf } from "../../rules/draft-keys.ts";
import type { BusinessDocument } from "../documents.ts";
import { type Placement, placementOf } from "../places/place-documents.ts";

/** Values derived from a business's fields and stored beside them for listings. */
export type Derived = Pick<
  BusinessDocument,
  "isListed" | "popularity" | "nameKey" | "isContradicted" | keyof Placement
>;

export function derivedOf(fields: BusinessFields, isApproved: boolean, place: BusinessPlace): Derived {
  return {
    isListed: isApproved && fields.status !== "closed",
    popularity: popularityOf(fields.rating, fields.reviews),
    nameKey: nameKeyOf(fields.name),
    isContradicted: isCountryContradicted(fields),
    ...placementOf(fields, place),
  };
}

/** A copy without keys for absent fields, as the store returns it. */
export function storedFields(fields: BusinessFields): BusinessFields {
  const copy = { ...fields };
  for (const [name, value] of Object.entries(copy)) {
    if (value === undefined) Reflect.deleteProperty(copy, name);
  }
  return copy;
}

/** Expects fields as `storedFields` returns them. */
export function areSameFields(left: BusinessFields, right: BusinessFields): boolean {
  return isDeepStrictEqual(left, right);
}

export function toBusiness(document: BusinessDocument): Business {
  const { _id, slug, isApproved, lockedFields, revision, popularity, source, deletedAt, deletionKind, fields, place } =
    document;
  const { fieldSources } = document;
  const business: Business = {
    ...fields,
    ...place,
    id: _id,
    slug,
    isApproved,
    lockedFields,
    revision,
    popularity,
    createdAt: new Date(document.createdAt).toISOString(),
    updatedAt: new Date(document.updatedAt).toISOString(),
  };
  if (source !== undefined) business.source = source;
  if (fieldSources !== undefined) business.fieldSources = fieldSources;
  if (deletedAt !== undefined) business.deletedAt = new Date(deletedAt).toISOString();
  if (deletionKind !== undefined) business.deletionKind = deletionKind;
  return business;
}
