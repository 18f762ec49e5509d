export type SingleByteEncodingName =
  | "macintosh"
  | "windows-1250"
  | "windows-1251"
  | "windows-1252"
  | "windows-1253"
  | "windows-1254"
  | "windows-1255"
  | "windows-1256";

/** Bytes that are Turkish letters (Ğ İ Ş ğ ı ş) in Windows-1254 and Icelandic ones in Windows-1252. */
const TURKISH_BYTES = [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe];
/** Other non-ASCII letters of Turkish: Ç Ö Ü ç ö ü â î û. */
const SHARED_TURKISH_BYTES = [0xc7, 0xd6, 0xdc, 0xe7, 0xf6, 0xfc, 0xe2, 0xee, 0xfb];
const MIN_TURKISH_SHARE = 0.8;
/** ą ł ś ź ż Ł Ś Ż and Ą in Polish, š ž ř č ě ů in Czech: symbols and rare letters in Windows-1252. */
const POLISH_BYTES = [0xb9, 0xb3, 0x9c, 0x9f, 0xbf, 0xa3, 0x8c, 0xaf, 0xa5];
const CZECH_BYTES = [0x9a, 0x9e, 0xf8, 0xe8, 0xec, 0xf9, 0x8a, 0x8e];
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
const MIN_CENTRAL_SHARE = 0.3;
const MIN_CENTRAL_KINDS = 3;
/** The most frequent letters of each script, lower and upper case. */
const SCRIPTS: readonly (readonly [name: SingleByteEncodingName, commonest: readonly number[], least: number])[] = [
  ["windows-1251", [0xe0, 0xe5, 0xe8, 0xed, 0xee, 0xf2, 0xc0, 0xc5, 0xc8, 0xcd, 0xce, 0xd2], 0.33],
  ["windows-1253", [0xe1, 0xe5, 0xe9, 0xef, 0xf3, 0xf4, 0xdc, 0xdf, 0xfc, 0xc1, 0xc5, 0xc9, 0xcf, 0xd3, 0xd4], 0.33],
  ["windows-1255", [0xe0, 0xe4, 0xe5, 0xe9, 0xec, 0xf8, 0xfa], 0.4],
  ["windows-1256", [0xc7, 0xc9, 0xca, 0xd1, 0xe1, 0xe3, 0xe4, 0xe6, 0xed], 0.4],
];
/** Letters of other scripts form whole words; the accented letters of Latin ones are isolated. */
const MIN_WORD_BYTES = 2.5;
const MIN_LETTER_SHARE = 0.8;

/** The code page of a single-byte text, by its most frequent bytes: of Windows, or of the Mac. */
export function detectSingleByte(sample: Buffer): SingleByteEncodingName {
  const { byByte, high, runs } = count(sample);
  const sum = (bytes: readonly number[]) => bytes.reduce((total, byte) => total + (byByte[byte] ?? 0), 0);
  const letters = byByte.subarray(0xc0).reduce((total, number) => total + number, 0);
  if (high >= runs * MIN_WORD_BYTES && letters >= high * MIN_LETTER_SHARE) {
    const ranked = SCRIPTS.map(([name, bytes, least]) => ({ name, share: sum(bytes) / high, least }));
    const [best] = ranked.filter(({ share, least }) => share >= least).toSorted((a, b) => b.share - a.share);
    if (best !== undefined) return best.name;
  }
  const mac = sum(MAC_BYTES);
  const isMac = mac >= high * MIN_MAC_SHARE && mac + sum(SHARED_MAC_BYTES) >= high * MIN_MAC_LETTERS_SHARE;
  if (isMac && MAC_BYTES.some((byte) => (byByte[byte] ?? 0) > 0 && !CARON_BYTES.has(byte))) return "macintosh";
  const turkish = sum(TURKISH_BYTES);
  if (turkish > 0 && (turkish + sum(SHARED_TURKISH_BYTES)) / letters >= MIN_TURKISH_SHARE) return "windows-1254";
  return isCentral(byByte, POLISH_BYTES, high) || isCentral(byByte, CZECH_BYTES, high)
    ? "windows-1250"
    : "windows-1252";
}

function isCentral(byByte: Float64Array, bytes: readonly number[], high: number): boolean {
  const counts = bytes.map((byte) => byByte[byte] ?? 0);
  const kinds = counts.filter((number) => number > 0).length;
  return kinds >= MIN_CENTRAL_KINDS && counts.reduce((total, number) => total + number, 0) >= high * MIN_CENTRAL_SHARE;
}

function count(sample: Buffer): { byByte: Float64Array; high: number; runs: number } {
  const byByte = new Float64Array(256);
  let high = 0;
  let runs = 0;
  let wasHigh = false;
  for (const byte of sample) {
    const isHigh = byte >= 0x80;
    if (isHigh) {
      byByte[byte] = (byByte[byte] ?? 0) + 1;
      high++;
      if (!wasHigh) runs++;
    }
    wasHigh = isHigh;
  }
  return { byByte, high, runs };
}
