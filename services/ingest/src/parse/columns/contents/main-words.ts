import { foldText } from "@meridian/domain/text/fold-text";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { fieldsOfWords, wordsOfHeader } from "../headers/header-fields.ts";
import { isForbidden } from "../headers/header-words.ts";
import { KIND_WORD, NOT_OF_BUSINESS } from "../headers/weak-headers.ts";
import { isOfOtherPlace } from "../places/other-places.ts";
import type { ColumnProfile } from "./column-profile.ts";
import type { FieldScore } from "./score-fields.ts";

/** From this score on, the values agree with what the header's main word names. */
const AGREED = 0.7;
/** The smallest towns are in no list: a header that begins with the word for a town needs fewer known ones. */
const TOWNS = 0.2;
const TOWN_SCORE = 0.75;
/** Names of kinds that nobody lists have words for kinds in them. */
const KIND_WORDS = 0.3;
const KIND_SCORE = 0.75;
const MAX_KIND_CHARS = 60;
const MAX_KINDS_SHARE = 0.5;
/** What else has an address, or one before. */
const OTHER_ADDRESS =
  /(?:^|\s)(?:ip|mac|e?mail|web|site|birth)(?=\s)|\b(?:mail|email|web|siege|sede|post|[ck]orr?esp|factur|legal|precedent|anterior|ancien|vech|osm)/;
/** In languages that join words: "Ordinationsadresse", "bezoekadres". */
const JOINED_ADDRESS = /^(.*\p{L}{3})(?:adresse|anschrift|adress?|osoite)$/u;
/** What else has an address, before the word for it. */
const OTHER_BEFORE_JOINED =
  /(?:mail|web|internet|ip|mac|post|rechnungs|liefer|faktura|factuur|laskutus|toimitus|hjem|hem|privat|heim|wohn)s?$/;
const STREETS: ReadonlySet<SourceField> = new Set(["street", "fullAddress"]);

/**
 * The fields that the last or first word of an unknown header names and its values look like: "g_address", "BusAddress", "Commune du lieu",
 * "Type d'offre". Of several such columns those that begin like the name's header.
 */
export function scoreMainWords(
  { headers, columns }: ColumnMapping,
  profiles: readonly ColumnProfile[],
  scores: readonly FieldScore[],
): FieldScore[] {
  const own = [
    ...scores.flatMap(({ column, field, score }) => {
      const meant = score < AGREED ? undefined : fieldOfMainWord(headers[column] ?? "", field);
      return meant === undefined ? [] : [{ column, field: meant, score }];
    }),
    ...scoreFirstWords(headers, profiles).filter(({ field }) => field !== "category" || !columns.has("subtypes")),
  ];
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
function fieldOfMainWord(header: string, field: SourceField): SourceField | undefined {
  const words = wordsOfHeader(header);
  const all = foldText(words.join(" "));
  if (NOT_OF_BUSINESS.test(all) || isOfOtherPlace(header) || isForbidden(header, field)) return undefined;
  const last = words.at(-1) ?? "";
  if (STREETS.has(field) && isJoinedAddress(last)) return "fullAddress";
  if (words.length < 2) return undefined;
  const meant = fieldsOfWords(last).map((own) => own.field);
  if (meant.includes(field) || !STREETS.has(field)) return meant.includes(field) ? field : undefined;
  const ofFirst = OTHER_ADDRESS.test(all) ? [] : fieldsOfWords(words[0] ?? "").map((own) => own.field);
  return [...meant, ...ofFirst].find((own) => STREETS.has(own));
}

/** Of several columns for one field, the one with most cells, and then the first. */
function scoreFirstWords(headers: readonly string[], profiles: readonly ColumnProfile[]): FieldScore[] {
  const ordered = profiles.toSorted((left, right) => right.filled - left.filled);
  const found = ordered.flatMap((profile) => scoreFirstWord(headers[profile.column] ?? "", profile));
  return found.filter(({ field }, at) => found.findIndex((other) => other.field === field) === at);
}

/** Towns and kinds, though few are known, under a header that begins with the word for them. */
function scoreFirstWord(
  header: string,
  { column, share, shareOfAny, distinctShare, meanChars, values }: ColumnProfile,
): FieldScore[] {
  const words = wordsOfHeader(header);
  const isOfOther = isOfOtherPlace(header) || NOT_OF_BUSINESS.test(foldText(words.slice(1).join(" ")));
  if (words.length < 2 || isOfOther || share("text") < AGREED) return [];
  const isOf = (field: SourceField) => fieldsOfWords(words[0] ?? "").some((own) => own.field === field);
  const found: FieldScore[] = [];
  if (isOf("city") && !isForbidden(header, "city") && share("city") >= TOWNS && share("address") < TOWNS)
    found.push({ column, field: "city", score: TOWN_SCORE });
  const areKinds =
    KIND_WORD.test(foldText(words[0] ?? "")) &&
    new Set(values).size > 1 &&
    distinctShare <= MAX_KINDS_SHARE &&
    meanChars <= MAX_KIND_CHARS;
  if (areKinds && shareOfAny(["kind", "businessWords"]) >= KIND_WORDS)
    found.push({ column, field: "category", score: KIND_SCORE });
  return found;
}

function isJoinedAddress(word: string): boolean {
  const before = JOINED_ADDRESS.exec(foldText(word))?.[1];
  return before !== undefined && !OTHER_BEFORE_JOINED.test(before);
}
