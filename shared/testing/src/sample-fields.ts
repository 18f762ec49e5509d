import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES, type FieldName, fieldSpec } from "@meridian/contracts/businesses/business-fields";
import type { FieldKind } from "@meridian/contracts/businesses/field-spec";

/** Fields that must fit each other, or that a rule reads. */
const OWN: Partial<BusinessFields> = {
  name: "Luigi's Pizza",
  fullAddress: "12 Walnut St, Philadelphia, PA 19106",
  street: "12 Walnut St",
  city: "Philadelphia",
  state: "Pennsylvania",
  postalCode: "19106",
  country: "United States",
  countryCode: "US",
  phone: "+1 215-555-0101",
  phoneE164: "+12155550101",
  latitude: 39.9478,
  longitude: -75.1454,
  timeZone: "America/New_York",
  description: "Pizza ‘al taglio’ 🍕",
  workingHours: '{"Friday":["11 AM–2 AM"]}',
  about: '{"Accessibility":{"Wheelchair accessible entrance":true}}',
};
const BY_KIND: Readonly<Record<FieldKind, (name: FieldName) => unknown>> = {
  text: (name) => `Some ${name}`,
  url: (name) => `https://luigi.example/${name}`,
  number: (name) => fieldSpec(name).range?.[1],
  count: () => 7,
  flag: () => true,
  list: (name) => [`First of ${name}`, `Second of ${name}`],
  status: () => "temporarily_closed",
  hours: () => ({ intervals: [[6420, 7320]], knownDays: [4] }),
};

/** A business with a value in every field, none of which is what an absent one would be. */
export function sampleFields(): Required<BusinessFields> {
  const entries = FIELD_NAMES.map((name) => [name, OWN[name] ?? BY_KIND[fieldSpec(name).kind](name)]);
  return Object.fromEntries(entries) as Required<BusinessFields>;
}
