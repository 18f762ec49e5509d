import { BEYOND_ASCII, DOUBTFUL, KINDS_OF_BYTES, MEANINGFUL } from "./xml-bytes.ts";
import { XmlSyntaxError } from "./xml-names.ts";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const REFERENCE = /&([^;&]*)(;?)/g;
const DECIMAL = /^#\d{1,8}$/;
const HEXADECIMAL = /^#x[0-9a-f]{1,6}$/i;
const LINE_END = /\r\n?/g;
const WHITE = /[\t\n\r]/g;
/** Ranges of characters forbidden everywhere in a document. */
const DISALLOWED_RANGES = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0xfffe, 0xffff],
] as const;
const DISALLOWED = new RegExp(
  `[${DISALLOWED_RANGES.map(([first, last]) => `${String.fromCharCode(first)}-${String.fromCharCode(last)}`).join("")}]`,
);
const SINGLE_LETTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** The combined kinds of all bytes in a range. */
export function kindsIn(bytes: Buffer, start: number, end: number): number {
  let kinds = 0;
  for (let at = start; at < end; at++) kinds |= KINDS_OF_BYTES[bytes[at] ?? 0] ?? 0;
  return kinds;
}

/** The text of a range, given the kinds of its bytes. Throws XmlSyntaxError for a character XML cannot hold. */
export function decodeBytes(bytes: Buffer, start: number, end: number, kinds: number): string {
  if (end - start === 1 && (kinds & (BEYOND_ASCII | DOUBTFUL)) === 0) return SINGLE_LETTERS[bytes[start] ?? 0] ?? "";
  const text = bytes.toString((kinds & BEYOND_ASCII) === 0 ? "latin1" : "utf8", start, end);
  if ((kinds & DOUBTFUL) !== 0 && DISALLOWED.test(text)) throw new XmlSyntaxError("a character that XML cannot hold");
  return text;
}

/**
 * Character data as parsed: line endings become "
 * ", references are resolved.
 */
export function decodeText(bytes: Buffer, start: number, end: number, kinds: number): string {
  const raw = decodeBytes(bytes, start, end, kinds);
  if ((kinds & MEANINGFUL) === 0) return raw;
  if (raw.includes("]]>")) throw new XmlSyntaxError("the end of a CDATA section without one");
  return resolveReferences(resolveLineEnds(raw));
}

/** In a CDATA section, only line endings are normalised. */
export function decodeCdata(bytes: Buffer, start: number, end: number): string {
  return resolveLineEnds(decodeBytes(bytes, start, end, kindsIn(bytes, start, end)));
}

/** In an attribute, every line break becomes a space unless it is a reference. */
export function decodeAttribute(bytes: Buffer, start: number, end: number, kinds: number): string {
  return resolveReferences(resolveLineEnds(decodeBytes(bytes, start, end, kinds)).replace(WHITE, " "));
}

function resolveLineEnds(raw: string): string {
  return raw.includes("\r") ? raw.replace(LINE_END, "\n") : raw;
}

function resolveReferences(raw: string): string {
  if (!raw.includes("&")) return raw;
  return raw.replace(REFERENCE, (_match, name: string, end: string) => {
    const known = end === ";" ? (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : characterOf(name)) : undefined;
    if (known === undefined) throw new XmlSyntaxError("a reference to an entity that is not there");
    return known;
  });
}

function characterOf(reference: string): string | undefined {
  const isHexadecimal = HEXADECIMAL.test(reference);
  if (!isHexadecimal && !DECIMAL.test(reference)) return undefined;
  const code = isHexadecimal ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code > 0x10ffff || isSurrogate) return undefined;
  const character = String.fromCodePoint(code);
  return DISALLOWED.test(character) ? undefined : character;
}
