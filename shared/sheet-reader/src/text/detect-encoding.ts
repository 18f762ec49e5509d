import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { type DoubleByteEncodingName, detectDoubleByte } from "./double-byte-encodings.ts";
import { detectSingleByte, type SingleByteEncodingName } from "./single-byte-encodings.ts";

/** "mixed": lines of UTF-8 and of Windows-1252, as of two lists pasted into one. */
export type TextEncodingName =
  | "utf-8"
  | "mixed"
  | "utf-16le"
  | "utf-16be"
  | DoubleByteEncodingName
  | SingleByteEncodingName;

export interface DetectedEncoding {
  name: TextEncodingName;
  decode(bytes: Buffer): string;
}

/** Evidence of a file's encoding, collected chunk by chunk. */
export interface EncodingEvidence {
  add(chunk: Buffer): void;
  conclude(): TextEncodingName;
}

/** A file with a few broken bytes among many valid sequences is still UTF-8. */
const MIN_SOUND_PER_BROKEN = 10;
/** In Windows-1252 alone, hardly any letters look like UTF-8: "Ã©". */
const MIN_SOUND_OF_MIXED = 5;
const MAX_BROKEN_PER_SOUND = 4;
/** À to ÿ in UTF-8, but for à, whose second byte is a space: in Windows-1252 an Ã before a sign, as no text has. */
const SURE_LEAD = 0xc3;
const FIRST_SURE = 0xa1;
const LAST_SURE = 0xbf;
/** Capitals of Windows-1252 that in UTF-8 begin letters of phonetic script. Before its quotes, dashes and spaces they are capitals. */
const FIRST_PHONETIC = 0xc6;
const LAST_PHONETIC = 0xcb;
const SIGNS = new Set([0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa0, 0xab, 0xbb]);
const MIN_UTF16_NULL_SHARE = 0.3;
const UTF16_SAMPLE_BYTES = 4096;
/** Bytes kept, from the first invalid one, for detecting older encodings. */
const LEGACY_SAMPLE_BYTES = 64 * 1024;

export function detectEncoding(sample: Buffer): DetectedEncoding {
  const evidence = collectEncodingEvidence();
  evidence.add(sample);
  const name = evidence.conclude();
  return { name, decode: (bytes) => decodeText(bytes, name) };
}

export function decodeText(bytes: Buffer, name: string): string {
  return name === "mixed" ? mixedToUtf8(bytes).toString("utf8") : iconv.decode(bytes, name);
}

/** Each byte that is not UTF-8 as the letter of Windows-1252 that it stands for. */
export function mixedToUtf8(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    const length = isCapitalBeforeSign(byte, bytes[index + 1] ?? 0) ? 0 : soundSequenceAt(bytes, index, byte);
    if (length > 0) index += length - 1;
    else {
      parts.push(bytes.subarray(start, index), Buffer.from(iconv.decode(Buffer.of(byte), "windows-1252"), "utf8"));
      start = index + 1;
    }
  }
  return parts.length === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(start)]);
}

export function collectEncodingEvidence(): EncodingEvidence {
  let utf16: TextEncodingName | undefined;
  let hasBom = false;
  let isFirst = true;
  let carry = Buffer.alloc(0);
  const counts: ByteCounts = { soundSequences: 0, sureSequences: 0, brokenBytes: 0, legacy: [], legacyBytes: 0 };
  return {
    add: (chunk) => {
      if (isFirst) {
        isFirst = false;
        utf16 = detectUtf16(chunk);
        hasBom = chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
      }
      if (utf16 !== undefined || hasBom) return;
      const bytes = carry.length === 0 ? chunk : Buffer.concat([carry, chunk]);
      const end = bytes.length - incompleteTail(bytes);
      carry = Buffer.from(bytes.subarray(end));
      countBytes(bytes.subarray(0, end), counts);
    },
    conclude: () => {
      if (utf16 !== undefined) return utf16;
      if (hasBom || counts.brokenBytes === 0) return "utf-8";
      if (counts.soundSequences >= counts.brokenBytes * MIN_SOUND_PER_BROKEN) return "utf-8";
      const sample = Buffer.concat(counts.legacy);
      const name = detectDoubleByte(sample) ?? detectSingleByte(sample);
      const isMixed =
        counts.sureSequences > 0 ||
        (counts.soundSequences >= MIN_SOUND_OF_MIXED &&
          counts.brokenBytes <= counts.soundSequences * MAX_BROKEN_PER_SOUND);
      return name === "windows-1252" && isMixed ? "mixed" : name;
    },
  };
}

interface ByteCounts {
  soundSequences: number;
  /** Those that cannot be Windows-1252. */
  sureSequences: number;
  brokenBytes: number;
  /** Parts of the file that are not UTF-8. */
  legacy: Buffer[];
  legacyBytes: number;
}

function detectUtf16(start: Buffer): TextEncodingName | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const sample = start.subarray(0, UTF16_SAMPLE_BYTES);
  let evenNulls = 0;
  let oddNulls = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) evenNulls++;
    else oddNulls++;
  }
  const least = (sample.length / 2) * MIN_UTF16_NULL_SHARE;
  if (oddNulls > least && evenNulls < oddNulls / 10) return "utf-16le";
  if (evenNulls > least && oddNulls < evenNulls / 10) return "utf-16be";
  return undefined;
}

/** Trailing bytes that start a UTF-8 sequence the next chunk may complete. */
export function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0;
  }
  return 0;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

function countBytes(bytes: Buffer, counts: ByteCounts): void {
  if (counts.brokenBytes === 0 && isUtf8(bytes)) return;
  keepSample(bytes, counts);
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    const length = soundSequenceAt(bytes, index, byte);
    if (length === 0) {
      counts.brokenBytes++;
    } else {
      counts.soundSequences++;
      if (isSure(byte, bytes[index + 1] ?? 0)) counts.sureSequences++;
      index += length - 1;
    }
  }
}

function isSure(lead: number, second: number): boolean {
  return lead === SURE_LEAD && second >= FIRST_SURE && second <= LAST_SURE;
}

function isCapitalBeforeSign(lead: number, second: number): boolean {
  return lead >= FIRST_PHONETIC && lead <= LAST_PHONETIC && SIGNS.has(second);
}

/** The length of the sequence starting here; 0 if it is invalid. */
function soundSequenceAt(bytes: Buffer, index: number, lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = sequenceLength(lead);
  for (let offset = 1; offset < length; offset++) {
    const byte = bytes[index + offset] ?? 0;
    if (byte < 0x80 || byte > 0xbf) return 0;
  }
  return length;
}

function keepSample(bytes: Buffer, counts: ByteCounts): void {
  const room = LEGACY_SAMPLE_BYTES - counts.legacyBytes;
  if (room <= 0) return;
  const start = Math.max(
    0,
    bytes.findIndex((byte) => byte >= 0x80),
  );
  const kept = Buffer.from(bytes.subarray(start, start + room));
  counts.legacy.push(kept);
  counts.legacyBytes += kept.length;
}
