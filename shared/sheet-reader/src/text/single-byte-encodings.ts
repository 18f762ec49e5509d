import { type BytesInWords, type DosEncodingName, detectDosOrMac, type MacEncodingName } from "./detect-dos-or-mac.ts";
import { detectLatin, type LatinEncodingName } from "./latin-alphabets.ts";

export type SingleByteEncodingName =
  | "cp866"
  | "koi8-r"
  | MacEncodingName
  | "windows-1251"
  | "windows-1253"
  | "windows-1255"
  | "windows-1256"
  | DosEncodingName
  | LatinEncodingName;

/** Accented letters of Mac OS Roman, most of them lower case: symbols, rare letters or nothing in Windows and DOS pages. */
const MAC_BYTES = [0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x9a, 0x9b, 0x9c, 0x9d, 0x9e, 0x9f];
/** Its other letters, ß and apostrophe: common elsewhere too, as “ ” – ’ in Windows-1252. */
const SHARED_MAC_BYTES = [
  0x84, 0x80, 0x83, 0x85, 0x86, 0x91, 0x92, 0x94, 0x96, 0x97, 0x99, 0xa7, 0xae, 0xaf, 0xbe, 0xbf, 0xd5,
];
const MIN_MAC_SHARE = 0.35;
const MIN_MAC_LETTERS_SHARE = 0.9;
/** Š š Ž ž of Windows-1250, which Slovene lists may have alone. */
const CARON_BYTES = new Set([0x8a, 0x8e, 0x9a, 0x9e]);
/** The most frequent letters of each script, lower and upper case. */
const SCRIPTS: readonly (readonly [name: SingleByteEncodingName, commonest: readonly number[], least: number])[] = [
  ["koi8-r", [0xc1, 0xc5, 0xc9, 0xce, 0xcf, 0xd2, 0xd4, 0xe1, 0xe5, 0xe9, 0xee, 0xef, 0xf2, 0xf4], 0.33],
  ["windows-1251", [0xe0, 0xe5, 0xe8, 0xed, 0xee, 0xf2, 0xc0, 0xc5, 0xc8, 0xcd, 0xce, 0xd2], 0.33],
  ["windows-1253", [0xe1, 0xe5, 0xe9, 0xef, 0xf3, 0xf4, 0xdc, 0xdf, 0xfc, 0xc1, 0xc5, 0xc9, 0xcf, 0xd3, 0xd4], 0.33],
  ["windows-1255", [0xe0, 0xe4, 0xe5, 0xe9, 0xec, 0xf8, 0xfa], 0.4],
  ["windows-1256", [0xc7, 0xc9, 0xca, 0xd1, 0xe1, 0xe3, 0xe4, 0xe6, 0xed], 0.4],
];
/** Of Cyrillic in DOS, whose letters lie before and behind its lines. */
const COMMONEST_OF_DOS = [0x80, 0x85, 0x88, 0x8d, 0x8e, 0x92, 0xa0, 0xa5, 0xa8, 0xad, 0xae, 0xe2];
const MIN_COMMONEST_OF_DOS = 0.33;
/** Letters of other scripts form whole words; the accented letters of Latin ones are isolated. */
const MIN_WORD_BYTES = 2.5;
const MIN_LETTER_SHARE = 0.8;
/** KOI8 has small letters where Windows has capitals, and the reverse: names begin small and continue in capitals. */
const LAST_CAPITAL = 0xdb;
const FIRST_SMALL = 0xe0;
const FIRST_CAPITAL = 0xc0;
const MIN_SWAPPED_RATIO = 3;

