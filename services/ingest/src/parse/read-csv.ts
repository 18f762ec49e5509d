import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline, Transform } from "node:stream";
import { AppError, invalidInput, tooLarge } from "@meridian/shared/kernel/app-error";
import { CsvError, parse } from "csv-parse";
import iconv from "iconv-lite";
import { type CsvDialect, detectCsvDialect } from "./csv-dialect.ts";
import { collectEncodingEvidence, type TextEncodingName } from "./detect-encoding.ts";
import { limitCellText, MAX_COLUMNS, MAX_KEPT_COLUMNS, MAX_ROWS, tooManyColumns, tooManyRows } from "./sheet-limits.ts";
import type { CellValue, SheetReader, SheetRow } from "./sheet-row.ts";

const CHUNK_BYTES = 256 * 1024;
const SAMPLE_BYTES = 128 * 1024;
/** A longer record is a quote that was never closed. */
const MAX_RECORD_CHARS = 16 * 1024 * 1024;

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
  let row = 0;
  try {
    for await (const record of createRecordStream(source, onBytes)) {
      row++;
      if (row > MAX_ROWS) throw tooManyRows();
      if (row === 1 && source.dialect.hasSeparatorLine) continue;
      const cells = toCells(record, row);
      if (cells !== undefined) yield { row, cells };
    }
  } catch (error) {
    throw error instanceof AppError ? error : describeFailure(error, row + 1);
  }
}

function createRecordStream({ path, encoding, dialect }: CsvSource, onBytes: (count: number) => void) {
  const parser = parse({
    bom: true,
    delimiter: dialect.delimiter,
    record_delimiter: [...dialect.recordDelimiters],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD_CHARS,
  });
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  file.on("data", (chunk) => onBytes(chunk.length));
  return pipeline(file, createCleaner(encoding), parser, () => undefined);
}

/** Turns bytes of any encoding into UTF-8 without NULs, which some exports carry and no cell needs. */
function createCleaner(encoding: TextEncodingName): Transform {
  const decoder = encoding === "utf-8" ? undefined : iconv.getDecoder(encoding);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (decoder !== undefined) done(null, Buffer.from(decoder.write(chunk).replaceAll("\0", ""), "utf8"));
      else done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
    flush(done) {
      done(null, Buffer.from(decoder?.end() ?? "", "utf8"));
    },
  });
}

/** Undefined for a record without a value. */
function toCells(record: unknown, row: number): CellValue[] | undefined {
  if (!Array.isArray(record)) return undefined;
  if (record.length > MAX_COLUMNS) throw tooManyColumns(row);
  const cells: CellValue[] = [];
  let isEmpty = true;
  for (const field of record) {
    if (cells.length === MAX_KEPT_COLUMNS) break;
    const cell = limitCellText(typeof field === "string" ? field : "", row);
    if (cell !== undefined) isEmpty = false;
    cells.push(cell);
  }
  return isEmpty ? undefined : cells;
}

function describeFailure(error: unknown, row: number): Error {
  if (!(error instanceof CsvError)) return error instanceof Error ? error : new Error(String(error));
  if (error.code === "CSV_MAX_RECORD_SIZE") {
    return tooLarge(`Record ${row} is longer than 16 MB. A quotation mark in it is probably never closed.`, {
      cause: error,
    });
  }
  if (error.code === "CSV_QUOTE_NOT_CLOSED") {
    return invalidInput(
      `The file ends inside a quoted cell that begins in record ${row}: it is cut off, or a quotation mark is never closed.`,
      {
        cause: error,
      },
    );
  }
  return invalidInput(`Record ${row} cannot be read as CSV: ${error.message}`, { cause: error });
}
