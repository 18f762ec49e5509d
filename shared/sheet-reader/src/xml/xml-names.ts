import { areSameBytes } from "./xml-bytes.ts";

/** The name of an element, in full and without its prefix. */
export interface XmlName {
  readonly bytes: Buffer;
  readonly qualified: string;
  readonly local: string;
}

export class XmlSyntaxError extends Error {}

/** Names with the same length and first letter share a slot: a sheet's few names rarely do. */
const RECENT_NAMES = 1024;
const NAME_START =
  ":A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}";
const NAME = new RegExp(`^[${NAME_START}][${NAME_START}.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040-]*$`, "u");

export function isXmlName(text: string): boolean {
  return NAME.test(text);
}

/** Caches recent names: a sheet repeats the same five a million times. */
export function createXmlNames(): { at(bytes: Buffer, start: number, end: number): XmlName } {
  const recent: (XmlName | undefined)[] = new Array(RECENT_NAMES).fill(undefined);
  return {
    at(bytes, start, end) {
      const length = end - start;
      const slot = ((bytes[start] ?? 0) + length * 128) % RECENT_NAMES;
      const known = recent[slot];
      if (known !== undefined && known.bytes.length === length && areSameBytes(known.bytes, 0, bytes, start, length)) {
        return known;
      }
      const learnt = learn(bytes.subarray(start, end));
      recent[slot] = learnt;
      return learnt;
    },
  };
}

function learn(bytes: Buffer): XmlName {
  const qualified = bytes.toString("utf8");
  if (!isXmlName(qualified)) throw new XmlSyntaxError("an element has no proper name");
  return { bytes: Buffer.from(bytes), qualified, local: qualified.slice(qualified.indexOf(":") + 1) };
}
