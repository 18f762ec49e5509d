import { readTable, splitEntries } from "../../shared/platform/src/read-table.ts";

export interface DemoCountry {
  code: string;
  name: string;
  /** The share of all businesses, relative to other countries. */
  weight: number;
  language: string;
  /** Languages of regions, by the end of their ISO 3166-2 code. */
  regions: Readonly<Record<string, string>>;
  /** When its week ends and whether its shops close at midday: plain, siesta, late or gulf. */
  hours: string;
  /** Slots: {n} house number, {street}, {pc} postcode, {city}, {region}, {country}; the city is second to last. */
  address: string;
  /** `#` any digit, `*` 1 to 9, `@` a letter. */
  postcode: string;
  /** Numbers reserved for fiction if the country has any; otherwise ones whose subscriber part starts with 000. */
  phones: readonly string[];
  /** Addresses include the end of the ISO 3166-2 code: "NSW". */
  hasStates: boolean;
}

const TABLE = new URL("tables/countries.tsv", import.meta.url);
const TEXTS = ["code", "name", "language", "hours", "address", "postcode"] as const;

/** Sixty countries; their order is part of what a seed means. */
export const COUNTRIES: readonly DemoCountry[] = readTable(TABLE, [
  ...TEXTS,
  "weight",
  "regions",
  "phones",
  "hasStates",
]).map((row) => ({
  ...row,
  weight: Number(row.weight),
  regions: Object.fromEntries(splitEntries(row.regions).map((entry) => entry.split("="))),
  phones: splitEntries(row.phones),
  hasStates: row.hasStates === "yes",
}));
