import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import iconv from "iconv-lite";
import { refusal, text } from "../messages/text.ts";
import { type CsvDialect, detectCsvDialect } from "./csv-dialect.ts";
import { createCsvScanner } from "./csv-scanner.ts";
import { collectEncodingEvidence, type TextEncodingName } from "./detect-encoding.ts";
import { limitCellText, MAX_COLUMNS, MAX_KEPT_COLUMNS, MAX_ROWS, tooManyColumns, tooManyRows } from "./sheet-limits.ts";
import type { CellValue, SheetReader, SheetRow } from "./sheet-row.ts";

const CHUNK_BYTES = 256 * 1024;
const SAMPLE_BYTES = 128 * 1024;
/** A longer record is a quote that was never closed. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

export interface CsvFile {
  encoding: TextEncodingName;
  dialect: CsvDialect;
  /** Reads the file from its start; may be called again. */
  open(): SheetReader;
}

/** Finds out how a CSV file is written; the whole of it is looked at, as its first odd letter may be its last. */
export async function openCsv(path: string): Promise<CsvFile> {
  const { size } = await stat(path);
  const encoding = await detectFileEncoding(path);
  const dialect = detectCsvDialect(await readStartText(path, encoding));
  return { encoding, dialect, open: () => openReader({ path, size, encoding, dialect }) };
}

async function detectFileEncoding(path: string): Promise<TextEncodingName> {
  const evidence = collectEncodingEvidence();
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    if (Buffer.isBuffer(chunk)) evidence.add(chunk);
  }
  return evidence.conclude();
}

async function readStartText(path: string, encoding: TextEncodingName): Promise<string> {
  const file = await open(path, "r");
  try {
    const buffer = Buffer.alloc(SAMPLE_BYTES);
    const { bytesRead } = await file.read(buffer, 0, SAMPLE_BYTES, 0);
    return iconv.decode(buffer.subarray(0, bytesRead), encoding).replaceAll("\0", "");
  } finally {
    await file.close();
  }
}

interface CsvSource {
  path: string;
  size: number;
  encoding: TextEncodingName;
  dialect: CsvDialect;
}

function openReader(source: CsvSource): SheetReader {
  let readBytes = 0;
  const onBytes = (count: number) => {
    readBytes += count;
  };
  return {
    rows: readRecords(source, onBytes),
    readShare: () => (source.size === 0 ? 1 : Math.min(1, readBytes / source.size)),
  };
}

async function* readRecords(source: CsvSource, onBytes: (count: number) => void): AsyncGenerator<SheetRow> {
  const { path, encoding, dialect } = source;
  const cleaner = createCleaner(encoding);
  const scanner = createCsvScanner({
    delimiter: dialect.delimiter,
    endsAtCarriageReturn: dialect.recordDelimiters.includes("\r"),
    maxRecordBytes: MAX_RECORD_BYTES,
    onTooLong,
    onOpenQuote,
  });
  let row = 0;
  const toRows = function* (records: readonly string[][]): Generator<SheetRow> {
    for (const record of records) {
      row++;
      if (row > MAX_ROWS) throw tooManyRows();
      if (row === 1 && dialect.hasSeparatorLine) continue;
      const cells = toCells(record, row);
      if (cells !== undefined) yield { row, cells };
    }
  };
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    if (!Buffer.isBuffer(chunk)) continue;
    onBytes(chunk.length);
    yield* toRows(scanner.write(cleaner.write(chunk)));
  }
  yield* toRows(scanner.write(cleaner.end()));
  yield* toRows(scanner.end());
}

interface Cleaner {
  write(chunk: Buffer): Buffer;
  end(): Buffer;
}

/** Turns bytes of any encoding into UTF-8 without NULs, which some exports carry and no cell needs. */
function createCleaner(encoding: TextEncodingName): Cleaner {
  if (encoding === "utf-8") {
    return {
      write: (chunk) => (chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk),
      end: () => Buffer.alloc(0),
    };
  }
  const decoder = iconv.getDecoder(encoding);
  const toUtf8 = (text: string | undefined) => Buffer.from((text ?? "").replaceAll("\0", ""), "utf8");
  return { write: (chunk) => toUtf8(decoder.write(chunk)), end: () => toUtf8(decoder.end()) };
}

/** Undefined for a record without a value. */
function toCells(record: readonly string[], row: number): CellValue[] | undefined {
  if (record.length > MAX_COLUMNS) throw tooManyColumns(row);
  const cells: CellValue[] = [];
  let isEmpty = true;
  for (const field of record) {
    if (cells.length === MAX_KEPT_COLUMNS) break;
    const cell = limitCellText(field, row);
    if (cell !== undefined) isEmpty = false;
    cells.push(cell);
  }
  return isEmpty ? undefined : cells;
}

function onTooLong(row: number): never {
  throw refusal("too_large", text("record_too_long", { row: String(row) }));
}

function onOpenQuote(row: number): never {
  throw refusal("invalid_input", text("quote_unclosed", { row: String(row) }));
}
