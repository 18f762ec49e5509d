import { createAttributeList } from "./xml-attributes.ts";
import {
  AMPERSAND,
  APOSTROPHE,
  areSameBytes,
  continuesWith,
  DOUBTFUL,
  EQUALS,
  EXCLAMATION,
  endOfName,
  endOfSpaces,
  GREATER,
  KINDS_OF_BYTES,
  LESS,
  MEANINGFUL,
  QUESTION,
  QUOTE,
  SLASH,
} from "./xml-bytes.ts";
import type { XmlHandlers } from "./xml-handlers.ts";
import { checkInstruction } from "./xml-instruction.ts";
import { createXmlNames, type XmlName, XmlSyntaxError } from "./xml-names.ts";
import { createTextPiece } from "./xml-piece.ts";
import { decodeBytes, decodeCdata, decodeText, kindsIn } from "./xml-text.ts";

export interface XmlScanner {
  /** Scans what is complete so far; false if it contained no tag. Throws XmlSyntaxError if the document is not well-formed. */
  write(chunk: Buffer): boolean;
  /** Throws XmlSyntaxError unless the document is complete. */
  end(): void;
  /** Where the tag begins that was scanned last, in bytes from the start. */
  position(): number;
}

/** No workbook nests more than about ten elements. */
const MAX_DEPTH = 1000;
const BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";
const INCOMPLETE = -1;
const NO_BYTES = Buffer.alloc(0);

/**
 * Scans a UTF-8 document chunk by chunk and calls the handlers; strings are created only on request. Rejects anything not well-formed, and
 * document types with all their entities.
 */
