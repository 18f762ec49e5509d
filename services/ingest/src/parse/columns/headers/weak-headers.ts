import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf, readWordLists } from "@meridian/platform/read-table";
import type { SourceField } from "./column-synonyms.ts";
import { fieldsOfWords, IN_CONTAINER, inTwoScripts } from "./header-fields.ts";
import { fieldsOfJoinedWords } from "./joined-words.ts";

/**
 * Patterns of folded words. "owner": whom a header belongs to, the business rather than a person. "place", "placeBehind": nouns for a
 * business before and after what a header means, or only after it. "nameWord": the word "name"; "nameStart", "nameEnd": the same at either
 * end of a header, in languages that join words. "other", "otherWithin": words, and parts of longer words, for anything but the business:
 * people, surroundings, and the file's own bookkeeping.
 */
const WORDS = readWordLists(new URL("weak-headers.tsv", import.meta.url), [
  "owner",
  "place",
  "placeBehind",
  "nameWord",
  "nameStart",
  "nameEnd",
  "other",
  "otherWithin",
]);
const OWNER = new RegExp(`^${anyOf(WORDS.owner)}[ _./:-]+(.+)$`);
/** Words about the location rather than the business, and a chain's own areas. */
const NOT_OWNED =
  /^(?:store|shop|branch|dealer)[ _./:-]+(?:region|area|zone|district)$|^(?:location|place|property)[ _./:-]+description$|^(?:place|listing)[ _./:-]+state$|^(?:client|customer|contact|member)[ _./:-]+(?:photo|image|picture|avatar)/;
/** "city_ar", "kunta_fi", "address (en)": a field in one of the languages of its file. */
const IN_LANGUAGE =
  /^(.*\p{L}{3})[ _.:-]+\(?(a[rz]|bg|c[asy]|d[ae]|e[lnstu]|f[air]|ga|h[eruy]|it|ja|k[ako]|l[tv]|nl|p[lt]|r[ou]|s[klqrv]|t[hr]|u[kr]|vi|zh)\)?$/u;
const NUMBERED = /^(.*[^\d\s_.-])[ _.-]*1$/;
/** Fields for which that is unambiguous; a "customer name" may be a person, a "location type" a geocoder's result. */
const OWNED: ReadonlySet<SourceField> = new Set([
  ...IN_CONTAINER,
  "rating",
  "reviews",
  "workingHours",
  "description",
  "category",
  "photo",
]);
/** An "activité principale" is as often a code. */
const OF_PLACE_FIELDS: ReadonlySet<SourceField> = new Set([...OWNED].filter((field) => field !== "category"));
/** The records that flattened headers begin with: "address/neighborhood" is not an address or neighbourhood. */
const CONTAINER = /^(?:address|location|contact)$/;
const NUMBERED_FIELDS: ReadonlySet<SourceField> = new Set([
  "phone",
  "website",
  "street",
  "city",
  "state",
  "postalCode",
  "photo",
  "type",
  "category",
]);
const OF =
  "(?:(?:of[ _]the|of|de[ _]la|de[ _]l'|del|de|du|della|dell'|di|do|da|der|des|van[ _]de|van[ _]het)[ _]+|dell'|de l')";
/** "Restoran Adresi", "Адрес ресторана", "Dirección del hotel", "prov.museo": the owner stands before or after. */
const OF_PLACE = new RegExp(`^${anyOf(WORDS.place)}[ _./:-]+(.+)$`);
const PLACE = new RegExp(`^${anyOf(WORDS.place)}$`);
const BEHIND_OF_PLACE = new RegExp(`^(.+?)[ _.]+${OF}?${anyOf([...WORDS.place, ...WORDS.placeBehind])}$`);
/** "OSB İli", "Tesis Telefonu": the ending says whose it is. Sites and mail have addresses, too, and people live elsewhere. */
const OF_ANY_IN_TURKISH =
  /^(?!(?:web|internet|site|www|ip|e-?posta|mail|elektronik|ev|ikamet|fatura|teslimat|dogum|yetkili)\b)[^\s]+[ _.-]+(adresi|ili|ilcesi|sehri|telefonu)$/;
