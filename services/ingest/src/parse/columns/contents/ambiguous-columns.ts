import { foldText } from "@meridian/domain/text/fold-text";
import { readWordLists } from "@meridian/platform/read-table";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { fieldsOfWords, headerKey, wordsOfHeader } from "../headers/header-fields.ts";
import { isContactHeader } from "../headers/header-hints.ts";
import { isForbidden } from "../headers/header-words.ts";
import { NOT_OF_BUSINESS, ownedPart } from "../headers/weak-headers.ts";
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
/** Where letters go rather than customers, and what else has an address. */
const ELSEWHERE =
  /(?:^|\s)(?:mailing|postal|billing|correspondence|registered|legal|previous|old|former|ip|mac|web|site|birth|home)(?=\s)/;
/** The same behind the word for an address, where adjectives stand there: "adresa de corespondență". */
const OTHER_PLACE = /\b(?:mail|email|web|siege|sede|post|[ck]orr?esp|factur|legal|precedent|anterior|ancien|vech|osm)/;
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
      return { column: profile.column, field, score: Math.max(known, ofHeader, ofAddress, ofNumbers, ofCounts) };
    });
  });
  return own.filter(({ score }) => score >= AGREED).toSorted((left, right) => right.score - left.score);
}

/**
 * The fields that the last or first word of an unknown header names and its values look like: "g_address", "BusAddress". Of several such
 * columns those that begin like the name's header.
 */
export function scoreLastWords({ headers, columns }: ColumnMapping, scores: readonly FieldScore[]): FieldScore[] {
  const own = scores.flatMap(({ column, field, score }) => {
    const meant = score < AGREED ? undefined : fieldOfLastWord(headers[column] ?? "", field);
    return meant === undefined ? [] : [{ column, field: meant, score }];
  });
  const owner = wordsOfHeader(headers[columns.get("name") ?? -1] ?? "")[0];
  return own.filter(({ column, field }) => {
    const isAlone = own.every((other) => other.field !== field || other.column === column);
    return isAlone || wordsOfHeader(headers[column] ?? "")[0] === owner;
  });
}

/**
 * What the header calls it: an address that looks like a street's is still an address. In Romance languages that word comes first:
 * "adresa oficială".
 */
function fieldOfLastWord(header: string, field: SourceField): SourceField | undefined {
  const words = wordsOfHeader(header);
  const all = foldText(words.join(" "));
  if (words.length < 2 || NOT_OF_BUSINESS.test(all) || ELSEWHERE.test(all) || isForbidden(header, field))
    return undefined;
  const meant = fieldsOfWords(words.at(-1) ?? "").map((own) => own.field);
  if (meant.includes(field) || !STREETS.has(field)) return meant.includes(field) ? field : undefined;
  const ofFirst = OTHER_PLACE.test(all) ? [] : fieldsOfWords(words[0] ?? "").map((own) => own.field);
  return [...meant, ...ofFirst].find((own) => STREETS.has(own));
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
