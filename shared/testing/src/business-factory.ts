import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { identityKeysOf } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";

/** Plausible fields of a business for tests; pass only what the test is about. */
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

/** A draft as an import passes it to the store; `key` determines its identity. */
export function makeDraft(key: string, overrides: Partial<BusinessFields> = {}, row = 2): BusinessDraft {
  const fields = makeFields({ placeId: key, ...overrides });
  return { row, fields, identityKeys: identityKeysOf({ name: fields.name, placeId: fields.placeId }) };
}

/** A draft per name, which is also its key. */
export function namedDrafts(...names: string[]): BusinessDraft[] {
  return names.map((name, index) => makeDraft(name, { name }, index + 2));
}

export function draftWithKeys(identityKeys: readonly string[], overrides: Partial<BusinessFields> = {}): BusinessDraft {
  return { row: 2, fields: makeFields(overrides), identityKeys };
}

/** A draft without ids, known by name and place alone. */
export function draftByPlace(overrides: Partial<BusinessFields> = {}, row = 2): BusinessDraft {
  const fields = makeFields(overrides);
  return { row, fields, identityKeys: identityKeysOf({ ...fields, placeId: undefined }) };
}

export function namesOf(businesses: readonly Pick<BusinessFields, "name">[]): string[] {
  return businesses.map(({ name }) => name);
}

/** Overrides that omit these fields of the factory's business. */
export function without(fields: Partial<BusinessFields>, ...absent: (keyof BusinessFields)[]): Partial<BusinessFields> {
  return { ...fields, ...Object.fromEntries(absent.map((name) => [name, undefined])) };
}
