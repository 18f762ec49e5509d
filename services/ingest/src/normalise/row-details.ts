import type { BusinessFields, BusinessStatus } from "@meridian/contracts/businesses/business";
import {
  FIELD_NAMES,
  type FieldName,
  type FieldsWith,
  fieldSpec,
} from "@meridian/contracts/businesses/business-fields";
import { capitalised } from "@meridian/domain/text/capitalised";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { statusInHours } from "./hours/row-hours.ts";
import { isAnyCity } from "./places/known-cities.ts";
import type { RowCells } from "./row-cells.ts";
import { readWebsite } from "./row-contacts.ts";
import {
  categoryName,
  isOnePath,
  namesKind,
  namesKnownKind,
  splitCategories,
  wholeOfCutList,
} from "./values/category-names.ts";
import { joinTextList } from "./values/loose-json.ts";
import { isPhraseForNothing } from "./values/nothing.ts";
import { parseCount, parseCountBehindRating, parseRating } from "./values/number.ts";
import { isPastDate } from "./values/status/closing-date.ts";
import { isBareClosed, isKnownStatus, readStatus, readYes } from "./values/status/status.ts";
import { cleanText } from "./values/text.ts";

const MAX_CATEGORY_CHARS = 120;
const MAX_SUBTYPES = 30;
const MIN_PLACE_CHARS = 3;
/** Headers of labels that say anything: a kind, a diet, a day. */
export const TAGS = /^(?:tags?|etiketler|etiquetas|étiquettes|schlagworte|keywords)$/i;
const BETWEEN_KINDS = /(?:[;|、]|,(?=\S)(?!(?<=\d,)\d{3}(?!\d)))(?![^()（）]{0,80}[)）])/;
const BETWEEN_KINDS_ALL = new RegExp(BETWEEN_KINDS, "g");
/** A cell that does not say so says that the business is open. */
const CLOSED_FIELDS = ["permanentlyClosed", "temporarilyClosed"] as const;
const CLOSED_FLAG = /^(?:0(?:\.0)?|false|f)$/i;
/** Two-word types with these endings name a place by themselves: a "coffee shop" is not a "coffee shop restaurant". */
const NAMES_A_PLACE =
  /\s(?:shop|store|house|market|bar|pub|cafe|café|bakery|grill|bistro|kitchen|room|park|center|centre)$/i;
