import { type HeaderGuide, NO_HEADERS } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import {
  limitCellText,
  MAX_COLUMNS,
  MAX_KEPT_COLUMNS,
  MAX_ROWS,
  tooManyColumns,
  tooManyRows,
} from "../sheet-limits.ts";
import type { CellValue, SheetReader, SheetRow, Workbook } from "../sheet-row.ts";
import { type ByteSource, openFileSource, readStart } from "../text/byte-source.ts";
import { decodeText } from "../text/detect-encoding.ts";
import { openTextSource, type TextSource } from "../text/text-source.ts";
import { type CsvDialect, detectCsvDialect } from "./csv-dialect.ts";
import { type CsvScanner, createCsvScanner } from "./csv-scanner.ts";

const SAMPLE_BYTES = 128 * 1024;
/** A longer record is due to an unclosed quote. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

/** A single cell may hold a comma. */
const MIN_COLUMNS_OF_LINE = 3;

export interface CsvFile {
  encoding: string;
  dialect: CsvDialect;
  /** Reads the file from the start; can be called again. */
  open(): SheetReader;
}

export async function openCsv(path: string, headers = NO_HEADERS): Promise<CsvFile> {
  return await openCsvSource(await openFileSource(path), headers);
}

/** Detects a CSV file's dialect. */
async function openCsvSource(source: ByteSource, headers: HeaderGuide): Promise<CsvFile> {
  const content = await openTextSource(source);
  const { encoding } = content;
  const start = decodeText(await readStart(source.open(), SAMPLE_BYTES), encoding).replaceAll("\0", "");
  const dialect = detectCsvDialect(start, headers);
  return { encoding, dialect, open: () => openReader(content, dialect) };
}

/** A CSV file as a workbook with one sheet. */
export async function openCsvWorkbook(source: ByteSource, headers = NO_HEADERS): Promise<Workbook> {
  const { dialect, open } = await openCsvSource(source, headers);
  return { sheetNames: [""], delimiter: dialect.delimiter, openSheet: open, close: () => undefined };
}

function openReader(content: TextSource, dialect: CsvDialect): SheetReader {
  const { sizeBytes } = content;
  let readBytes = 0;
  const chunks = content.open((count) => {
    readBytes += count;
  });
  return {
    rows: readRecords(chunks, dialect),
    readShare: () => (sizeBytes === 0 ? 1 : Math.min(1, readBytes / sizeBytes)),
  };
}

async function* readRecords(chunks: AsyncIterable<Buffer>, dialect: CsvDialect): AsyncGenerator<SheetRow> {
  const scanner = scannerOf(dialect);
  const unquoted = createLineUnquoter(dialect);
  let row = 0;
  const toRows = function* (records: Iterable<string[]>): Generator<SheetRow> {
    for (const record of records) {
      row++;
      if (row > MAX_ROWS) throw tooManyRows();
      if (row === 1 && dialect.hasSeparatorLine) continue;
      const cells = toCells(unquoted(record), row);
      if (cells !== undefined) yield { row, cells };
    }
  };
  // To delegate would cost two more promises for each row.
  for await (const chunk of chunks) for (const found of toRows(scanner.write(chunk))) yield found;
  for (const found of toRows(scanner.end())) yield found;
}

function scannerOf(
  { delimiter, recordDelimiters }: CsvDialect,
  atOpenQuote: (row: number) => void = onOpenQuote,
): CsvScanner {
  return createCsvScanner({
    delimiter,
    endsAtCarriageReturn: recordDelimiters.includes("\r"),
    maxRecordBytes: MAX_RECORD_BYTES,
    onTooLong,
    onOpenQuote: atOpenQuote,
  });
}

/**
 * Programs that take each line for one cell quote those with quotes again. Such a line counts as the record that it holds if that has
 * as many cells as the record before.
 */
function createLineUnquoter(dialect: CsvDialect): (record: string[]) => string[] {
  let columns = 0;
  return (record) => {
    const [line = ""] = record;
    if (record.length === 1 && columns >= MIN_COLUMNS_OF_LINE && line.includes(dialect.delimiter)) {
      const held = splitLine(line, dialect);
      return held.length === columns ? held : record;
    }
    if (record.length > 1) columns = record.length;
    return record;
  };
}

/** Empty for a text that is no record, or several. */
function splitLine(line: string, dialect: CsvDialect): string[] {
  let isOpen = false;
  const scanner = scannerOf(dialect, () => {
    isOpen = true;
  });
  const [record = [], ...others] = [...scanner.write(Buffer.from(line)), ...scanner.end()];
  return isOpen || others.length > 0 ? [] : record;
}

/** Undefined for a record without values. */
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
