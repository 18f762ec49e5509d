import { parseOpeningHours } from "../../../services/ingest/src/normalise/hours/opening-hours.ts";
import type { Business, BusinessFields } from "../../../shared/contracts/src/businesses/business.ts";
import { businessIdOf, identityKeysOf } from "../../../shared/domain/src/businesses/identity/business-identity.ts";
import { popularityOf } from "../../../shared/domain/src/businesses/popularity.ts";
import type { SearchDocument } from "../../../shared/domain/src/businesses/search-document.ts";
import { toSearchDocument } from "../../../shared/domain/src/businesses/search-document.ts";
import { categoryByLabelAlone } from "../../../shared/domain/src/categories/business-category.ts";
import type { BusinessDraft } from "../../../shared/ports/src/businesses/business-draft.ts";
import { type GeneratedBusiness, generateBusinesses } from "../../demo/generate-businesses.ts";

const SEED = 20_260_101;

export interface BenchBusiness {
  draft: BusinessDraft;
  document: SearchDocument;
}

/** The same businesses in every run, as an import stores them and as the index receives them. */
export function* benchBusinesses(count: number): Generator<BenchBusiness> {
  let row = 1;
  for (const generated of generateBusinesses({ count, seed: SEED })) {
    const fields = toFields(generated);
    const identityKeys = identityKeysOf({ name: fields.name, placeId: generated.placeId });
    const business = toBusiness(fields, businessIdOf(identityKeys[0] ?? ""));
    yield { draft: { row: ++row, fields, identityKeys }, document: toSearchDocument(business, categoryByLabelAlone) };
  }
}

function toFields(generated: GeneratedBusiness): BusinessFields {
  const { name, type, category, subtypes, fullAddress, street, city, country, countryCode, verified, reviews } =
    generated;
  const fields: BusinessFields = {
    name,
    type,
    category,
    subtypes: [...subtypes],
    fullAddress,
    street,
    city,
    country,
    countryCode,
    latitude: generated.lat,
    longitude: generated.lng,
    timeZone: generated.timeZone,
    reviews,
    verified,
    placeId: generated.placeId,
    status: "operational",
  };
  const { phone, website, rating, workingHours, about } = generated;
  if (phone !== undefined) fields.phone = phone;
  if (website !== undefined) fields.website = website;
  if (rating !== undefined) fields.rating = rating;
  if (about !== undefined) fields.about = about;
  if (workingHours === undefined) return fields;
  fields.workingHours = workingHours;
  const { hours } = parseOpeningHours(workingHours);
  if (hours !== undefined) fields.hours = hours;
  return fields;
}

function toBusiness(fields: BusinessFields, id: string): Business {
  const at = "2026-01-01T00:00:00.000Z";
  const popularity = popularityOf(fields.rating, fields.reviews);
  return {
    ...fields,
    id,
    slug: id,
    isApproved: true,
    popularity,
    lockedFields: [],
    revision: 1,
    createdAt: at,
    updatedAt: at,
  };
}
