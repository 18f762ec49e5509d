import { countryCodeOf, countryCodeOfName } from "@meridian/domain/places/country-names";
import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf } from "@meridian/platform/read-table";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { dayNamePattern } from "../../../normalise/hours/day-names.ts";
import { parseOpeningHours } from "../../../normalise/hours/opening-hours.ts";
import { countryOfEasternAddress } from "../../../normalise/places/address/eastern-address.ts";
import { isUsState } from "../../../normalise/places/address/states/state-names.ts";
import { CANADIAN_PROVINCES, US_STATES } from "../../../normalise/places/country/country.ts";
import { isAnyCity } from "../../../normalise/places/known-cities.ts";
import { hasTradeCode, isNoKind, namesKind } from "../../../normalise/values/category-names.ts";
import { CONTACT_WORDS } from "../../../normalise/values/contacts/contact-words.ts";
import { splitContacts } from "../../../normalise/values/contacts/contacts.ts";
import { parseNumber } from "../../../normalise/values/number.ts";
import { asciiDigits, cleanText } from "../../../normalise/values/text.ts";
import { isDateInWords } from "./dates-in-words.ts";
import { hasKindWord, namesRegion } from "./names/known-names.ts";

/** What a single cell looks like. A cell can have several shapes. */
export type CellShape =
  | "email"
  | "mapLink"
  | "imageLink"
  | "link"
  | "phone"
  | "contacts"
  | "looseDigits"
  | "pair"
  | "degrees"
  | "rating"
  | "whole"
  | "date"
  | "flag"
  | "hours"
  | "ownPostalCode"
  | "digitPostalCode"
  | "countryName"
  | "countryCode"
  | "timeZone"
  | "placeId"
  | "uuid"
  | "city"
  | "region"
  | "kind"
  | "address"
  | "manyParts"
  | "businessWords"
  | "text"
  | "longText";

