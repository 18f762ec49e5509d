import iconv from "iconv-lite";

export type LatinEncodingName = "windows-1250" | "windows-1252" | "windows-1254" | "windows-1257" | "iso-8859-2";

/** The letters beyond ASCII of each language, by the code pages that its lists are saved in. */
export const CENTRAL = [
  "ąćęłńóśźż",
  "áčďéěíňóřšťúůýž",
  "áäčďéíĺľňóôŕšťúýž",
  "áéíóöőúüű",
  "čćđšž",
  "ăâîşţ",
  "äöüßáéíóőúűčšž",
] as const;
export const WESTERN = [
  "äöüß",
  "àâæçéèêëîïôœùûüÿ",
  "áéíóúñüïç",
  "àèéìíîòóùú",
  "áâãàçéêíóôúü",
  "ëïéèöüóá",
  "æøåéäöèü",
  "åäöéü",
  "àçèéíïòóúü",
  "äöüõ",
  "äöüßéèàêçôïâîë",
] as const;
export const TURKISH = ["çğıöşüâîû"] as const;
const ALPHABETS: readonly (readonly [name: LatinEncodingName, alphabets: readonly string[]])[] = [
  ["windows-1252", WESTERN],
  ["windows-1254", TURKISH],
  // Without á, é, í or ó, Icelandic and Turkish have the same bytes.
  ["windows-1252", ["áéíóúýþæöð"]],
  ["windows-1250", CENTRAL],
  ["iso-8859-2", CENTRAL],
  ["windows-1257", ["ąčęėįšųūž", "āčēģīķļņšūž"]],
];
/** Signs between words that say nothing about the letters. */
const SIGNS = "‘’“”„‚–—…«»‹›°·•€™®©§ªº¿¡\u00a0";
/** Those that no word ends in, and those that none begins with. */
const OPENING = "‘‚“„‹«¿¡";
const CLOSING = "”…›»°®™";
/** Bytes that are no letters of the best language: fewer may be typos or names. */
const MIN_FOREIGN = 2;

export interface Alphabet<Name extends string = LatinEncodingName> {
  name: Name;
  lower: ReadonlySet<number>;
  upper: ReadonlySet<number>;
  letters: ReadonlySet<number>;
  signs: ReadonlySet<number>;
  opening: ReadonlySet<number>;
  closing: ReadonlySet<number>;
}

let known: readonly Alphabet[] | undefined;

export function latinAlphabets(): readonly Alphabet[] {
  known ??= ALPHABETS.flatMap(([name, languages]) => alphabetsIn(name, languages));
  return known;
}

/** The letters of each language as bytes of a code page. */
export function alphabetsIn<Name extends string>(name: Name, languages: readonly string[]): Alphabet<Name>[] {
  const marks = { signs: bytesOf(SIGNS, name), opening: bytesOf(OPENING, name), closing: bytesOf(CLOSING, name) };
  return languages.map((letters) => {
    const lower = bytesOf(letters, name);
    const upper = bytesOf(upperCase(letters), name);
    return { name, lower, upper, letters: new Set([...lower, ...upper]), ...marks };
  });
}

/** The code page in which most of a text's bytes above ASCII are letters of one language; Windows-1252 if others are hardly better. */
export function detectLatin(byByte: Float64Array): LatinEncodingName {
  const ranked = latinAlphabets().map((alphabet) => ({ name: alphabet.name, foreign: countForeign(byByte, alphabet) }));
  const western = Math.min(...ranked.filter(({ name }) => name === "windows-1252").map(({ foreign }) => foreign));
  const [best] = ranked.toSorted((left, right) => left.foreign - right.foreign);
  if (best === undefined || (best.name !== "windows-1254" && western - best.foreign < MIN_FOREIGN))
    return "windows-1252";
  return best.name;
}

function countForeign(byByte: Float64Array, { letters, signs }: Alphabet): number {
  let foreign = 0;
  for (let byte = 0x80; byte <= 0xff; byte++) {
    if (!letters.has(byte) && !signs.has(byte)) foreign += byByte[byte] ?? 0;
  }
  return foreign;
}

function upperCase(letters: string): string {
  return letters.includes("ı") ? `${letters.toLocaleUpperCase("tr")}İ` : letters.replace("ß", "").toUpperCase();
}

function bytesOf(text: string, name: string): Set<number> {
  return new Set(
    [...text].flatMap((letter) => {
      const bytes = iconv.encode(letter, name);
      return bytes.length === 1 && (bytes[0] ?? 0) >= 0x80 ? [bytes[0] ?? 0] : [];
    }),
  );
}
