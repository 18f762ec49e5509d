import type { LanguageName } from "../languages.ts";
import type { HoursCulture } from "../weekly-hours.ts";

export interface DemoCountry {
  code: string;
  name: string;
  /** The share of all businesses, relative to other countries. */
  weight: number;
  language: LanguageName;
  /** Languages of regions, by the end of their ISO 3166-2 code. */
  regions?: Readonly<Record<string, LanguageName>>;
  hours: HoursCulture;
  /** Slots: {n} house number, {street}, {pc} postcode, {city}, {region}, {country}; the city is second to last. */
  address: string;
  /** `#` any digit, `*` 1 to 9, `@` a letter. */
  postcode: string;
  /** Numbers reserved for fiction if the country has any; otherwise ones whose subscriber part starts with 000. */
  phones: readonly string[];
  /** Addresses include the end of the ISO 3166-2 code: "NSW". */
  hasStates?: true;
}

export const NUMBER_FIRST = "{n} {street}, {pc}, {city}, {country}";
export const NUMBER_LAST = "{street} {n}, {pc}, {city}, {country}";
export const COMMA_NUMBER = "{street}, {n}, {pc}, {city}, {country}";
export const NO_POSTCODE = "{n} {street}, {city}, {country}";
export const REGION_TAIL = "{n} {street}, {city}, {region} {pc}";
export const EAST_ASIAN = "{n}-{m} {street}, {pc}, {city}, {country}";

type Row = Omit<DemoCountry, "hours" | "address" | "postcode"> & Partial<DemoCountry>;

/** A country with common defaults filled in. */
export const country = (row: Row): DemoCountry => ({ hours: "plain", address: NUMBER_LAST, postcode: "*####", ...row });