const LINK = /^(?:https?:\/\/|www\.)\S+$/i;
const BARE_HOST = /^(?!\d+\.\d+$)[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i;
const MAP_LINK =
  /google\.[a-z.]+\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo\.gl|openstreetmap\.org|yandex\.[a-z.]+\/maps|place_id[:=]/i;
const IMAGE_LINK = /\.(?:jpe?g|png|webp|gif)(?:[?#]|$)|googleusercontent\.com|streetviewpixels/i;
const CHAT_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?\d{8,15}\b/i;
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i;
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[T ].*)?$/;
const DIALLED = /^[+(]?[\d\s()./–-]{6,25}(?:\s*(?:ext|x|int)\.?\s*\d{1,5})?$/i;
const PAIR =
  /^[([{\s]*-?\d{1,3}[.,](?:\d{3,}\s*[,;/|\s]\s*-?\d{1,3}[.,]\d+|\d+\s*[,;/|\s]\s*-?\d{1,3}[.,]\d{3,})[)\]}\s]*$|^POINT\s*\(/i;
const ANGLES = /^[NS]?\s*\d{1,2}\s?[°º].*[\s,;/][EWO]?\s*\d{1,3}\s?[°º].*\d/i;
const DECIMALS = /^-?\d{1,3}[.,]\d{3,}$/;
const RATING = /^[0-5][.,]\d{1,2}$|^[1-5]$/;
const CLOCK = /\d{1,2}[:.h]\d{2}|\d\s*(?:am|pm)|24\/7|24 ?h/i;
const SPAN = /^\d{1,2}[:.]\d{2}\s*[-–~]\s*\d{1,2}[:.]\d{2}/;
const OWN_POSTAL_CODE =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d|[1-9]\d{3} ?[A-Z]{2}|\d{5}-\d{3,4}|\d{4}-\d{3}|\d{2}-\d{3}|〒?\d{3}-\d{4}|(?:(?:S|SE|SK|CZ|GR)-)?\d{3} \d{2}|[A-Z]{1,3}-\d{4,5})$/;
const DIGIT_POSTAL_CODE = /^\d{4,6}(?:\.0)?$/;
const TIME_ZONE = /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Za-z_/-]+$/;
const PLACE_ID = /^ChIJ[\w-]{20,}$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$|^[0-9a-f]{24,32}$/i;
const FLAGS = new Set(
  "yes no true false y n ja nein oui non si sí no да нет evet hayır hayir tak nie ano ne 是 否 有 無".split(" "),
);
/** Legal forms and words for branches, worldwide. */
const LEGAL_FORMS =
  /(?:^|[\s,.])(?:ltd|limited|llc|inc|corp|co|plc|gmbh|ag|kg|ohg|ug|e\.?\s?k|s\.?a|s\.?r\.?l|s\.?l|s\.?p\.?a|sarl|sas|bv|b\.v|nv|oy|ab|aps|a\/s|d\.?o\.?o|s\.?r\.?o|a\.?ş|şti|kft|zrt|sp\.? z o\.?o|pvt|pt|cv|tnhh|ооо|ип|зао|ао|пао|тов|еоод|оод|ет|α\.?ε|ε\.?π\.?ε)\.?(?=$|[\s,)])|株式会社|有限会社|有限公司|주식회사|\(주\)|& (?:co|sons?|söhne)/iu;
const STREET_WORDS =
  /(?:^|[\s.,])(?:st|street|rd|road|ave?|avenue|blvd|lane|ln|drive|dr|hwy|highway|way|square|str|straße|strasse|weg|platz|allee|gasse|rue|av|boulevard|chemin|place|quai|impasse|calle|c\/|avda|avenida|plaza|paseo|carrer|via|viale|piazza|corso|vicolo|rua|travessa|praça|largo|rodovia|straat|laan|plein|gracht|ul|ulica|aleja|al|náměstí|třída|utca|út|tér|strada|bd|calea|ул|улица|пр|проспект|пер|переулок|бул|бульвар|булевард|вул|вулиця|шоссе|οδός|λεωφόρος|cad|caddesi|cd|sok|sokak|sk|mah|mahallesi|bulvarı|jalan|jl|đường|phố|soi|thanon|ถนน|شارع|طريق|خیابان|רחוב|gatan|vägen|gata|vej|gade|veien|katu|tie)(?=$|[\s.,\d])|(?:straße|strasse|str\.|weg|gasse|straat|gatan|gata|vägen|katu|utca)\b|[市区區町丁目番路街号號]|[가-힣]+(?:로|길|동)(?=\s|\d|$)/iu;
const NUMBERED = /\p{L}{3,}.*[\s,]\d{1,5}(?:\/\d{1,4})?\s*\p{L}?(?:[,\s]|$)/iu;
const LETTERS = /\p{L}/u;
/** Grouped by dashes: a prefix in some, a country or language, a publisher, a title and a check digit. */
const ISBN = /^(?:97[89]-)?\d{1,5}-\d{1,7}-\d{1,6}-\d$/;
const IP_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const MAX_SHORT_CHARS = 60;
const MAX_ADDRESS_CHARS = 160;
const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;
const MIN_DIALLED_DIGITS = 8;
const PHONE_LABEL = new RegExp(`^(?:${anyOf(CONTACT_WORDS.phone)}|[tp]|тлф)(?:[.:：]\\s*|\\s+(?:[:：]\\s*)?)`, "iu");
const CODE = /^[A-Z]{2,3}$/;
/** "Vancouver, BC", alone or before further towns: "Burnaby, BC|Surrey, BC". */
const STATE_BEHIND = new RegExp(`, ${anyOf([...US_STATES, ...CANADIAN_PROVINCES])}(?:\\|.*)?$`);

/** The shapes of a cell. Names are looked up only if `isNamed`, because that is slow. */
export function shapesOf(cell: CellValue, isNamed: boolean): ReadonlySet<CellShape> {
  const text = cleanText(cell);
  if (text === undefined) return new Set();
  if (typeof cell === "boolean" || FLAGS.has(text.toLowerCase())) return new Set(["flag"]);
  const digits = asciiDigits(text);
  if (!LETTERS.test(digits)) return new Set(shapesOfFigures(digits));
  return new Set(typedShapes(text, digits) ?? shapesOfContacts(cell) ?? shapesOfNames(text, isNamed));
}

function shapesOfFigures(text: string): CellShape[] {
  if (DATE.test(text)) return ["date"];
  const found: CellShape[] = [];
  if (PAIR.test(text)) found.push("pair");
  if (DECIMALS.test(text) && isDegrees(text)) found.push("degrees");
  if (RATING.test(text)) found.push("rating");
  if (/^\d{1,9}(?:\.0)?$/.test(text)) found.push("whole");
  if (OWN_POSTAL_CODE.test(text)) found.push("ownPostalCode");
  if (DIGIT_POSTAL_CODE.test(text)) found.push("digitPostalCode");
  if (SPAN.test(text)) found.push("hours");
  if (isPhone(text)) found.push("phone");
  else if (/^\d{8,13}$/.test(text)) found.push("looseDigits");
  return found;
}

function typedShapes(text: string, digits: string): CellShape[] | undefined {
  if (EMAIL.test(text)) return ["email"];
  if (CHAT_LINK.test(text)) return ["phone"];
  if (LINK.test(text) || BARE_HOST.test(text)) {
    if (MAP_LINK.test(text)) return ["mapLink", "link"];
    return IMAGE_LINK.test(text) ? ["imageLink", "link"] : ["link"];
  }
  if (PLACE_ID.test(text)) return ["placeId"];
  if (UUID.test(text)) return ["uuid"];
  if (TIME_ZONE.test(text)) return ["timeZone"];
  if (PAIR.test(digits) || ANGLES.test(digits)) return ["pair"];
  if (DATE.test(digits) || isDateInWords(digits)) return ["date"];
  if (OWN_POSTAL_CODE.test(digits.toUpperCase())) return ["ownPostalCode"];
  if (isHours(text, digits)) return ["hours"];
  return isPhone(digits.replace(PHONE_LABEL, "")) ? ["phone"] : undefined;
}

/** Of several contacts in a cell, the phone comes first. A number in a text without a site may be a person's. */
function shapesOfContacts(cell: CellValue): CellShape[] | undefined {
  const contacts = splitContacts(cell);
  if (contacts === undefined) return undefined;
  if (contacts.others.length > 0)
    return contacts.phones.length > 0 && contacts.website !== undefined ? ["contacts", "text"] : undefined;
  return contacts.phones.length > 0 ? ["phone"] : contacts.website === undefined ? ["email"] : ["link"];
}

function shapesOfNames(text: string, isNamed: boolean): CellShape[] {
  const found: CellShape[] = [text.length > MAX_ADDRESS_CHARS ? "longText" : "text"];
  if (hasTradeCode(text)) return [...found, "kind"];
  if (!isNamed || text.length > MAX_ADDRESS_CHARS) return found;
  if (CODE.test(text) && countryCodeOf(text) !== undefined) found.push("countryCode");
  if (text.length <= MAX_SHORT_CHARS) {
    if (countryCodeOfName(text) !== undefined) found.push("countryName");
    if (isAnyCity(text.replace(STATE_BEHIND, ""))) found.push("city");
    if (isUsState(text) || namesRegion(text)) found.push("region");
    if (namesKind(text) && !isNoKind(text)) found.push("kind");
  }
  if (LEGAL_FORMS.test(text) || hasKindWord(text)) found.push("businessWords");
  // From the province down, in scripts without commas.
  const isEastern = countryOfEasternAddress(text) !== undefined;
  if (isEastern || isAddress(text)) found.push("address");
  if (isEastern || text.split(/[,،、]/).length > 2) found.push("manyParts");
  return found;
}

/** "Plavec d.o.o.", "Audax Ltd": no header ends in a legal form. */
export function hasLegalForm(text: string): boolean {
  return LEGAL_FORMS.test(text);
}

function isAddress(text: string): boolean {
  if (STREET_WORDS.test(text)) return /\p{N}/u.test(text) || text.includes(",");
  return NUMBERED.test(text);
}

function isHours(text: string, digits: string): boolean {
  if (!CLOCK.test(digits) && foldText(text).search(dayNamePattern()) < 0) return false;
  return parseOpeningHours(text).hours !== undefined;
}

function isDegrees(text: string): boolean {
  const number = parseNumber(text, "decimals");
  return number !== undefined && Math.abs(number) <= 180;
}

/** A number recognisable as a phone by its plus, leading zero or separators, if it is not a book's or a computer's. */
function isPhone(text: string): boolean {
  if (!DIALLED.test(text) || IP_ADDRESS.test(text) || isIsbn(text)) return false;
  const count = text.replace(/\D/g, "").length;
  if (count < MIN_PHONE_DIGITS || count > MAX_PHONE_DIGITS) return false;
  if (/^(?:\+|00)[1-9]/.test(text)) return parsePhoneNumberFromString(text.replace(/^00/, "+"))?.isPossible() === true;
  if (/^\(?0\d/.test(text)) return count >= MIN_DIALLED_DIGITS && !/^0\d*[.,]\d+$/.test(text);
  const groups = text.split(/[\s()./–-]+/).filter((group) => group !== "");
  return groups.length >= 3 && count > MIN_DIALLED_DIGITS;
}

/** Whether the check digit of a book's number is right. */
function isIsbn(text: string): boolean {
  if (!ISBN.test(text)) return false;
  const digits = Array.from(text.replaceAll("-", ""), Number);
  const isLong = digits.length === 13;
  const sum = digits.reduce((total, digit, at) => total + digit * (isLong ? 1 + (at % 2) * 2 : 10 - at), 0);
  return (isLong || digits.length === 10) && sum % (isLong ? 10 : 11) === 0;
}
