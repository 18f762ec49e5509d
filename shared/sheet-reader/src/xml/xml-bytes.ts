/** Roles of UTF-8 bytes in a document, as bits. */
const IN_NAMES = 1;
export const SPACE = 2;
/** Text containing one may need more than decoding. */
export const MEANINGFUL = 4;
export const BEYOND_ASCII = 8;
/** Forbidden everywhere, or in some cases. */
export const DOUBTFUL = 16;
/** An underscore, which begins the escapes of sheets. */
export const UNDERSCORE = 32;

export const EXCLAMATION = 0x21;
export const QUOTE = 0x22;
export const AMPERSAND = 0x26;
export const APOSTROPHE = 0x27;
export const SLASH = 0x2f;
export const LESS = 0x3c;
export const EQUALS = 0x3d;
export const GREATER = 0x3e;
export const QUESTION = 0x3f;

const CARRIAGE_RETURN = 0x0d;
const FIRST_BYTE_OF_LAST_LETTERS = 0xef;

export const KINDS_OF_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => kindsOf(byte));

function kindsOf(byte: number): number {
  if (byte === FIRST_BYTE_OF_LAST_LETTERS) return IN_NAMES | BEYOND_ASCII | DOUBTFUL;
  if (byte >= 0x80) return IN_NAMES | BEYOND_ASCII;
  const letter = String.fromCharCode(byte);
  if (byte === CARRIAGE_RETURN) return SPACE | MEANINGFUL;
  if (letter === " " || letter === "\t" || letter === "\n") return SPACE;
  if (byte < 0x20) return DOUBTFUL;
  if (letter === "&" || letter === "]") return MEANINGFUL;
  if (letter === "_") return IN_NAMES | UNDERSCORE;
  return /[\w:.-]/.test(letter) ? IN_NAMES : 0;
}

/** Where a run of name bytes ends. */
export function endOfName(bytes: Buffer, start: number): number {
  let at = start;
  while (((KINDS_OF_BYTES[bytes[at] ?? 0] ?? 0) & IN_NAMES) !== 0) at++;
  return at;
}

export function endOfSpaces(bytes: Buffer, start: number): number {
  let at = start;
  while (((KINDS_OF_BYTES[bytes[at] ?? 0] ?? 0) & SPACE) !== 0) at++;
  return at;
}

/** Whether two ranges of equal length match. */
export function areSameBytes(left: Buffer, leftStart: number, right: Buffer, rightStart: number, length: number) {
  for (let at = 0; at < length; at++) if (left[leftStart + at] !== right[rightStart + at]) return false;
  return true;
}

/** Whether the bytes continue with this ASCII text; undefined if they end too early to tell. */
export function continuesWith(bytes: Buffer, start: number, text: string): boolean | undefined {
  for (let at = 0; at < text.length; at++) {
    if (start + at >= bytes.length) return undefined;
    if (bytes[start + at] !== text.charCodeAt(at)) return false;
  }
  return true;
}

/** Whether the bytes continue with these. */
export function continuesWithBytes(bytes: Buffer, start: number, expected: Buffer): boolean {
  const { length } = expected;
  return start + length <= bytes.length && areSameBytes(expected, 0, bytes, start, length);
}
