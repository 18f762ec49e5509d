const SINGLE_LETTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const BEYOND_ASCII = 0x80;

/** The text of a UTF-8 range; `kinds` is the bitwise OR of its bytes. */
export function decodeCsvBytes(bytes: Buffer, start: number, end: number, kinds: number): string {
  if (end - start <= 1) return end === start ? "" : (SINGLE_LETTERS[bytes[start] ?? 0] ?? "\uFFFD");
  return bytes.toString((kinds & BEYOND_ASCII) === 0 ? "latin1" : "utf8", start, end);
}