const NAME_OF =
  "(?:name of|name|nombre|nom|nome|naam|nazwa|nazev|nazov|naziv|nume|denumire|denominazione|denominacion|descrizione|descripcion|descricao)[ _](?:(?:the|de|del|della|do|da|du|de la)[ _])?";
/** "F_NAME", the facility's; a bare noun may be whom it belongs to. */
const NAME_BY_LETTER = /^[a-z][ _.-]name$/;
const NAME_OF_PLACE = new RegExp(
  `^(?:${NAME_OF})?${anyOf(WORDS.place)}(?:[ _.-]*(?:name|title|adi|ismi|unvani|isim|nom|nombre|nome))?$`,
);

/** Of places with kinds of their own; a "member type" or "listing type" is a contract. */
const TYPE_OF_PLACE =
  /^post[ _]type$|^(?:lodging|restoration|clinic|hospital|school|pharmacy|shop|outlet|retailer|museum|bar|cafe|church|university|college|center|centre|market|gym|bank|winery)[ _.-]*type$|^type[ _]of[ _](?:clinic|hospital|school|pharmacy|shop|library|museum|church|college|market|bank|care|care[ _]?facility|food|cuisine)$/;

/** The same in other languages: "pharmacie_type", "Categorie spital". */
const KIND =
  "(?:types?|tipe|tipo|typ|tip|kind|art|categorie|categoria|kategorie|kategoria|kategori|rodzaj|soort|vrsta|jenis|loai|тип|вид|категория|نوع|סוג)";
/** The bare word for a kind. */
export const KIND_WORD = new RegExp(`^${KIND}$`);
/** Companies have kinds of size and law. */
const SIZED = "entreprise|empresa|impresa|azienda|societ[ae]|unternehmen|firm";
const KIND_OF_PLACE = new RegExp(
  `^(?!.*(?:member|listing|property|site|place|poi|branch|${SIZED}))(?:${KIND}[ _.-]+${OF}?${anyOf([...WORDS.place, ...WORDS.placeBehind])}|${anyOf(WORDS.place)}[ _.-]+${KIND})$`,
);
/** "commune_nom", "nome_provincia": the name of the business's place, beside its key. */
const NAMED =
  "(?:nom|name|nombre|nome|naam|nama|navn|namn|nazwa|libelle|description|desc|descripcion|descricao|descrizione|denominazione|bezeichnung)";
const NAME_BEHIND = new RegExp(`^(\\p{L}+)[ _.:-]+${NAMED}$`, "u");
const NAME_BEFORE = new RegExp(`^${NAMED}[ _.:-]+${OF}?(\\p{L}+(?:[ _]\\p{L}+){0,2})$`, "u");
const NAMED_PLACES: ReadonlySet<SourceField> = new Set(["city", "state", "country"]);
/** The same of its kind: "nome_tipologia", "INST_TYPE_NAVN". */
const NAME_OF_KIND = new RegExp(
  `^${NAMED}[ _.:-]+(${KIND}|t[iy]pologi[ae])$|^(?!member|customer|client|account|listing|property|billing|contact|public)(?:${anyOf(WORDS.owner)}[ _.:-]+)?(${KIND})[ _.:-]+${NAMED}$`,
);

