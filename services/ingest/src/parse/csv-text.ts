const SINGLE_LETTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const BEYOND_ASCII = 0x80;

/** The letters of a stretch of UTF-8; `kinds` are all its bytes joined by "or". */
export function decodeCsvBytes(bytes: Buffer, start: number, end: number, kinds: number): string {
  if (end - start <= 1) return end === start ? "" : (SINGLE_LETTERS[bytes[start] ?? 0] ?? "\uFFFD");
  return bytes.toString((kinds & BEYOND_ASCII) === 0 ? "latin1" : "utf8", start, end);
}
