import { PlainText } from "../xml/plain-text.ts";
import { continuesWithBytes } from "../xml/xml-bytes.ts";

/** More than the bytes of a plain cell before its text. */
const MAX_HEAD_BYTES = 96;
const MAX_LETTERS = 3;
const MAX_DIGITS = 9;
const SPACE = 0x20;
const QUOTE = 0x22;
const SLASH = 0x2f;
const DIGIT_0 = 0x30;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const LETTER_A = 0x41;
const LETTERS = 26;
const C = 0x63;
const R = 0x72;
const S = 0x73;
const T = 0x74;
const VALUE = Buffer.from("<v>");
const VALUE_END = Buffer.from("</v></c>");
const INLINE = Buffer.from("<is><t");
const PRESERVE = Buffer.from(' xml:space="preserve"');
const INLINE_END = Buffer.from("</t></is></c>");

const TYPES = ["s", "n", "b", "str", "inlineStr"].map((name) => ({ name, bytes: Buffer.from(`${name}"`) }));

/**
 * A cell as common programs write it, scanned at once: `<c r="B2" s="1" t="s"><v>7</v></c>`. Holds the last one; any other spelling is left
 * to the XML scanner.
 */
export class PlainCell {
  /** From 1; 0 without a reference. */
  column = 0;
  style = -1;
  type = "n";
  readonly text = new PlainText();
  #at = 0;

  /** Where the cell starting at `start` ends; 0 if it is not plain, or not complete. */
  scan(bytes: Buffer, start: number): number {
    if (bytes.length - start < MAX_HEAD_BYTES || bytes[start + 1] !== C) return 0;
    this.#at = start + 2;
    if (!this.#scanAttributes(bytes)) return 0;
    const { text } = this;
    text.start = 0;
    text.end = 0;
    const at = this.#at;
    if (bytes[at] === SLASH) return bytes[at + 1] === GREATER ? at + 2 : 0;
    if (bytes[at] !== GREATER) return 0;
    const isInline = this.type === "inlineStr";
    const textStart = isInline ? startOfInline(bytes, at + 1) : startOfValue(bytes, at + 1);
    if (textStart === 0 || !text.read(bytes, textStart)) return 0;
    const end = isInline ? INLINE_END : VALUE_END;
    return continuesWithBytes(bytes, text.end, end) ? text.end + end.length : 0;
  }

  #scanAttributes(bytes: Buffer): boolean {
    this.column = 0;
    this.style = -1;
    this.type = "";
    while (bytes[this.#at] === SPACE) {
      const at = this.#at;
      if (bytes[at + 2] !== EQUALS || bytes[at + 3] !== QUOTE) return false;
      this.#at = at + 4;
      const name = bytes[at + 1];
      const isRead =
        name === R
          ? this.#scanReference(bytes)
          : name === S
            ? this.#scanStyle(bytes)
            : name === T && this.#scanType(bytes);
      if (!isRead) return false;
    }
    if (this.type === "") this.type = "n";
    return true;
  }

  #scanReference(bytes: Buffer): boolean {
    if (this.column !== 0) return false;
    let at = this.#at;
    let column = 0;
    for (const last = at + MAX_LETTERS; at < last; at++) {
      const letter = (bytes[at] ?? 0) - LETTER_A;
      if (letter < 0 || letter >= LETTERS) break;
      column = column * LETTERS + letter + 1;
    }
    this.column = column;
    const end = endOfDigits(bytes, at);
    this.#at = end + 1;
    return column > 0 && bytes[end] === QUOTE;
  }

  #scanStyle(bytes: Buffer): boolean {
    if (this.style !== -1) return false;
    const start = this.#at;
    const end = endOfDigits(bytes, start);
    let style = 0;
    for (let at = start; at < end; at++) style = style * 10 + (bytes[at] ?? 0) - DIGIT_0;
    this.style = style;
    this.#at = end + 1;
    return end > start && bytes[end] === QUOTE;
  }

  #scanType(bytes: Buffer): boolean {
    if (this.type !== "") return false;
    for (const { name, bytes: written } of TYPES) {
      if (!continuesWithBytes(bytes, this.#at, written)) continue;
      this.type = name;
      this.#at += written.length;
      return true;
    }
    return false;
  }
}

function startOfValue(bytes: Buffer, at: number): number {
  return continuesWithBytes(bytes, at, VALUE) ? at + VALUE.length : 0;
}

function startOfInline(bytes: Buffer, start: number): number {
  if (!continuesWithBytes(bytes, start, INLINE)) return 0;
  let at = start + INLINE.length;
  if (continuesWithBytes(bytes, at, PRESERVE)) at += PRESERVE.length;
  return bytes[at] === GREATER ? at + 1 : 0;
}

function endOfDigits(bytes: Buffer, start: number): number {
  let at = start;
  for (const last = start + MAX_DIGITS; at < last; at++) {
    const digit = (bytes[at] ?? 0) - DIGIT_0;
    if (digit < 0 || digit > 9) break;
  }
  return at;
}