/** Words that do not change a header's meaning. */
const BESIDE = new Set(
  "google gmb gbp wgs84 wgs nm o avg average mean text txt value wert full total main primary principal principale current info raw geschaftlich bureau trabajo ufficio zakelijk werk de du la le el il der die das en sede siege sidlo siedziby sitz szekhely sediu standort bezoekadres besoksadress forretningsadresse kayntiosoite toimipaikan".split(
    " ",
  ),
);
/** In English, the "Principal Name" and "Principal Phone" are those of a school's head. */
const OF_HEAD = /^principal /;
const FIELDS_OF_HEAD: ReadonlySet<SourceField> = new Set(["name", "phone"]);
/** Words allowed beside a phone, or reviews; beside any other it is a number of something. */
const NUMBER_WORDS = new Set("n nb nbr no nr num number nummer numero numarasi numara qtd".split(" "));
const NUMBERS: ReadonlySet<SourceField> = new Set(["phone", "reviews"]);
const BARE_FIELDS: ReadonlySet<SourceField> = new Set([
  ...OWNED,
  "name",
  "category",
  "type",
  "url",
  "photo",
  "reviewsLink",
  "coordinates",
]);
const KIND_FIELDS: ReadonlySet<SourceField> = new Set(["type", "category"]);
const MIN_ALTERNATIVE_CHARS = 4;
/** What has no field, and shares a column with what has one: "E-mail / Phone", "Tel./Fax". */
const NO_FIELD_ALONE =
  /^(?:n[or]?|nro|num|numero|number|nummer|hausnummer|hausnr|huisnummer|huisnr|house n(?:o|umber)|civico|numero civico|дом|номер дома|будинок|буд|cislo|numer|nr domu|numara|szam|hazszam|№|e-?mails?|mail|e-?posta|(?:tele)?fax|faks|факс|почта|correo|courriel)[. ]*$/;
const STROKE = /[/|]/;
/** Between two words for the same: "Municipio o delegación"; "of" is Dutch for it where both are known, not in "type of materials". */
const OR = /\s+(?:or|o|ou|oder|of|lub|nebo|alebo|sau|vagy|veya|или|або|atau)\s+/u;
const DUTCH_OR = /\sof\s/;
/** "Phone number: Landline", "URL: Homepage": the more exact part comes last, if it is known. */
const COLON = /\s*:\s+/;
const ALTERNATIVES =
  /\s*[/|;]\s*|\s*[,&+]\s*|\s+(?:and|y|i|e|et|und|en|och|og|ja|ir|un|és|es|si|in|a|ve|va|dan|và|va|и|та|й|και|و|и)\s+/u;
/** In these languages the noun comes last: "Viešas gamyklos aprašymas". */
const DESCRIPTION_BEHIND = /\s(?:aprasymas|apraksts|kirjeldus|kuvaus|leirasa?|aciklamasi|beskrivelse|beskrivning)$/;
const NAME_WORD = new RegExp(
  `(?:^|\\s)${anyOf(WORDS.nameWord)}(?=\\s|$)|^${anyOf(WORDS.nameStart)}|${anyOf(WORDS.nameEnd)}$`,
);
/** A folded header of anything but the business. */
export const NOT_OF_BUSINESS = new RegExp(`(?:^|\\s)${anyOf(WORDS.other)}(?=\\s|$)|${anyOf(WORDS.otherWithin)}`);

/**
 * What a header probably means, believed only if no other column of the file says it: "Phone 1", "Billing City", "Clinic Name",
 * "Restaurant".
 */
