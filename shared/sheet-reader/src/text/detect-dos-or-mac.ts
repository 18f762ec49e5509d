import { type Alphabet, alphabetsIn, CENTRAL, latinAlphabets, TURKISH, WESTERN } from "./latin-alphabets.ts";

export type DosEncodingName = "cp850" | "cp852" | "cp857";
export type MacEncodingName = "macintosh" | "maccenteuro";

/** How often each byte above ASCII occurs. */
export interface BytesInWords {
  byByte: Float64Array;
  high: number;
  /** Between two ASCII letters. */
  inWords: Float64Array;
  /** Before a small ASCII letter and behind none, and behind an ASCII letter and before none. */
  beforeWords: Float64Array;
  behindWords: Float64Array;
  /** Where the ASCII letters around let expect a small letter, or a capital. */
  asSmall: Float64Array;
  asCapital: Float64Array;
}

/** An apostrophe, dashes, a space and a point of Windows, which stand within words there. */
const SIGNS_IN_WORDS: ReadonlySet<number> = new Set([0x91, 0x92, 0x96, 0x97, 0xa0, 0xb7]);
/** At most this share of the text is foreign to a language of its own page, and at least this to all of other pages. */
const MAX_FOREIGN_SHARE = 0.2;
const MIN_FOREIGN_SHARE_ELSEWHERE = 0.25;
const MIN_FOREIGN_ELSEWHERE = 2;

/** Breaks ties: of pages that fit equally well, the one in which fewer words begin with a small letter beyond ASCII. */
const SMALL_FIRST = 0.01;

let known: readonly Alphabet<DosEncodingName | MacEncodingName>[] | undefined;

/**
 * The code page of DOS or the Mac in which a text's bytes are letters of one language, in the case of the letters around them; undefined if
 * they are no less so in a page of Windows. Page 437 has the letters of page 850 in the same places.
 */
export function detectDosOrMac(text: BytesInWords): DosEncodingName | MacEncodingName | undefined {
  known ??= [
    ...alphabetsIn("macintosh", WESTERN),
    ...alphabetsIn("maccenteuro", CENTRAL),
    ...alphabetsIn("cp850", WESTERN),
    ...alphabetsIn("cp852", CENTRAL),
    ...alphabetsIn("cp857", TURKISH),
  ];
  const elsewhere = Math.min(...latinAlphabets().map((alphabet) => countForeign(text, alphabet)));
  if (elsewhere < Math.max(MIN_FOREIGN_ELSEWHERE, text.high * MIN_FOREIGN_SHARE_ELSEWHERE)) return undefined;
  const ranked = known.map((alphabet) => ({
    name: alphabet.name,
    foreign: countForeign(text, alphabet) + sumOf(text.beforeWords, alphabet.lower) * SMALL_FIRST,
  }));
  const [best] = ranked.toSorted((left, right) => left.foreign - right.foreign);
  return best !== undefined && best.foreign <= text.high * MAX_FOREIGN_SHARE ? best.name : undefined;
}

/**
 * Counts bytes that are no letters of a language, signs within words, and letters in another case than those around; if there are any, also
 * opening signs behind words and closing ones before them.
 */
function countForeign(text: BytesInWords, { lower, upper, signs, opening, closing }: Alphabet<string>): number {
  let foreign = 0;
  for (let byte = 0x80; byte <= 0xff; byte++) {
    if (lower.has(byte)) foreign += text.asCapital[byte] ?? 0;
    else if (upper.has(byte)) foreign += text.asSmall[byte] ?? 0;
    else if (!signs.has(byte)) foreign += text.byByte[byte] ?? 0;
    else if (!SIGNS_IN_WORDS.has(byte)) foreign += text.inWords[byte] ?? 0;
  }
  return foreign === 0 ? 0 : foreign + sumOf(text.behindWords, opening) + sumOf(text.beforeWords, closing);
}

function sumOf(counts: Float64Array, bytes: ReadonlySet<number>): number {
  return [...bytes].reduce((total, byte) => total + (counts[byte] ?? 0), 0);
}