/** One kind, to which an English noun can be added. */
const PLAIN_ENGLISH = /^[a-z][a-z &'/_-]*$/i;
export const CUT_SHORT = "Kaynakta yarıda kesilmiş; tam olan bölümleri alındı";
/** "Mario's (permanently closed)" */
const IN_BRACKETS = /[([]([^()[\]]{4,40})[)\]]$/;
/** A type with its noun's beginning names the trade by itself: a "brewpub" is not a "brewpub brewery". */
const NOUN_START_CHARS = 4;
/** Texts that a rule of their own reads. */
const READ_BY_RULE: ReadonlySet<FieldName> = new Set([
  "name",
  "type",
  "category",
  "fullAddress",
  "street",
  "city",
  "state",
  "postalCode",
  "country",
  "countryCode",
  "phone",
  "timeZone",
  "description",
  "workingHours",
  "about",
  "placeId",
]);
type PlainField = FieldsWith<{ kind: "text" | "url"; column: string }>;
const PLAIN_FIELDS = FIELD_NAMES.filter(isPlain);

/** Links and texts, unchanged from their cells. */
export function readPlainFields(cells: RowCells): Partial<Pick<BusinessFields, PlainField>> {
  const fields: Partial<Pick<BusinessFields, PlainField>> = {};
  for (const name of PLAIN_FIELDS) {
    const { kind, maxChars = 0 } = fieldSpec(name);
    const isSite = name === "website";
    const value = isSite ? readWebsite(cells) : kind === "url" ? cells.url(name) : cells.limited(name, maxChars);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function isPlain(name: FieldName): name is PlainField {
  const { kind, column } = fieldSpec(name);
  return (kind === "text" || kind === "url") && column !== undefined && !READ_BY_RULE.has(name);
}

type Categories = Pick<BusinessFields, "type" | "category" | "subtypes">;

/** The kinds that the row names, or else the kind of the whole list, beside labels that are no known kinds. */
export function readCategories(cells: RowCells): { categories: Categories; areOfList: boolean } {
  const named = readNamedCategories(cells);
  const { listedKind } = cells.mapping;
  const labels = [named.type, named.category].filter((label) => label !== undefined);
  if (listedKind === undefined || [...labels, ...named.subtypes].some(namesKnownKind)) {
    return { categories: named, areOfList: false };
  }
  const subtypes = [...new Set([...labels, ...named.subtypes])].slice(0, MAX_SUBTYPES);
  return { categories: { category: listedKind.name, subtypes }, areOfList: true };
}

function readNamedCategories(cells: RowCells): Categories {
  const kinds = splitKinds(cells.text("type"));
  const type = typeName(cells);
  const listed = splitKinds(cells.text("category"));
  const given = listed[0] ?? categoryName(cells.limited("category", MAX_CATEGORY_CHARS));
  const subtypes = [...new Set([...listed, ...kinds, ...readSubtypes(cells)])].slice(0, MAX_SUBTYPES);
  const category = given ?? (type === undefined ? mainKind(subtypes, cells) : undefined);
  return { subtypes, ...(type === undefined ? {} : { type }), ...(category === undefined ? {} : { category }) };
}

/** The first kind of a list: of tags, which say anything, the first known one. */
function mainKind(subtypes: readonly string[], { mapping: { headers, columns } }: RowCells): string | undefined {
  if (TAGS.test(headers[columns.get("subtypes") ?? -1] ?? "")) return subtypes.find(namesKind);
  return subtypes.find((name) => !isPlace(name)) ?? subtypes[0];
}

/** Portals name the part of the town before the kinds: "Mong Kok / Japanese / Ramen". */
function isPlace(name: string): boolean {
  return name.length >= MIN_PLACE_CHARS && isAnyCity(name) && !namesKind(name);
}

/** Splits several kinds in one cell at characters no kind's name contains. */
function splitKinds(text: string | undefined): readonly string[] {
  if (text === undefined || text.startsWith("{")) return [];
  const isList = text.startsWith("[");
  if (!isList && !BETWEEN_KINDS.test(text)) return [];
  const names = splitCategories(isList || isOnePath(text) ? text : text.replaceAll(BETWEEN_KINDS_ALL, ";"));
  return names.filter((name) => name.length <= MAX_CATEGORY_CHARS);
}

function typeName(cells: RowCells): string | undefined {
  const noun = cells.mapping.typeNoun;
  if (isClosedByType(cells)) return noun === undefined ? undefined : capitalised(noun);
  const type = categoryName(cells.limited("type", MAX_CATEGORY_CHARS));
  if (type === undefined || noun === undefined) return type;
  if (NAMES_A_PLACE.test(type) || !PLAIN_ENGLISH.test(cells.text("type") ?? "")) return type;
  return capitalised(type.toLowerCase().includes(noun.slice(0, NOUN_START_CHARS)) ? type : `${type} ${noun}`);
}

/** Open Brewery DB and others list "closed" among the types: a state, not a kind. */
function isClosedByType(cells: RowCells): boolean {
  return readStatus(cells.text("type") ?? "") === "closed";
}

function readSubtypes(cells: RowCells): string[] {
  const listed = cells.text("subtypes");
  const whole = listed === undefined ? undefined : wholeOfCutList(listed);
  const names = [...(whole ?? (listed === undefined ? [] : splitCategories(listed)))];
  if (whole !== undefined) cells.issues.add("subtypes", "too_long", listed, CUT_SHORT);
  for (const column of cells.mapping.categoryColumns) {
    const name = categoryName(cleanText(cells.row.cells[column]));
    if (name !== undefined) names.push(name);
  }
  return names.filter((name) => name.length <= MAX_CATEGORY_CHARS);
}

export function readRatingAndReviews(cells: RowCells): Pick<BusinessFields, "rating" | "reviews"> {
  const [ratingCell, reviewsCell] = (["rating", "reviews"] as const).map((field) => {
    const text = cells.text(field);
    return text === undefined ? undefined : joinTextList(text);
  });
  const scale = cells.mapping.ratingScale;
  const isReadable = cells.raw("rating") !== true;
  const rating = ratingCell === undefined || !isReadable ? undefined : parseRating(ratingCell, scale);
  const reviews = reviewsCell === undefined ? (parseCountBehindRating(ratingCell ?? "") ?? 0) : parseCount(reviewsCell);
  const isUnrated = ratingCell !== undefined && !/\d/.test(ratingCell) && isWordForNone(ratingCell);
  if (ratingCell !== undefined && rating === undefined && !isUnrated) {
    cells.issues.add("rating", "bad_rating", ratingCell, `0 ile ${scale ?? 5} arasında bir puan değil`);
  }
  if (reviews === undefined && !isPhraseForNothing(reviewsCell ?? ""))
    cells.issues.add("reviews", "bad_number", reviewsCell, "Bir değerlendirme sayısı değil");
  return { reviews: reviews ?? 0, ...(rating === undefined || rating === 0 ? {} : { rating }) };
}

function isWordForNone(text: string): boolean {
  return parseCount(text) === 0 || isPhraseForNothing(text);
}

/** The values of fields that every business has, and which of them the row says nothing about. */
export function readState(cells: RowCells): { state: Pick<BusinessFields, "verified" | "status">; omits: FieldName[] } {
  const status = businessStatus(cells);
  const omits: FieldName[] = [];
  if (cells.text("verified") === undefined) omits.push("verified");
  if (status === undefined) omits.push("status");
  return { state: { verified: readYes(cells.raw("verified")), status: status ?? "operational" }, omits };
}

/** A column about having closed permanently holds yes, a word for closed, or the day or year of it. */
function isClosedFor(cell: CellValue): boolean {
  if (cell === undefined || typeof cell === "boolean") return cell === true;
  return readYes(cell) || readStatus(String(cell)) === "closed" || isPastDate(cell);
}

/** What no list of words knows may say that the business is gone. */
function markUnknownStatus(cells: RowCells): void {
  for (const field of ["status", "openingStatus"] as const) {
    const text = cells.text(field);
    if (text === undefined || isPhraseForNothing(text) || isKnownStatus(text)) continue;
    cells.issues.add(field, "unclear_status", text, "Bu durumun anlamı bilinmiyor; açık sayıldı");
  }
}

/** Undefined if nothing tells. */
function businessStatus(cells: RowCells): BusinessStatus | undefined {
  if (isClosedFor(cells.raw("permanentlyClosed"))) return "closed";
  if (readYes(cells.raw("temporarilyClosed"))) return "temporarily_closed";
  const openFlag = cleanText(cells.row.cells[cells.mapping.openFlagColumn ?? -1]);
  if (openFlag !== undefined && CLOSED_FLAG.test(openFlag)) return "closed";
  const stated = readStatus(cells.text("status") ?? "");
  if (stated !== "unsaid") return stated;
  if (isClosedByType(cells)) return "closed";
  const now = cells.text("openingStatus");
  const isUnclear = now !== undefined && isBareClosed(now);
  const read = now === undefined || isUnclear ? "unsaid" : readStatus(now);
  if (read !== "unsaid") return read;
  const inHours = statusInHours(cells);
  if (inHours !== "unsaid") return inHours;
  const inName = readStatus(IN_BRACKETS.exec(cells.text("name") ?? "")?.[1] ?? "");
  if (inName !== "unsaid") return inName;
  if (isUnclear)
    cells.issues.add("openingStatus", "unclear_status", now, "O an mı, temelli mi kapalı belli değil; açık sayıldı");
  markUnknownStatus(cells);
  const isDenied = CLOSED_FIELDS.some((field) => cells.text(field) !== undefined);
  return isDenied || openFlag !== undefined ? "operational" : undefined;
}
