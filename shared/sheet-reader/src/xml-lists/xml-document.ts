import { AppError } from "@meridian/platform/app-error";
import { refusal, text } from "../messages/text.ts";
import { cellTooLong } from "../sheet-limits.ts";
import { type ByteSource, readStart } from "../text/byte-source.ts";
import { openTextSource, type TextSource } from "../text/text-source.ts";
import { declaredEncoding } from "../xml/xml-events.ts";
import type { XmlHandlers } from "../xml/xml-handlers.ts";
import { createXmlScanner } from "../xml/xml-scanner.ts";

/** This much XML without a single whole tag is one text beyond the limit of cells, or a monstrous tag. */
const MAX_SILENT_BYTES = 2 * 1024 * 1024;
const SAMPLE_BYTES = 1024;
const NEW_LINE = 0x0a;
/** Blank lines before the XML declaration, which the standard forbids and which readers forgive. */
const BLANK_START = /^(?:\xef\xbb\xbf)?[ \t\r\n]+/;

/** An XML file in any encoding. */
export interface XmlDocument {
  sizeBytes: number;
  /** Calls the handlers, one chunk at a time. Throws AppError with the line if the document is not well-formed or declares entities. */
  scan(handlers: XmlHandlers, onBytes?: (count: number) => void): AsyncGenerator<void>;
}

export async function openXmlDocument(source: ByteSource): Promise<XmlDocument> {
  const start = await readStart(source.open(), SAMPLE_BYTES);
  const content = await openTextSource(source, declaredEncoding(start));
  const blank = BLANK_START.exec((await readStart(content.open(), SAMPLE_BYTES)).toString("latin1"))?.[0] ?? "";
  return {
    sizeBytes: source.sizeBytes,
    scan: (handlers, onBytes) => scanDocument({ content, blankBytes: blank.length }, handlers, onBytes),
  };
}

/** The local name of the outermost element. */
export async function rootOf(document: XmlDocument): Promise<string | undefined> {
  let root: string | undefined;
  const open = (name: string) => {
    root ??= name;
  };
  for await (const _ of document.scan({ open })) if (root !== undefined) break;
  return root;
}

interface Content {
  content: TextSource;
  /** To leave out at the start. */
  blankBytes: number;
}

async function* scanDocument(
  { content, blankBytes }: Content,
  handlers: XmlHandlers,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<void> {
  const scanner = createXmlScanner(handlers, () => {
    throw refusal("invalid_input", text("xml_doctype"));
  });
  let left = blankBytes;
  let silentBytes = 0;
  let isCutOff = false;
  try {
    for await (const chunk of content.open(onBytes)) {
      silentBytes = scanner.write(chunk.subarray(left)) ? 0 : silentBytes + chunk.length;
      left -= Math.min(left, chunk.length);
      if (silentBytes > MAX_SILENT_BYTES) throw cellTooLong(0);
      yield;
    }
    isCutOff = true;
    scanner.end();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const position = isCutOff ? Number.POSITIVE_INFINITY : blankBytes + scanner.position();
    const line = String(await lineAt(content, position));
    throw refusal("invalid_input", text(isCutOff ? "xml_cut_off" : "xml_invalid", { line }), { cause });
  }
  yield;
}

/** The number, from 1, of the line that contains a byte. */
async function lineAt(content: TextSource, position: number): Promise<number> {
  let line = 1;
  let left = position;
  for await (const chunk of content.open()) {
    const end = Math.min(left, chunk.length);
    for (let at = chunk.indexOf(NEW_LINE); at >= 0 && at < end; at = chunk.indexOf(NEW_LINE, at + 1)) line++;
    left -= end;
    if (left <= 0) break;
  }
  return line;
}
