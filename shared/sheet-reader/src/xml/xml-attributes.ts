import { areSameBytes } from "./xml-bytes.ts";
import { isXmlName, XmlSyntaxError } from "./xml-names.ts";
import { decodeAttribute, kindsIn } from "./xml-text.ts";

/** The attributes of the current start tag; invalid once the next one is parsed. */
export interface XmlAttributes {
  /** The value of the attribute with exactly this name, in ASCII letters. */
  get(name: string): string | undefined;
  /** The value of the attribute with this local name under any prefix, the unprefixed one first. */
  getLocal(local: string): string | undefined;
  /** An integer of up to 15 digits; undefined for other values and for none. */
  getWhole(name: string): number | undefined;
  /** The leading letters of a value as a column number, A being 1; 0 for none, and `max` + 1 above `max`. */
  getLetters(name: string, max: number): number;
  /** All names, with their prefixes, and values. */
  entries(): [name: string, value: string][];
}

export interface AttributeList extends XmlAttributes {
  /** Clears the list and reads from `bytes` from now on. */
  reset(bytes: Buffer): void;
  /**
   * Adds an attribute by the positions of its name and value; a plain value contains no references. Throws XmlSyntaxError for an invalid
   * value, and for an invalid or duplicate name.
   */
  add(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number, isPlain: boolean): void;
}

const NUMBERS_EACH = 5;
/** Above this number, names are looked up in a set: a hostile element may have a million. */
const MAX_COMPARED = 16;
const MAX_EXACT_DIGITS = 15;
const DIGIT_0 = 0x30;
const LOWER_CASE = 0x20;
const BEFORE_A = 0x60;
const LETTERS = 26;

/** Stores where attributes are, and creates strings only on request. */
export function createAttributeList(): AttributeList {
  let places = new Int32Array(MAX_COMPARED * NUMBERS_EACH);
  const names = new Set<string>();
  let bytes: Buffer = Buffer.alloc(0);
  let size = 0;

  const placeOf = (index: number, part: number): number => places[index * NUMBERS_EACH + part] ?? 0;
  const nameAt = (index: number): string => bytes.toString("utf8", placeOf(index, 0), placeOf(index, 1));

  function find(name: string): number {
    for (let index = 0; index < size; index++) {
      const start = placeOf(index, 0);
      if (placeOf(index, 1) - start !== name.length) continue;
      let at = 0;
      while (at < name.length && bytes[start + at] === name.charCodeAt(at)) at++;
      if (at === name.length) return index;
    }
    return -1;
  }

  function valueAt(index: number): string {
    const start = placeOf(index, 2);
    const end = placeOf(index, 3);
    return decodeAttribute(bytes, start, end, kindsIn(bytes, start, end));
  }

  function isRepeated(start: number, end: number): boolean {
    if (size >= MAX_COMPARED) return isRepeatedAmongMany(start, end);
    for (let index = 0; index < size; index++) {
      const other = placeOf(index, 0);
      const length = placeOf(index, 1) - other;
      if (length === end - start && areSameBytes(bytes, other, bytes, start, length)) return true;
    }
    return false;
  }

  function isRepeatedAmongMany(start: number, end: number): boolean {
    if (size === MAX_COMPARED) for (let index = 0; index < size; index++) names.add(nameAt(index));
    const name = bytes.toString("utf8", start, end);
    if (names.has(name)) return true;
    names.add(name);
    return false;
  }

  return {
    get(name) {
      const index = find(name);
      return index < 0 ? undefined : valueAt(index);
    },
    getLocal(local) {
      const plain = find(local);
      if (plain >= 0) return valueAt(plain);
      for (let index = 0; index < size; index++) {
        const name = nameAt(index);
        if (name.slice(name.indexOf(":") + 1) === local) return valueAt(index);
      }
      return undefined;
    },
    getWhole(name) {
      const index = find(name);
      return index < 0 ? undefined : wholeNumberIn(bytes, placeOf(index, 2), placeOf(index, 3));
    },
    getLetters(name, max) {
      const index = find(name);
      if (index < 0) return 0;
      if (placeOf(index, 4) === 1) return lettersIn(bytes, placeOf(index, 2), placeOf(index, 3), max);
      const value = Buffer.from(valueAt(index), "utf8");
      return lettersIn(value, 0, value.length, max);
    },
    entries: () => Array.from({ length: size }, (_, index) => [nameAt(index), valueAt(index)]),
    reset(next) {
      bytes = next;
      size = 0;
      if (names.size > 0) names.clear();
    },
    add(nameStart, nameEnd, valueStart, valueEnd, isPlain) {
      const isLetter = nameEnd - nameStart === 1 && isAsciiLetter(bytes[nameStart] ?? 0);
      if (!isLetter && !isXmlName(bytes.toString("utf8", nameStart, nameEnd))) {
        throw new XmlSyntaxError("an attribute has no proper name");
      }
      if (isRepeated(nameStart, nameEnd)) throw new XmlSyntaxError("an attribute comes twice");
      const at = size * NUMBERS_EACH;
      if (at === places.length) places = grown(places);
      places[at] = nameStart;
      places[at + 1] = nameEnd;
      places[at + 2] = valueStart;
      places[at + 3] = valueEnd;
      places[at + 4] = isPlain ? 1 : 0;
      if (!isPlain) valueAt(size);
      size++;
    },
  };
}

function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** The integer spelt by a range of digits; undefined for anything else. */
export function wholeNumberIn(bytes: Buffer, start: number, end: number): number | undefined {
  if (end === start || end - start > MAX_EXACT_DIGITS) return undefined;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - DIGIT_0;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

function lettersIn(bytes: Buffer, start: number, end: number, max: number): number {
  let value = 0;
  for (let at = start; at < end && value <= max; at++) {
    const letter = ((bytes[at] ?? 0) | LOWER_CASE) - BEFORE_A;
    if (letter < 1 || letter > LETTERS) break;
    value = value * LETTERS + letter;
  }
  return value;
}

function isAsciiLetter(byte: number): boolean {
  const letter = (byte | LOWER_CASE) - BEFORE_A;
  return letter >= 1 && letter <= LETTERS && byte < 0x80;
}
