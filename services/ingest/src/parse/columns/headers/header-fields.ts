import { foldText } from "@meridian/domain/text/fold-text";
import { columnSynonyms, SOURCE_FIELDS, type SourceField } from "./column-synonyms.ts";

export interface HeaderField {
  field: SourceField;
  /** Of two columns for one field, the lower priority number wins. */
  priority: number;
}

const BETWEEN_WORDS = /[\s_.:/-]+|(?<=\p{Ll})(?=\p{Lu})/u;
/** Names of the enclosing record that flattening puts before each field. */
const ENVELOPE =
  /^(?:properties|geometry|tags|fields|result|place|_source|json|data|item|node)[.:/]|^(?:properties|tags|field)_|^(?:schema|foaf|vcard|locn)[_:.]|^@/i;
/** OpenStreetMap keys that say what a place is. */
const MAP_TYPE_KEYS = new Set(["shop", "amenity", "tourism", "craft", "office", "leisure", "healthcare"]);
/** Databases and spreadsheets write "addr_street" for "addr:street". */
const MAP_ADDRESS_KEY = /^(?:addr|contact):|^addr_(?:street|housenumber|postcode|city)$/;
/** One that says what a place once was; what it is now comes first. */
const MAP_HISTORY_KEY = "historic";
/** "properties.shop" */
const TAG = /^(?:properties|tags)\./;
/** This many of these keys make a file a map's extract, whatever its other headers are. */
const MIN_TYPE_KEYS = 2;
/** A remark after a header: "Rating (0-5)"; a list index, "openingHours[0]", or the line of an address is not one. */
export const REMARK = /[([{（＜【](?!\d+\]|(?:line|ligne|l[ií]nea|linha|zeile|regel|rad) ?\d).*$/i;
/** "Industry (ANZSIC4) description" */
const REMARK_WITHIN = /(?<=\p{L}\s*)[([][^()[\]]*[)\]](?=\s*\p{L})/u;
/** Wikidata's answers name a thing's label after the thing: "cityLabel". */
const LABEL = /(?<=\p{Ll})Label$/u;
/** Beside a name the public knows, the owner's legal name comes last. */
const LEGAL_NAMES =
  /^(?:legalname|licen[cs]ee|licen[cs]eholder|permittee|permitholder|raisonsociale(?:exploitant)?|(?:nombres?(?:yapellidos)?|apellidosynombres?)?[ou]?razonsocial|raz(?:on)?soc|razsocial|razaosocial(?:completa)?|rag(?:ione)?soc(?:iale)?|denominazionesociale|denominac[ai]osocial|denominacion(?:social)?|denominationunitelegale|statutairenaam|juridischenaam|nazwapelna|επωνυμια|полноенаименование|юридическоеназвание|法人名)$/;
const LEGAL_NAME_PRIORITY = 10_000;
/**
 * In other files these are ratings, addresses, sites and kinds; here a mapper's remark, "indoor" or "underground", all other tags, and a
 * class of hotels.
 */
const NOT_OF_MAP = new Set(["type", "@type", "note", "location", "site", "tags", "stars"]);
/** What a query of the map asked for in place of an outline: "center". The point itself is in "geometry". */
const MAP_QUERY_GEOMETRY = "@geometry";
/** Where a tag of the map comes from: "source:url". */
const MAP_SOURCE = /^source(?::|$)/;
const MAP_TYPE_PRIORITY = 1000;
/** Without its accent, this is the Spanish abbreviation of a postal code. */
const CZECH_HOUSE_NUMBER = /^\s*č\.?\s?p\.?\s*$/i;
/** Basque for a kind; with a space, "Mô tả" is Vietnamese for a description. */
const BASQUE_KIND = /^\s*mota\s*$/i;
/** The record within a record that holds a field: "address/city", "contact.phone", "address.street.0", Socrata's "location_1_city". */
const CONTAINER =
  /^(?:(?:address(?:es)?|addr|location|contacts?|kontakt?|contac?tt?[io]s?|iletisim|geo(?:data)?|position|coordinates|coordenadas|coordinat[ei]|koordinat(?:en|er|lar)|locatie|locali[sz]a(?:tion|cao|cion)|lokalizacja|lokace|posizione|ubicacion)(?:[./]\d+)?[./]|location_\d_|geolocation[._])(.+?)(?:[./]\d+)?$/i;
const PATH = /^(\p{L}+?)(?:_?(?:details?|info))?[./](\D+)$/iu;
const IN_TWO_SCRIPTS = /^\s*([^/|\n]*\p{L}[^/|\n]*?)\s*[/|\n]\s*([^/|\n]*\p{L}[^/|\n]*)$/u;
const LATIN = /\p{Script=Latin}/u;
/** Fields whose headers also name the records that hold their parts. */
const IS_CONTAINER: ReadonlySet<SourceField> = new Set(["fullAddress", "coordinates"]);
/** Fields that mean the business's own there; a contact's name is a person's. */
export const IN_CONTAINER: ReadonlySet<SourceField> = new Set([
  "fullAddress",
  "street",
  "city",
  "state",
  "postalCode",
  "country",
  "countryCode",
  "phone",
  "website",
  "latitude",
  "longitude",
]);
const CONTAINER_PRIORITY = 2000;
/** What the link or picture that a scraper met leads to, beside a column with its text: "Website-href" beside "Website". */
const TARGET = /[\s_-]+(?:href|src)$/i;
const TARGET_FIELDS: ReadonlySet<SourceField> = new Set(["website", "url", "photo", "logo", "reviewsLink"]);
const TARGET_PRIORITY = -1;
/** What a program found out itself, a geocoder's spelling of an address, is written beside what was given: "_formattedAddress". */
const DERIVED = /^_(?!source[.:/])/;
const DERIVED_PRIORITY = 3000;
/** Japan's mark of postal codes, which has neither letters nor digits. */
const POSTAL_MARK = /^\s*〒\s*$/;
const NUMBER_SIGN = /(?<=[\p{L}.])\s*#$/u;
const NONE: readonly HeaderField[] = [];

let fieldsByKey: ReadonlyMap<string, readonly HeaderField[]> | undefined;

/** A header in comparison form: folded letters and digits, without the strokes that stretch Arabic words: "المدينـــة". */
export function headerKey(header: string): string {
  return foldText(header).replace(/(?:[^\p{L}\p{N}]|ـ)+/gu, "");
}

/** "Street #" is not the street. */
export function withNumberInWords(header: string): string {
  return header.replace(NUMBER_SIGN, " number");
}

/** The fields a header may mean; one key may mean different fields in two languages. */
export function fieldsOfHeader(header: string, isFromMap: boolean): readonly HeaderField[] {
  if (header.toLowerCase() === MAP_QUERY_GEOMETRY) return NONE;
  if (isFromMap) {
    const key = header.toLowerCase().replace(ENVELOPE, "");
    if (MAP_TYPE_KEYS.has(key)) return [{ field: "type", priority: MAP_TYPE_PRIORITY }];
    if (key === MAP_HISTORY_KEY) return [{ field: "type", priority: MAP_TYPE_PRIORITY + 1 }];
    if (NOT_OF_MAP.has(key) || MAP_SOURCE.test(key)) return NONE;
  }
  if (CZECH_HOUSE_NUMBER.test(header)) return NONE;
  if (POSTAL_MARK.test(header)) return [{ field: "postalCode", priority: 0 }];
  if (BASQUE_KIND.test(header)) return [{ field: "category", priority: 0 }];
  const fields =
    fieldsOfKey(header) ??
    fieldsOfKey(header.replace(REMARK, "")) ??
    fieldsOfKey(header.replace(REMARK_WITHIN, " ")) ??
    fieldsOfKey(bareHeader(header)) ??
    fieldsOfKey(header.replace(LABEL, "")) ??
    fieldsOfTarget(header) ??
    fieldsOfKey(inTwoScripts(header)?.[0] ?? "") ??
    fieldsInContainer(bareHeader(header));
  if (!DERIVED.test(header)) return fields;
  return fields.map(({ field, priority }) => ({ field, priority: priority + DERIVED_PRIORITY }));
}

function fieldsOfTarget(header: string): readonly HeaderField[] | undefined {
  const text = header.replace(TARGET, "");
  const fields = text === header ? undefined : fieldsOfKey(text)?.filter(({ field }) => TARGET_FIELDS.has(field));
  return fields?.map(({ field }) => ({ field, priority: TARGET_PRIORITY }));
}

/** "Trade Name / الاسم التجاري": the two halves of a header that says the same in two scripts. */
export function inTwoScripts(header: string): [first: string, second: string] | undefined {
  const [, first = "", second = ""] = IN_TWO_SCRIPTS.exec(header) ?? [];
  return LATIN.test(first) === LATIN.test(second) ? undefined : [first, second];
}

/** A header without the name of its enclosing record: "tags.addr:housenumber". */
export function bareHeader(header: string): string {
  return header.replace(ENVELOPE, "");
}

function fieldsInContainer(header: string): readonly HeaderField[] {
  const inner = headerInContainer(header);
  if (inner === undefined) return NONE;
  const fields = fieldsOfKey(inner)?.filter(({ field }) => IN_CONTAINER.has(field)) ?? NONE;
  return fields.map(({ field, priority }) => ({ field, priority: priority + CONTAINER_PRIORITY }));
}

/** "address/city", and in other languages what is within a header for where or how to reach a business: "adres.huisnummer". */
export function headerInContainer(header: string): string | undefined {
  const inner = CONTAINER.exec(header)?.[1];
  if (inner !== undefined) return inner;
  const [, container = "", own] = PATH.exec(header) ?? [];
  return fieldsOfKey(container)?.some(({ field }) => IS_CONTAINER.has(field)) ? own : undefined;
}

/** Whether a header means a business's legal name. */
export function isLegalName(header: string): boolean {
  return LEGAL_NAMES.test(headerKey(header));
}

/** The words of a header as written: "CustomerName" and "customer_name" are two. */
export function wordsOfHeader(header: string): string[] {
  return header.split(BETWEEN_WORDS).filter((word) => word !== "");
}

/** The fields for a header's exact words; undefined if unknown. */
export function fieldsOfWords(header: string): readonly HeaderField[] {
  return fieldsOfKey(header) ?? NONE;
}

/** Whether a file uses OpenStreetMap's keys, as its extracts do. */
export function isOpenStreetMap(headers: readonly string[]): boolean {
  const keys = headers.map((header) => header.toLowerCase().replace(ENVELOPE, ""));
  const hasAddress = keys.some((key) => MAP_ADDRESS_KEY.test(key));
  const hasNode = headers.some((header) => /^@(?:id|lat|lon|type)$|^osm[_ ]?(?:id|type)$/i.test(header));
  const hasTags = keys.includes("tags") && keys.includes("amenity");
  const isOfGeometries = keys.includes("geometry") && keys.includes("amenity");
  const typeKeys = keys.filter((key) => MAP_TYPE_KEYS.has(key) || key === MAP_HISTORY_KEY).length;
  if (typeKeys === 0) return false;
  const isOfTags = headers.some(
    (header) => TAG.test(header) && MAP_TYPE_KEYS.has(header.toLowerCase().replace(ENVELOPE, "")),
  );
  return isOfTags || hasAddress || hasNode || hasTags || isOfGeometries || typeKeys >= MIN_TYPE_KEYS;
}

/** All known headers in comparison form, with their fields. */
export function knownHeaders(): ReadonlyMap<string, readonly HeaderField[]> {
  fieldsByKey ??= buildFieldsByKey();
  return fieldsByKey;
}

function fieldsOfKey(header: string): readonly HeaderField[] | undefined {
  return knownHeaders().get(headerKey(header));
}

function buildFieldsByKey(): Map<string, HeaderField[]> {
  const byKey = new Map<string, HeaderField[]>();
  const synonyms = columnSynonyms();
  for (const field of SOURCE_FIELDS) {
    for (const [place, header] of (synonyms.get(field) ?? []).entries()) {
      const key = headerKey(header);
      const priority = field === "name" && LEGAL_NAMES.test(key) ? place + LEGAL_NAME_PRIORITY : place;
      const entries = byKey.get(key) ?? [];
      if (key === "" || entries.some((entry) => entry.field === field)) continue;
      entries.push({ field, priority });
      byKey.set(key, entries);
    }
  }
  return byKey;
}
