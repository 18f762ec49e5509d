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

/** Sixty countries. Their order matters: it decides what a seed generates. */
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

/** Per state: the first digit of its postcodes and one of its area codes. */
const STATES: Readonly<Record<string, readonly [postcodeDigit: string, areaCode: string]>> = Object.fromEntries(
  (
    "AL 3 205,AK 9 907,AZ 8 602,AR 7 501,CA 9 213,CO 8 303,CT 0 203,DE 1 302,DC 2 202,FL 3 305,GA 3 404,HI 9 808,ID 8 208,IL 6 312," +
    "IN 4 317,IA 5 515,KS 6 316,KY 4 502,LA 7 504,ME 0 207,MD 2 410,MA 0 617,MI 4 313,MN 5 612,MS 3 601,MO 6 314,MT 5 406,NE 6 402," +
    "NV 8 702,NH 0 603,NJ 0 201,NM 8 505,NY 1 212,NC 2 704,ND 5 701,OH 4 216,OK 7 405,OR 9 503,PA 1 215,RI 0 401,SC 2 803,SD 5 605," +
    "TN 3 615,TX 7 214,UT 8 801,VT 0 802,VA 2 703,WA 9 206,WV 2 304,WI 5 414,WY 8 307"
  )
    .split(",")
    .map((row) => {
      const [state = "", digit = "1", area = "212"] = row.split(" ");
      return [state, [digit, area] as const];
    }),
);

export const postcodePatternOf = (state: string): string => `${STATES[state]?.[0] ?? "1"}####`;
export const areaCodeOf = (state: string): string => STATES[state]?.[1] ?? "212";