export function weakFieldsOfHeader(header: string): readonly SourceField[] {
  const words = foldText(header.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 "));
  if (NAME_OF_PLACE.test(words) || isNameByLetter(header)) return ["name"];
  if (TYPE_OF_PLACE.test(words) || KIND_OF_PLACE.test(words)) return ["type"];
  const ofNamed = namedFields((NAME_BEHIND.exec(words) ?? NAME_BEFORE.exec(words))?.[1] ?? "", NAMED_PLACES);
  const [, behind, before] = NAME_OF_KIND.exec(words) ?? [];
  const ofKind = namedFields(behind ?? before ?? "", KIND_FIELDS);
  if (ofNamed.length + ofKind.length > 0) return [...ofNamed, ...ofKind];
  const ofLanguage = namedFields(IN_LANGUAGE.exec(words)?.[1] ?? "", BARE_FIELDS);
  if (ofLanguage.length > 0) return ofLanguage;
  const numbered = NUMBERED.exec(words)?.[1];
  const plain = numbered ?? words;
  const own = numbered === undefined ? [] : namedFields(plain, NUMBERED_FIELDS);
  if (own.length > 0) return own;
  const owned = NOT_OWNED.test(plain) ? undefined : OWNER.exec(plain)?.[1];
  const ofOwner = owned === undefined ? [] : namedFields(owned, OWNED);
  if (ofOwner.length > 0) return ofOwner;
  const beside = fieldsWithoutWordsBeside(plain);
  if (beside.length > 0) return beside;
  const [general = "", exact] = plain.split(COLON, 2);
  if (exact !== undefined && !NOT_OF_BUSINESS.test(exact)) {
    const fields = namedFields(exact, OF_PLACE_FIELDS);
    return fields.length > 0 ? fields : namedFields(general, OF_PLACE_FIELDS);
  }
  const ofPlace = OF_PLACE.exec(plain)?.[1] ?? BEHIND_OF_PLACE.exec(plain)?.[1] ?? OF_ANY_IN_TURKISH.exec(plain)?.[1];
  if (ofPlace !== undefined) return namedFields(ofPlace, OF_PLACE_FIELDS);
  return fieldsOfJoinedWords(plain, {
    isPlace: (noun) => PLACE.test(noun),
    fieldsOf: (meant) => namedFields(meant, OF_PLACE_FIELDS),
  });
}

/** A header without its owner: "contact" of "storeContact"; undefined if it names none. */
export function ownedPart(header: string): string | undefined {
  return OWNER.exec(foldText(header.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ")))?.[1];
}

export function isNameByLetter(header: string): boolean {
  return NAME_BY_LETTER.test(foldText(header));
}

/** The language that a header ends in. */
export function languageOfHeader(header: string): string | undefined {
  return IN_LANGUAGE.exec(foldText(header))?.[2];
}

/** "Mobile No.", "Nombre d'avis Google", "Ø Bewertung", "Strasse/Nr": the fields without the extra words, or of the first of two. */
function fieldsWithoutWordsBeside(words: string): SourceField[] {
  const all = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const kept = all.filter((word) => !BESIDE.has(word));
  const bare = kept.length === 0 || kept.length === all.length ? [] : namedFields(kept.join(" "), BARE_FIELDS);
  if (bare.length > 0) return OF_HEAD.test(words) ? bare.filter((field) => !FIELDS_OF_HEAD.has(field)) : bare;
  const unnumbered = all.filter((word) => !NUMBER_WORDS.has(word));
  const number = unnumbered.length === all.length ? [] : namedFields(unnumbered.join(" "), NUMBERS);
  if (number.length > 0) return number;
  const alternatives = fieldsOfAlternatives(words);
  if (alternatives.length > 0) return alternatives;
  return DESCRIPTION_BEHIND.test(words) ? ["description"] : [];
}

/** "Strasse/Nr", "Dirección y teléfono", "Адрес, телефон": the first of several, which words alone join only if each is known. */
function fieldsOfAlternatives(words: string): SourceField[] {
  const [either = "", other] = words.split(OR, 2);
  const isOther = other === undefined || NOT_OF_BUSINESS.test(other);
  const isEnglish = DUTCH_OR.test(words) && fieldsOfWords(other ?? "").length === 0;
  const ofEither = isOther || isEnglish ? [] : namedFields(either, BARE_FIELDS);
  if (ofEither.length > 0) return ofEither;
  const all = words.split(ALTERNATIVES);
  const [first = "", ...others] = all.filter((word) => !NO_FIELD_ALONE.test(word));
  if (others.length === 0 && all.length > 1) return namedFields(first, BARE_FIELDS);
  if (others.length === 0 || CONTAINER.test(first)) return [];
  const isPair = others.length === 1 && STROKE.test(words) && first.length >= MIN_ALTERNATIVE_CHARS;
  const areKnown = others.every((other) => fieldsOfWords(other).length > 0);
  if (!isPair && !areKnown) return [];
  const fields = namedFields(first, BARE_FIELDS);
  return fields.length > 0 ? fields : namedFields(inTwoScripts(words)?.[1] ?? "", BARE_FIELDS);
}

/** Whether a header means a name that is not clearly something else's. */
export function isLikelyName(header: string): boolean {
  const words = foldText(header.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ")).replace(/[^\p{L}\p{N}]+/gu, " ");
  return NAME_WORD.test(words) && !NOT_OF_BUSINESS.test(words);
}

function namedFields(header: string, allowed: ReadonlySet<SourceField>): SourceField[] {
  return fieldsOfWords(header)
    .map(({ field }) => field)
    .filter((field) => allowed.has(field));
}
