import { AppError, invalidInput } from "@meridian/shared/kernel/app-error";
import iconv from "iconv-lite";
import { SaxesParser } from "saxes";
import { cellTooLong } from "./sheet-limits.ts";
import { damaged } from "./zip-package.ts";

/** Names come without their prefix: writers choose prefixes freely, and the parts read here mix no vocabularies. */
export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** So much XML without a single tag or text can only be one monstrous cell. */
const MAX_SILENT_BYTES = 8 * 1024 * 1024;
const DECLARED_ENCODING = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/;

/**
 * Parses a part and calls the handlers, one chunk at a time: between two steps of the iteration the caller takes what
 * the handlers gathered, and the file is read no faster than that. Refuses document types and entities.
 */
export async function* parseXml(
  chunks: AsyncIterable<Buffer>,
  part: string,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  let silentBytes = 0;
  const parser = createParser(part, handlers, () => {
    silentBytes = 0;
  });
  let decoder: ReturnType<typeof iconv.getDecoder> | undefined;
  try {
    for await (const chunk of chunks) {
      decoder ??= iconv.getDecoder(encodingOf(chunk));
      silentBytes += chunk.length;
      parser.write(decoder.write(chunk));
      if (silentBytes > MAX_SILENT_BYTES) throw cellTooLong(0);
      yield;
    }
    parser.write(decoder?.end() ?? "");
    parser.close();
  } catch (error) {
    throw error instanceof AppError ? error : damaged(`its part ${part} is not sound XML`, error);
  }
  yield;
}

function createParser(part: string, handlers: XmlHandlers, onEvent: () => void) {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const { open, close, text } = handlers;
  parser.on("opentag", (tag) => {
    onEvent();
    open?.(localName(tag.name), tag.attributes);
  });
  parser.on("closetag", (tag) => {
    onEvent();
    close?.(localName(tag.name));
  });
  if (text !== undefined) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  parser.on("doctype", () => {
    throw invalidInput(`The workbook's part ${part} declares a document type, which no spreadsheet program writes.`);
  });
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The value of an attribute whatever its prefix. */
export function attributeOf(attributes: Readonly<Record<string, string>>, local: string): string | undefined {
  const plain = attributes[local];
  if (plain !== undefined) return plain;
  for (const [name, value] of Object.entries(attributes)) {
    if (localName(name) === local) return value;
  }
  return undefined;
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  if (start[0] === 0x3c && start[1] === 0) return "utf-16le";
  if (start[0] === 0 && start[1] === 0x3c) return "utf-16be";
  const declared = DECLARED_ENCODING.exec(start.toString("latin1", 0, 200))?.[1];
  return declared !== undefined && iconv.encodingExists(declared) ? declared : "utf-8";
}
