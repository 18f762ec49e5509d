import { foldText } from "@meridian/shared/domain/fold-text";
import type { SourceField } from "./column-synonyms.ts";
import { fieldsOfWords } from "./header-fields.ts";

/** Whose the rest of the header is: of the business, not of a person. */
const OWNER =
  /^(?:billing|business|company|member|store|shop|branch|office|hq|headquarters?|registered|primary|main|google|gmb|location|place|listing|firm|firma|client|customer|account|property|practice|facility|school|hotel|restaurant|clinic|dealer|merchant|vendor|physical|mailing|public|contact|venue|isletme|isyeri|kurum|magaza)[ _./:-]+(.+)$/;
const NUMBERED = /^(.*[^\d\s_.-])[ _.-]*1$/;
/** What may be said so of a business without doubt; "customer name" may be a person, "location type" what a geocoder found. */
const OWNED: ReadonlySet<SourceField> = new Set([
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
  "rating",
  "reviews",
  "workingHours",
  "description",
]);
const NUMBERED_FIELDS: ReadonlySet<SourceField> = new Set(["phone", "website", "street", "photo", "type", "category"]);
const PLACE_NOUNS =
  "organization organisation establishment venue restaurant hotel shop facility practice outlet merchant vendor dealer retailer supplier pharmacy clinic hospital doctor dentist salon gym club school university church museum library park bakery bar pub cafe market supermarket garage agency firm branch member listing property site place poi institution center centre station studio winery brewery campsite attraction theatre theater cinema bank eczane klinik hastane okul universite kurum kurulus dernek market magaza mekan kuafor berber kafe lokanta salon muze kutuphane otel pansiyon apotheke praxis hotel geschaft laden gaststatte betrieb einrichtung verein schule klinik farmacia tienda restaurante comercio local clinica escuela negozio ristorante albergo attivita pharmacie magasin commerce etablissement ecole loja restaurante farmacia winkel apotheek sklep apteka restauracja".split(
    " ",
  );
const NAME_OF_PLACE = new RegExp(
  `^(?:name of (?:the )?)?(${PLACE_NOUNS.join("|")})(?:[ _.-]*(?:name|title|adi|ismi|unvani|isim|nom|nombre|nome))?$`,
);

/**
 * What a header is likely about, to be believed only where no other column of the file says it: "Phone 1", "Billing City",
 * "Clinic Name", "Restaurant".
 */
export function weakFieldsOfHeader(header: string): readonly SourceField[] {
  const words = foldText(header.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 "));
  if (NAME_OF_PLACE.test(words)) return ["name"];
  const numbered = NUMBERED.exec(words)?.[1];
  const plain = numbered ?? words;
  const own = numbered === undefined ? [] : namedFields(plain, NUMBERED_FIELDS);
  if (own.length > 0) return own;
  const owned = OWNER.exec(plain)?.[1];
  return owned === undefined ? [] : namedFields(owned, OWNED);
}

function namedFields(header: string, allowed: ReadonlySet<SourceField>): SourceField[] {
  return fieldsOfWords(header)
    .map(({ field }) => field)
    .filter((field) => allowed.has(field));
}