export function createXmlScanner(handlers: XmlHandlers, onDoctype: () => never): XmlScanner {
  const { open, close, text: onText, element: onElement } = handlers;
  const names = createXmlNames();
  const attributes = createAttributeList();
  const openElements: XmlName[] = [];
  const piece = createTextPiece();
  /** What has not been scanned yet. It starts with this many bytes of text, of these kinds. */
  let rest: Buffer = NO_BYTES;
  let knownText = 0;
  let knownKinds = 0;
  let isAtStart = true;
  let hasEnded = false;
  let hasTags = false;
  /** Bytes before `rest`, and from there to the last tag. */
  let passedBytes = 0;
  let lastTag = 0;

  /** Returns where to continue once there is more. */
  function scan(bytes: Buffer): number {
    let at = 0;
    if (isAtStart) {
      const isMarked = continuesWith(bytes, 0, BYTE_ORDER_MARK);
      if (isMarked === undefined) return 0;
      if (isMarked) at = BYTE_ORDER_MARK.length;
    }
    let kinds = knownKinds;
    for (let tag = at + knownText; ; tag = at) {
      while (tag < bytes.length && bytes[tag] !== LESS) kinds |= KINDS_OF_BYTES[bytes[tag++] ?? 0] ?? 0;
      if (tag >= bytes.length) {
        knownText = tag - at;
        knownKinds = kinds;
        return at;
      }
      knownText = 0;
      knownKinds = 0;
      lastTag = tag;
      if (tag > at) giveText(bytes, at, tag, kinds);
      const end = scanElement(bytes, tag) || scanMarkup(bytes, tag);
      if (end === INCOMPLETE) return tag;
      isAtStart = false;
      kinds = 0;
      at = end;
    }
  }

  function giveText(bytes: Buffer, start: number, end: number, kinds: number): void {
    isAtStart = false;
    if (openElements.length === 0) {
      if (endOfSpaces(bytes, start) < end) throw new XmlSyntaxError("text outside of the root element");
      return;
    }
    if ((kinds & (MEANINGFUL | DOUBTFUL)) !== 0) piece.setText(decodeText(bytes, start, end, kinds));
    else piece.setPlace(bytes, start, end, kinds);
    onText?.(piece);
  }

  function scanElement(bytes: Buffer, start: number): number {
    if (onElement === undefined || openElements.length === 0) return 0;
    const end = onElement(bytes, start);
    if (end > 0) hasTags = true;
    return end;
  }

  /** Where the markup starting at `start` ends. */
  function scanMarkup(bytes: Buffer, start: number): number {
    switch (bytes[start + 1]) {
      case SLASH:
        return scanClosingTag(bytes, start);
      case EXCLAMATION:
        return scanDeclaration(bytes, start);
      case QUESTION:
        return scanInstruction(bytes, start);
      default:
        return scanOpeningTag(bytes, start);
    }
  }

  function scanOpeningTag(bytes: Buffer, start: number): number {
    const nameEnd = endOfName(bytes, start + 1);
    if (nameEnd >= bytes.length) return INCOMPLETE;
    if (hasEnded) throw new XmlSyntaxError("a second root element");
    const name = names.at(bytes, start + 1, nameEnd);
    attributes.reset(bytes);
    for (let at = nameEnd; ; ) {
      const next = endOfSpaces(bytes, at);
      if (next >= bytes.length) return INCOMPLETE;
      const byte = bytes[next];
      if (byte === GREATER) {
        enter(name);
        return next + 1;
      }
      if (byte === SLASH) {
        if (next + 1 >= bytes.length) return INCOMPLETE;
        if (bytes[next + 1] !== GREATER) throw new XmlSyntaxError("a slash within a tag");
        enter(name);
        leave();
        return next + 2;
      }
      if (next === at) throw new XmlSyntaxError("no space before an attribute");
      at = scanAttribute(bytes, next);
      if (at === INCOMPLETE) return INCOMPLETE;
    }
  }

  function scanAttribute(bytes: Buffer, start: number): number {
    const nameEnd = endOfName(bytes, start);
    const equals = endOfSpaces(bytes, nameEnd);
    if (equals >= bytes.length) return INCOMPLETE;
    if (bytes[equals] !== EQUALS) throw new XmlSyntaxError("an attribute without a value");
    const quoteAt = endOfSpaces(bytes, equals + 1);
    if (quoteAt >= bytes.length) return INCOMPLETE;
    const quote = bytes[quoteAt];
    if (quote !== QUOTE && quote !== APOSTROPHE) throw new XmlSyntaxError("an attribute without quotes");
    let isPlain = true;
    for (let at = quoteAt + 1; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === quote) {
        attributes.add(start, nameEnd, quoteAt + 1, at, isPlain);
        return at + 1;
      }
      if (byte === LESS) throw new XmlSyntaxError("a tag within an attribute");
      if (byte === AMPERSAND || ((KINDS_OF_BYTES[byte] ?? 0) & DOUBTFUL) !== 0) isPlain = false;
    }
    return INCOMPLETE;
  }

  function scanClosingTag(bytes: Buffer, start: number): number {
    const element = openElements[openElements.length - 1];
    if (element === undefined) throw new XmlSyntaxError("an end tag without a start");
    const { length } = element.bytes;
    const end = endOfSpaces(bytes, start + 2 + length);
    if (end >= bytes.length) return INCOMPLETE;
    if (bytes[end] !== GREATER || !areSameBytes(element.bytes, 0, bytes, start + 2, length)) {
      throw new XmlSyntaxError("an end tag of another name");
    }
    leave();
    return end + 1;
  }

  function enter(name: XmlName): void {
    if (openElements.length >= MAX_DEPTH) throw new XmlSyntaxError("elements nested too deeply");
    openElements.push(name);
    hasTags = true;
    open?.(name.local, attributes, name.qualified);
  }

  function leave(): void {
    const name = openElements.pop();
    hasTags = true;
    if (openElements.length === 0) hasEnded = true;
    if (name !== undefined) close?.(name.local);
  }

  function scanDeclaration(bytes: Buffer, start: number): number {
    const isComment = continuesWith(bytes, start, "<!--");
    if (isComment === true) return scanComment(bytes, start + "<!--".length);
    const isCdata = continuesWith(bytes, start, "<![CDATA[");
    if (isCdata === true) return scanCdata(bytes, start + "<![CDATA[".length);
    const isDoctype = continuesWith(bytes, start, "<!DOCTYPE");
    if (isDoctype === true) onDoctype();
    if (isComment === undefined || isCdata === undefined || isDoctype === undefined) return INCOMPLETE;
    throw new XmlSyntaxError("a declaration of no known kind");
  }

  function scanComment(bytes: Buffer, start: number): number {
    const end = bytes.indexOf("--", start, "latin1");
    if (end < 0 || end + 2 >= bytes.length) return INCOMPLETE;
    if (bytes[end + 2] !== GREATER) throw new XmlSyntaxError("two hyphens within a comment");
    decodeBytes(bytes, start, end, kindsIn(bytes, start, end));
    return end + 3;
  }

  function scanCdata(bytes: Buffer, start: number): number {
    if (openElements.length === 0) throw new XmlSyntaxError("text outside of the root element");
    const end = bytes.indexOf("]]>", start, "latin1");
    if (end < 0) return INCOMPLETE;
    piece.setText(decodeCdata(bytes, start, end));
    if (end > start) onText?.(piece);
    return end + 3;
  }

  function scanInstruction(bytes: Buffer, start: number): number {
    const end = bytes.indexOf("?>", start + 2, "latin1");
    if (end < 0) return INCOMPLETE;
    checkInstruction(decodeBytes(bytes, start + 2, end, kindsIn(bytes, start + 2, end)), isAtStart);
    return end + 2;
  }

  return {
    write(chunk) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      hasTags = false;
      lastTag = 0;
      const end = scan(bytes);
      rest = bytes.subarray(end);
      passedBytes += end;
      lastTag -= end;
      return hasTags;
    },
    end() {
      if (!hasEnded || endOfSpaces(rest, 0) < rest.length) throw new XmlSyntaxError("the document is not complete");
    },
    position: () => passedBytes + lastTag,
  };
}
