import { namesKind } from "../../../normalise/values/category-names.ts";
import { headerKey, REMARK } from "./header-fields.ts";

/** Headers only gosom's scraper writes; its `category` corresponds to `type` elsewhere. */
const GOSOM_KEYS = ["openhours", "reviewrating", "completeaddress"];
const TYPE_NOUN = /^([a-z]+)[ _-]type$/i;
/** Nouns before "type" that say nothing about the trade. */
const PLAIN_NOUNS = new Set(
  "business place primary store main post company organisation organization establishment facility property location venue".split(
    " ",
  ),
);
const CONTACT_KEYS = new Set(
  "contact contacts contactinfo contactinformation contactdetails iletisim iletisimbilgileri contacto contactos contatto contatti contato contatos kontakt kontakte kontaktdaten контакты контакт".split(
    " ",
  ),
);
/** Domestic area codes. Under other headers a code may be the country's calling code: "Prefijo", "Indicatif". */
const AREA_KEYS = new Set(
  "ddd ddd1 phonearea telarea contactphonearea areacode phoneareacode stdcode vorwahl ortsvorwahl telefonvorwahl netnummer alankodu 市外局番".split(
    " ",
  ),
);
const RATING_SCALE = /(?<!\d)(?:10|20|100)(?!\d)/;
const LETTER = /\p{L}/u;
const OVERTURE_ROOTS = ["id", "names", "confidence", "sources"];
const FOURSQUARE_KEY = /^fsq/;

/** Whether a column holds contacts of any kind: phones in some files, people in others. */
export function isContactHeader(header: string): boolean {
  return CONTACT_KEYS.has(headerKey(header)) || CONTACT_KEYS.has(headerKey(header.replace(REMARK, "")));
}

/** Whether a column of codes before phone numbers holds area codes, which never reveal a country. */
export function isAreaCodeHeader(header: string): boolean {
  return AREA_KEYS.has(headerKey(header));
}

/** Whether a file comes from gosom's scraper. */
export function isGosom(headers: readonly string[]): boolean {
  const keys = new Set(headers.map(headerKey));
  return GOSOM_KEYS.filter((key) => keys.has(key)).length >= 2;
}

/** Whether a file holds Overture places, whose `id` is worldwide (GERS). */
export function isOverture(headers: readonly string[]): boolean {
  const roots = new Set(headers.map((header) => header.split(".")[0]?.toLowerCase()));
  return OVERTURE_ROOTS.every((root) => roots.has(root));
}

/** The subject of the type column, if its header says so: a brewery in "brewery_type", but no "post" or "rest". */
export function findTypeNoun(header: string | undefined): string | undefined {
  const noun = TYPE_NOUN.exec(header ?? "")?.[1]?.toLowerCase();
  return noun === undefined || PLAIN_NOUNS.has(noun) || !namesKind(noun) ? undefined : noun;
}

/**
 * The scale of a rating column: "Rating (0-10)" and "Puan (10 üzerinden)" state it; Foursquare's is 10 without saying so. A bare "10" is the
 * number of a column.
 */
export function findRatingScale(headers: readonly string[], column: number | undefined): number | undefined {
  const header = column === undefined ? undefined : headers[column];
  if (header === undefined) return undefined;
  const stated = LETTER.test(header) ? RATING_SCALE.exec(header)?.[0] : undefined;
  if (stated !== undefined) return Number(stated);
  return headers.some((other) => FOURSQUARE_KEY.test(headerKey(other))) ? 10 : undefined;
}
