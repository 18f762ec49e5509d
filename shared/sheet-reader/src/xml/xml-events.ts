import { AppError } from "@meridian/platform/app-error";
import iconv from "iconv-lite";
import { damaged } from "../formats/zip-package.ts";
import { refusal, text } from "../messages/text.ts";
import { cellTooLong } from "../sheet-limits.ts";
import type { XmlHandlers } from "./xml-handlers.ts";
import { createXmlScanner } from "./xml-scanner.ts";

/** This much XML without a single tag or text can only be one monstrous cell. */
const MAX_SILENT_BYTES = 8 * 1024 * 1024;
const DECLARED_ENCODING = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/;

/**
 * Parses a part and calls the handlers, one chunk at a time: between iterations the caller takes what the handlers collected, so the file
 * is read no faster. Rejects document types and entities.
 */
export async function* parseXml(
  chunks: AsyncIterable<Buffer>,
  part: string,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  let silentBytes = 0;
  const scanner = createXmlScanner(handlers, () => {
    throw refusal("invalid_input", text("part_doctype", { part }));
  });
  let toUtf8: ((chunk: Buffer) => Buffer) | undefined;
  try {
    for await (const chunk of chunks) {
      toUtf8 ??= converterOf(encodingOf(chunk));
      silentBytes = scanner.write(toUtf8(chunk)) ? 0 : silentBytes + chunk.length;
      if (silentBytes > MAX_SILENT_BYTES) throw cellTooLong(0);
      yield;
    }
    scanner.end();
  } catch (error) {
    throw error instanceof AppError ? error : damaged(text("part_not_xml", { part }), error);
  }
  yield;
}

/** What the XML declaration says, in a document that begins with these bytes. */
export function declaredEncoding(start: Buffer): string | undefined {
  return DECLARED_ENCODING.exec(start.toString("latin1", 0, 200))?.[1];
}

function converterOf(encoding: string): (chunk: Buffer) => Buffer {
  if (encoding === "utf-8") return (chunk) => chunk;
  const decoder = iconv.getDecoder(encoding);
  return (chunk) => Buffer.from(decoder.write(chunk), "utf8");
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  if (start[0] === 0x3c && start[1] === 0) return "utf-16le";
  if (start[0] === 0 && start[1] === 0x3c) return "utf-16be";
  const declared = declaredEncoding(start);
  if (declared === undefined || /^utf-?8$/i.test(declared) || !iconv.encodingExists(declared)) return "utf-8";
  return declared;
}
