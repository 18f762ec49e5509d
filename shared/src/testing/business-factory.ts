import type { Business, BusinessFields } from "../contracts/business.ts";
import { businessIdOf, identityKeysOf } from "../domain/business-identity.ts";
import { popularityOf } from "../domain/popularity.ts";
import { businessSlug } from "../domain/slug.ts";
import type { BusinessDraft } from "../ports/business-store.ts";

/** Believable fields of one business, for tests: give only what the test is about. */
export function makeFields(overrides: Partial<BusinessFields> = {}): BusinessFields {
  return {
    name: "Luigi's Pizza",
    type: "Pizza restaurant",
    category: "restaurants",
    subtypes: ["Pizza restaurant", "Italian restaurant"],
    fullAddress: "12 Walnut St, Philadelphia, PA 19106",
    street: "12 Walnut St",
    city: "Philadelphia",
    postalCode: "19106",
    country: "United States of America",
    countryCode: "US",
    phone: "+1 215-555-0101",
    phoneE164: "+12155550101",
    latitude: 39.9478,
    longitude: -75.1454,
    timeZone: "America/New_York",
    rating: 4.5,
    reviews: 120,
    verified: true,
    status: "operational",
    ...overrides,
  };
}

/** A draft as an import would hand it to the store; `key` makes its identity. */
export function makeDraft(key: string, overrides: Partial<BusinessFields> = {}, row = 2): BusinessDraft {
  const fields = makeFields({ placeId: key, ...overrides });
  return { row, fields, identityKeys: identityKeysOf({ name: fields.name, placeId: fields.placeId }) };
}

/** A stored business as the store would answer with it. */
export function makeBusiness(key: string, overrides: Partial<Business> = {}): Business {
  const fields = makeFields({ placeId: key });
  const at = "2026-01-01T00:00:00.000Z";
  const name = overrides.name ?? fields.name;
  return {
    ...fields,
    id: businessIdOf(`place:${key}`),
    slug: businessSlug(name, overrides.city ?? fields.city),
    isApproved: true,
    popularity: popularityOf(overrides.rating ?? fields.rating, overrides.reviews ?? fields.reviews),
    lockedFields: [],
    revision: 1,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
}

/** Overrides that leave these fields of the factory's business out. */
export function without(fields: Partial<BusinessFields>, ...absent: (keyof BusinessFields)[]): Partial<BusinessFields> {
  return { ...fields, ...Object.fromEntries(absent.map((name) => [name, undefined])) };
}
