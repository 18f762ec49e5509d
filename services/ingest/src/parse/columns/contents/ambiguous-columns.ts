import { readWordLists } from "@meridian/platform/read-table";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { headerKey } from "../headers/header-fields.ts";
import { isContactHeader } from "../headers/header-hints.ts";
import { ownedPart } from "../headers/weak-headers.ts";
import type { ColumnProfile } from "./column-profile.ts";
import { isSerial } from "./places/score-postal-codes.ts";
import { type FieldScore, isOneWord } from "./score-fields.ts";

const FIELDS = [
  "state",
  "city",
  "street",
  "fullAddress",
  "postalCode",
  "country",
  "countryCode",
  "phone",
  "category",
  "reviews",
  "rating",
] as const;
/** Abbreviations of several words, as header keys: "cty" is a city, a county or a country. */
const HEADERS = readWordLists(new URL("ambiguous-headers.tsv", import.meta.url), FIELDS);
/** From this score on, the values agree with one of the header's meanings. */
const AGREED = 0.7;
const MAX_CODE_LENGTHS = 2;
/** Counts of reviews differ, as revisions do not. */
const MIN_COUNTS = 4;
const STREETS: ReadonlySet<SourceField> = new Set(["street", "fullAddress"]);

export function isAmbiguous(header = ""): boolean {
  return ambiguousFields(header).length > 0;
}

/** "storeContact" has phones or people. */
function ambiguousFields(header: string): (typeof FIELDS)[number][] {
  const key = headerKey(header);
  const fields = FIELDS.filter((field) => HEADERS[field].includes(key));
  return isContactHeader(ownedPart(header) ?? "") ? [...fields, "phone"] : fields;
}

/** The fields that an ambiguous header and its values agree on, best first. */
export function scoreAmbiguous(
  { headers, columns }: ColumnMapping,
  profiles: readonly ColumnProfile[],
  scores: readonly FieldScore[],
): FieldScore[] {
  const own = profiles.flatMap((profile) => {
    const fields = ambiguousFields(headers[profile.column] ?? "");
    return fields.flatMap((field) => {
      // "Skalinska 5, Zagreb" looks like a street with one part more.
      const alike = field === "fullAddress" && !fields.includes("street") ? STREETS : new Set<SourceField>([field]);
      const known = scores.find((score) => score.column === profile.column && alike.has(score.field))?.score ?? 0;
      const isOnlyState = field === "state" && !fields.includes("city") && !isOneWord(profile);
      const ofHeader = isOnlyState ? profile.share("region") : field === "postalCode" ? codeShare(profile) : 0;
      const ofAddress = field === "fullAddress" ? profile.share("address") : 0;
      const ofNumbers = field === "phone" ? profile.shareOfAny(["phone", "contacts", "looseDigits"]) : 0;
      const ofCounts = field === "reviews" && columns.has("rating") ? countShare(profile) : 0;
      return {
        column: profile.column,
        field,
        score: Math.max(known, ofHeader, ofAddress, ofNumbers, ofCounts),
      };
    });
  });
  return own.filter(({ score }) => score >= AGREED).toSorted((left, right) => right.score - left.score);
}

/** Plain digits, too: the header stands for the city that they are otherwise known by. */
function codeShare(profile: ColumnProfile): number {
  const lengths = new Set(profile.values.map((value) => String(value).length));
  if (lengths.size > MAX_CODE_LENGTHS || isSerial(profile)) return 0;
  return profile.shareOfAny(["ownPostalCode", "digitPostalCode"]);
}

/** Whole numbers beside a rating. */
function countShare(profile: ColumnProfile): number {
  return isSerial(profile) || new Set(profile.values).size < MIN_COUNTS ? 0 : profile.share("whole");
}
