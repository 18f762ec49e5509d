import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { isKnownStatus, readStatus } from "../../../normalise/values/status/status.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { MIN_CELLS } from "../headers/header-agreement.ts";
import { headerKey } from "../headers/header-fields.ts";
import type { ColumnProfile } from "./column-profile.ts";
import { isOfManySites } from "./score-fields.ts";

const MOSTLY = 0.7;
const NEARLY_ALL = 0.85;
/** Headers in comparison form. */
const STARS = new Set(
  "stars star classificacao sterne yildiz yildizi yildizsayisi estrellas etoiles nbetoiles stelle estrelas gwiazdki csillag звезды зірки نجوم 星 星级 星級 성급 bintang sao".split(
    " ",
  ),
);
/** Texts that end in the word for a district. */
const DISTRICT = /\p{L}\s(?:район|округ|ауданы?|rayonu|district|ilçesi|mahallesi)$|\p{L}[區区]$/iu;
const WHOLE_STARS = /^[0-5](?:\.0)?\s*(?:\*|\p{L}*)$/u;

/** Whether the cells are what other lists mean by the header: not guests' ratings, say, but the classes of hotels. */
export function isMeantOtherwise(field: SourceField, profile: ColumnProfile, mapping: ColumnMapping): boolean {
  return (
    isClassOfHotels(field, profile, mapping) ||
    isOwnSite(field, profile, mapping) ||
    isOfDistricts(field, profile) ||
    isOfOtherStatus(field, profile)
  );
}

/** Whole stars that nobody counts are a class, of hotels or Michelin's, not what guests think. */
function isClassOfHotels(
  field: SourceField,
  { column, filled, values }: ColumnProfile,
  mapping: ColumnMapping,
): boolean {
  if (field !== "rating" || mapping.columns.has("reviews") || filled < MIN_CELLS) return false;
  return (
    STARS.has(headerKey(mapping.headers[column] ?? "")) && values.every((value) => WHOLE_STARS.test(String(value)))
  );
}

/** In a list without another column for sites, links to many hosts are the businesses' own. */
function isOwnSite(field: SourceField, profile: ColumnProfile, { columns }: ColumnMapping): boolean {
  if (field !== "url" || columns.has("website") || profile.filled < MIN_CELLS) return false;
  return profile.share("mapLink") === 0 && profile.share("link") >= NEARLY_ALL && isOfManySites(profile);
}

/** A "sector" may be of the trade or of the city. */
function isOfDistricts(field: SourceField, { filled, values }: ColumnProfile): boolean {
  if ((field !== "category" && field !== "type") || filled < MIN_CELLS) return false;
  return values.filter((value) => DISTRICT.test(String(value))).length >= values.length * MOSTLY;
}

/** The status of a hospital may be that it is public: no cell tells of being open or closed. */
function isOfOtherStatus(field: SourceField, { filled, values }: ColumnProfile): boolean {
  if ((field !== "status" && field !== "openingStatus") || filled < MIN_CELLS) return false;
  return values.every((value) => readStatus(String(value)) === "unsaid" && !isKnownStatus(String(value)));
}
