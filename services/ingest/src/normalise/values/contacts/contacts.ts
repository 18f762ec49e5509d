import { countryName } from "@meridian/domain/places/country-names";
import { anyOf } from "@meridian/platform/read-table";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { CONTACT_WORDS } from "./contact-words.ts";

export interface Contacts {
  /** Lines with a number and nothing else but words for a phone. */
  phones: readonly string[];
  website?: string;
  /** What is no contact: whom a number belongs to. */
  others: readonly string[];
}

const SEVERAL = /@|:\/\/|\p{L}\.\p{L}{2}|\n/u;
/** Lists and objects in JSON. */
const JSON_VALUE = /^\s*[[{]/;
/** A link that dials its number, which is the cell's value if it holds no other. */
const DIALLING = /\/\/(?:wa\.me|api\.whatsapp\.com)\//i;
const MAIL = /(?:mailto:)?[^\s@,;|/<>()[\]]+@[^\s@,;|/<>()[\]]+\.\p{L}{2,}/gu;
const HOST = String.raw`(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,12})(?![\p{L}\p{N}@.-])`;
const PATH = String.raw`[^\s;|,<>()[\]]`;
const LINK = new RegExp(String.raw`(?:https?:\/\/|www\.)${PATH}+|${HOST}(?:\/${PATH}*)?`, "giu");
const DOMAINS = new Set("com net org info biz edu gov eu uk shop store online site app рф укр бел".split(" "));
const ENDS = /^[\s,;:/·•)\]–-]+|[\s,;:/·•([\]–-]+$/g;
const PHONE_WORD = `(?<![\\p{L}\\p{N}])${anyOf([...CONTACT_WORDS.phone, "[tp]"])}(?![\\p{L}\\p{N}])`;
const PHONE_WORDS = new RegExp(`${PHONE_WORD}(?:[\\s.-]*(?:nr|no|num(?:ber|mer|ara(?:sı)?)?)(?!\\p{L}))?`, "giu");
/** "Palazzo Vittone, tel. 0121 376818": the number that a text calls a phone. */
const NUMBER_BEHIND_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${anyOf(CONTACT_WORDS.phone)}(?![\p{L}\p{N}])[\s.:：/]*(\+?\s?\(?\d(?:[\s()./–-]{0,2}\d){5,14})(?!\d)`,
  "iu",
);
const NAMED_LIKE_PHONE = new RegExp(`^${PHONE_WORD}\\.`, "iu");
const FAX = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(CONTACT_WORDS.fax)}(?!\\p{L}).*$`, "iu");
/** "Tel./Fax:" */
const PHONE_AND_FAX = new RegExp(
  `(${anyOf(CONTACT_WORDS.phone)})[.\\s]*[/&+-]\\s*${anyOf(CONTACT_WORDS.fax)}(?!\\p{L})`,
  "giu",
);
const LINK_WORD = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(CONTACT_WORDS.link)}[\\s.:：/]*$`, "iu");
/** Longer cells hold more than a number. */
const MAX_NUMBER_CHARS = 40;
const NUMBER = /(?:\p{Nd}\P{L}*){6}/u;
const LETTER = /\p{L}/u;
/** Stands for a link or address of mail that was taken out. */
const TAKEN = "\n";

/** The contacts of a cell; undefined for most cells, which hold one. */
export function splitContacts(cell: CellValue): Contacts | undefined {
  if (typeof cell !== "string") return undefined;
  const maySplit = SEVERAL.test(cell) || (cell.length > MAX_NUMBER_CHARS && NUMBER_BEHIND_WORD.test(cell));
  if (!maySplit || JSON_VALUE.test(cell)) return undefined;
  if (DIALLING.test(cell) && !NUMBER.test(cell.replace(LINK, TAKEN))) return undefined;
  let website: string | undefined;
  const rest = cell.replace(MAIL, TAKEN).replace(LINK, (link: string, domain: string | undefined) => {
    if (domain !== undefined && !isHost(link, domain)) return link;
    if (!DIALLING.test(link)) website ??= link;
    return TAKEN;
  });
  const pieces = rest
    .replace(PHONE_AND_FAX, "$1")
    .split(/[\n;|]/)
    .map((piece) => tidy(tidy(piece.replace(FAX, "")).replace(LINK_WORD, "")));
  const [phones, others]: [string[], string[]] = [[], []];
  for (const piece of pieces) {
    const [called = "", number] = isPhone(piece) ? [piece, piece] : (NUMBER_BEHIND_WORD.exec(piece) ?? []);
    if (number !== undefined) phones.push(number);
    const other = tidy(piece.replace(called, ""));
    if (other !== "") others.push(other);
  }
  return { phones, others, ...(website === undefined ? {} : { website }) };
}

function tidy(piece: string): string {
  return piece.replace(ENDS, "");
}

/** Whether a text is a number, or several, and nothing else but words for a phone. */
export function isPhone(piece: string): boolean {
  return NUMBER.test(piece) && !LETTER.test(piece.replace(PHONE_WORDS, ""));
}

/** "Tel.Nr" and "bzw.u" are no hosts. */
function isHost(link: string, domain: string): boolean {
  const isKnown = DOMAINS.has(domain.toLowerCase()) || countryName(domain.toUpperCase()) !== undefined;
  return isKnown && !NAMED_LIKE_PHONE.test(link);
}
