import { foldText } from "@meridian/domain/text/fold-text";
import { fieldsOfWords, REMARK } from "./header-fields.ts";
import { NOT_OF_BUSINESS, weakFieldsOfHeader } from "./weak-headers.ts";

/** A prefix before the field's own name: "fsq_name", "business.name", "yelpRating", "Values.0.Name" of a list with one record. */
const PREFIX = /^([\p{L}\p{N}]+)(?:\.0)?[\s_.:/-]+(?=\p{L})|^(\p{Ll}+)(?=\p{Lu})/u;
/** A number before most headers, as forms write it: "3.rating", "04-2　店舗住所". */
const NUMBER = /^\d{1,3}(?:-\d{1,2}[a-z]?)?(?:[.)]\s*|\s+)(?=[\p{L}【（])/u;
/** Things whose name, address or phone is not the business's. */
const OTHER_THINGS =
  /^(?:employee|staff|student|patient|teacher|player|artist|actor|guest|tenant|driver|order|invoice|item|event|book|song|movie|film|game|car|vehicle|job|task|project|team|table|column|field|function|method|variable|package|module|node|test|reviews?|photos?|images?|menu|parent|head|personel|calisan|ogrenci|hasta|urun|siparis|mitarbeiter|schuler|produkt|artikel|bestellung|empleado|alumno|producto|pedido|employe|eleve|produit|commande)$/;
/** A word behind the field's own name, which means nothing itself: "region_nom_bdd". */
const SUFFIX = /[\s_-]+([\p{L}\p{N}]+)$/u;
/** Words that change what they stand behind: a "type_id" is no type. */
const MEANT =
  /^(?:ids?|keys?|codes?|n[or]|num|numbers?|links?|urls?|href|src|counts?|dates?|times?|flags?|search|source|at|by)$/i;
const MIN_HEADERS = 3;
const MIN_SHARE = 0.55;
const MIN_NUMBERED_SHARE = 0.8;
/** "result.place.name" */
const MAX_PREFIXES = 3;

/** Removes the last word that several headers share. Only changes headers that are unknown with it and known without. */
export function withoutCommonSuffix(headers: readonly string[]): readonly string[] {
  const words = headers.map((header) => SUFFIX.exec(header)?.[1] ?? "");
  const word = words.find(
    (candidate) => candidate !== "" && words.filter((other) => other === candidate).length >= MIN_HEADERS,
  );
  if (word === undefined || MEANT.test(word) || isKnown(word) || NOT_OF_BUSINESS.test(foldText(word))) return headers;
  return headers.map((header, column) => {
    const without = words[column] === word ? header.replace(SUFFIX, "") : header;
    return without !== header && !isKnown(header) && isKnown(without) ? without : header;
  });
}

/**
 * Removes the prefix that most headers share, such as the source's name. Only changes headers that are unknown with it and known without.
 */
export function withoutCommonPrefix(headers: readonly string[]): readonly string[] {
  const plain = withoutNumbers(headers);
  let bare = plain;
  for (let level = 0; level < MAX_PREFIXES; level++) {
    const prefix = findCommonPrefix(bare);
    if (prefix === undefined) break;
    bare = bare.map((header) => {
      const own = prefixOf(header);
      return own?.word === prefix ? header.slice(own.length) : header;
    });
  }
  if (bare === plain) return plain;
  return plain.map((header, column) => {
    const without = bare[column] ?? header;
    return fieldsOfWords(header).length === 0 && isKnown(without) ? without : header;
  });
}

function withoutNumbers(headers: readonly string[]): readonly string[] {
  const filled = headers.filter((header) => header !== "");
  const areNumbered =
    filled.length >= MIN_HEADERS &&
    filled.filter((header) => NUMBER.test(header)).length >= filled.length * MIN_NUMBERED_SHARE;
  return areNumbered ? headers.map((header) => header.replace(NUMBER, "")) : headers;
}

function findCommonPrefix(headers: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const header of headers) {
    const word = prefixOf(header)?.word;
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const filled = headers.filter((header) => header !== "").length;
  const least = Math.max(MIN_HEADERS, filled * MIN_SHARE);
  const [word] = [...counts].find(([, count]) => count >= least) ?? [];
  return word === undefined || NOT_OF_BUSINESS.test(word) || OTHER_THINGS.test(word) ? undefined : word;
}

function prefixOf(header: string): { word: string; length: number } | undefined {
  const match = PREFIX.exec(header);
  const word = match?.[1] ?? match?.[2];
  return match === null || word === undefined ? undefined : { word: foldText(word), length: match[0].length };
}

function isKnown(header: string): boolean {
  return [header, header.replace(REMARK, "")].some(
    (words) => fieldsOfWords(words).length > 0 || weakFieldsOfHeader(words).length > 0,
  );
}