/** The code page of a single-byte text, by its most frequent bytes: of Windows, the Mac or DOS. */
export function detectSingleByte(sample: Buffer): SingleByteEncodingName {
  const counts = count(sample);
  const { byByte, high, runs, capitalised, swapped } = counts;
  const sum = (bytes: readonly number[]) => bytes.reduce((total, byte) => total + (byByte[byte] ?? 0), 0);
  const letters = byByte.subarray(0xc0).reduce((total, number) => total + number, 0);
  if (high >= runs * MIN_WORD_BYTES && isCyrillicOfDos(counts, sum(COMMONEST_OF_DOS))) return "cp866";
  if (high >= runs * MIN_WORD_BYTES && letters >= high * MIN_LETTER_SHARE) {
    const isKoi8 = swapped > capitalised * MIN_SWAPPED_RATIO;
    const fitting = SCRIPTS.filter(([name]) => (name === "koi8-r") === isKoi8);
    const ranked = fitting.map(([name, bytes, least]) => ({ name, share: sum(bytes) / high, least }));
    const [best] = ranked.filter(({ share, least }) => share >= least).toSorted((a, b) => b.share - a.share);
    if (best !== undefined) return best.name;
  }
  const older = detectDosOrMac(counts);
  if (older !== undefined) return older;
  const mac = sum(MAC_BYTES);
  const isMac = mac >= high * MIN_MAC_SHARE && mac + sum(SHARED_MAC_BYTES) >= high * MIN_MAC_LETTERS_SHARE;
  if (isMac && MAC_BYTES.some((byte) => (byByte[byte] ?? 0) > 0 && !CARON_BYTES.has(byte))) return "macintosh";
  return detectLatin(byByte);
}

function isCyrillicOfDos({ byByte, high }: ByteCounts, commonest: number): boolean {
  const capitalsAndFirst = byByte.subarray(0x80, 0xb0).reduce((total, number) => total + number, 0);
  const last = byByte.subarray(0xe0, 0xf2).reduce((total, number) => total + number, 0);
  const isOfLetters = capitalsAndFirst + last >= high * MIN_LETTER_SHARE && capitalsAndFirst > last;
  return isOfLetters && commonest >= high * MIN_COMMONEST_OF_DOS;
}

interface ByteCounts extends BytesInWords {
  /** Runs of bytes above ASCII. */
  runs: number;
  /** Runs that begin, by the code pages of Windows, with a capital and a small letter, and the reverse. */
  capitalised: number;
  swapped: number;
}

function count(sample: Buffer): ByteCounts {
  const byByte = new Float64Array(256);
  const inWords = new Float64Array(256);
  const beforeWords = new Float64Array(256);
  const behindWords = new Float64Array(256);
  const asSmall = new Float64Array(256);
  const asCapital = new Float64Array(256);
  let high = 0;
  let runs = 0;
  let capitalised = 0;
  let swapped = 0;
  let wasHigh = false;
  for (const [index, byte] of sample.entries()) {
    const isHigh = byte >= 0x80;
    if (isHigh) {
      byByte[byte] = (byByte[byte] ?? 0) + 1;
      high++;
      const before = sample[index - 1] ?? 0;
      const after = sample[index + 1] ?? 0;
      const found = isAsciiLetter(before) ? (isAsciiLetter(after) ? inWords : behindWords) : beforeWords;
      if (found !== beforeWords || isAsciiSmall(after)) found[byte] = (found[byte] ?? 0) + 1;
      if (isCapitalDue(before, after)) asCapital[byte] = (asCapital[byte] ?? 0) + 1;
      else if (isSmallDue(before, after)) asSmall[byte] = (asSmall[byte] ?? 0) + 1;
      if (!wasHigh) {
        runs++;
        const next = sample[index + 1] ?? 0;
        if (isWindowsCapital(byte) && next >= FIRST_SMALL) capitalised++;
        else if (byte >= FIRST_SMALL && isWindowsCapital(next)) swapped++;
      }
    }
    wasHigh = isHigh;
  }
  return { byByte, high, inWords, beforeWords, behindWords, asSmall, asCapital, runs, capitalised, swapped };
}

function isCapitalDue(before: number, after: number): boolean {
  return isAsciiCapital(before) && isAsciiCapital(after);
}

/** Before a small letter, or behind one at the end of a word. */
function isSmallDue(before: number, after: number): boolean {
  return isAsciiSmall(after) ? isAsciiLetter(before) : isAsciiSmall(before) && after < 0x80 && !isAsciiCapital(after);
}

function isAsciiLetter(byte: number): boolean {
  return isAsciiCapital(byte) || isAsciiSmall(byte);
}

function isAsciiCapital(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}

function isAsciiSmall(byte: number): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}

function isWindowsCapital(byte: number): boolean {
  return byte >= FIRST_CAPITAL && byte <= LAST_CAPITAL;
}
