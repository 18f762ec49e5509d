import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { readCountry } from "../../../normalise/places/country/country.ts";
import { isNoKind } from "../../../normalise/values/category-names.ts";
import { parseNumber } from "../../../normalise/values/number.ts";
import { asciiDigits } from "../../../normalise/values/text.ts";
import { cleanUrl } from "../../../normalise/values/url.ts";
import type { CellShape } from "../contents/cell-shapes.ts";
import type { ColumnProfile } from "../contents/column-profile.ts";
import type { SourceField } from "./column-synonyms.ts";

/** Fewer cells prove nothing. */
export const MIN_CELLS = 5;
/** Except where all of them are what the header cannot mean. */
const MIN_PLAIN_CELLS = 2;
/** The share of cells that must look unlike the header. */
const CONTRADICTED_SHARE = 0.8;
const UNMISTAKABLE: readonly CellShape[] = [
  "email",
  "flag",
  "link",
  "phone",
  "pair",
  "degrees",
  "hours",
  "date",
  "placeId",
  "uuid",
  "timeZone",
];
/** Other shapes that a field may have. Fields missing here are never doubted. */
const ALLOWED: Readonly<Partial<Record<SourceField, readonly CellShape[]>>> = {
  name: ["link"],
  brand: ["link"],
  city: [],
  state: [],
  // "NO" is Norway.
  country: ["flag"],
  coordinates: ["pair", "mapLink"],
  fullAddress: ["pair", "degrees"],
  street: [],
  postalCode: ["phone", "date"],
  phone: ["phone"],
  website: ["link", "email", "pair"],
  url: ["link"],
  category: [],
  workingHours: ["hours", "date"],
};
/** No code of a country or of its telephone network. */
const LONG_NUMBER = /^\d{4,}$/;
const KEY = /^\d{1,3}$/;
/** The share of cells that call everything alike from which the others name no kind, either: "Lieu", and now and then "Produit,Lieu". */
const NEARLY_ALL = 0.9;
const KIND_KEY = /^(?:\P{L}+|\d+\p{L}|\p{L}\d+)$/u;
const TWO_NUMBERS = /\p{Nd}.*[^\p{Nd}.].*\p{Nd}/u;
const RANK = /^\d{1,4}(?:\.0)?$/;
/** Of links and hosts alone. */
const LINK_MARK = /[./:@]/;
/** Within a site that is not named: "img/front.jpg", "/shops/12". */
const PATH_OF_FILE = /^(?!\/\/)[^:@,;\s]*\.\p{L}{2,5}$|^\/(?!\/)/u;
const LINKS: ReadonlySet<SourceField> = new Set(["website", "url", "photo", "logo", "reviewsLink"]);
const NUMBERS: ReadonlySet<SourceField> = new Set(["latitude", "longitude", "rating", "reviews"]);

/** The share of cells that fit the header: undefined if unknown, 0 if they are plainly something else. */
export function agreementOf(field: SourceField, profile: ColumnProfile): number | undefined {
  const isKind = field === "type" || field === "category";
  const general = isKind ? profile.values.filter((value) => isNoKind(String(value).trim())).length : 0;
  if (profile.filled > 1 && general > 0 && general >= profile.filled * NEARLY_ALL) return 0;
  if (profile.filled < MIN_CELLS) return field === "city" && arePlainlyOther(profile) ? 0 : undefined;
  if (NUMBERS.has(field)) {
    const numbers = profile.values.filter((value) => /\d/.test(asciiDigits(String(value)))).length / profile.filled;
    if (1 - numbers >= CONTRADICTED_SHARE && profile.share("text") >= CONTRADICTED_SHARE) return 0;
    return Math.max(numbers, Number.EPSILON);
  }
  // The same header means country in one language and region in another: "Kraj".
  if (field === "country" && profile.share("region") > 0.6 && profile.shareOfAny(["countryName", "countryCode"]) < 0.2)
    return 0;
  // Keys of a register, or of the source.
  if (field === "country" && profile.values.every(isKey)) return 0;
  // "region_code" is a country's in some lists, and one of a country's own registers in others.
  if (field === "countryCode" && profile.values.every((value) => LONG_NUMBER.test(String(value)))) return 0;
  // Maps call whatever they show below a name its description.
  if (field === "description" && profile.share("address") >= CONTRADICTED_SHARE) return 0;
  // Numbers, with or without a letter, are keys of kinds.
  if (isKind && profile.values.every((value) => KIND_KEY.test(String(value).trim()))) return 0;
  // "Gate" is a street in Norwegian, and a number of a building elsewhere.
  if (field === "street" && profile.share("whole") >= CONTRADICTED_SHARE) return 0;
  // A "location" may be a key of another table, or one of two coordinates.
  if (field === "fullAddress" && profile.shareOfAny(["whole", "degrees"]) >= CONTRADICTED_SHARE) return 0;
  // A "location" may be a place's name.
  if (field === "coordinates" && !profile.values.some((value) => TWO_NUMBERS.test(String(value)))) return 0;
  // "Pošta" is a post office, by its name or by its code.
  if (field === "city" && isOfPostalCodes(profile)) return 0;
  // A "place" may be one in a ranking.
  if (field === "city" && profile.values.every((value) => RANK.test(String(value)))) return 0;
  // A "site" may be known by its number, a "link" by the words that a page shows for it, and a picture by its path there.
  if (LINKS.has(field) && !profile.values.some((value) => mayBeLink(String(value).trim()))) return 0;
  const allowed = ALLOWED[field];
  if (allowed === undefined) return undefined;
  const others = UNMISTAKABLE.filter((shape) => !allowed.includes(shape));
  const other = profile.shareOfAny(others) - (allowed.length > 0 ? shared(profile, allowed, others) : 0);
  if (other >= CONTRADICTED_SHARE) return 0;
  if (field === "phone" && profile.share("text") >= CONTRADICTED_SHARE && !hasDigits(profile)) return 0;
  return Math.max(1 - other, Number.EPSILON);
}

function mayBeLink(text: string): boolean {
  return LINK_MARK.test(text) && !(PATH_OF_FILE.test(text) && cleanUrl(text) === undefined);
}

/** Contacts, hours or positions, which no place is called. */
function arePlainlyOther({ filled, shareOfAny }: ColumnProfile): boolean {
  return filled >= MIN_PLAIN_CELLS && shareOfAny(["email", "link", "phone", "pair", "hours"]) === 1;
}

function isKey(value: CellValue): boolean {
  const text = String(value).trim();
  return KEY.test(text) && readCountry({ code: undefined, name: text, fullAddress: undefined }).unknown !== undefined;
}

export function isOfPostalCodes(profile: ColumnProfile): boolean {
  return profile.shareOfAny(["digitPostalCode", "ownPostalCode"]) >= CONTRADICTED_SHARE;
}

function shared(profile: ColumnProfile, allowed: readonly CellShape[], others: readonly CellShape[]): number {
  return profile.shareOfAny(allowed) + profile.shareOfAny(others) - profile.shareOfAny([...allowed, ...others]);
}

function hasDigits({ values }: ColumnProfile): boolean {
  return values.some((value) => parseNumber(value, "thousands") !== undefined || /\p{Nd}{3}/u.test(String(value)));
}
