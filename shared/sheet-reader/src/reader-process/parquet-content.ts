import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import {
  asyncBufferFromFile,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type SchemaTree,
  snappyUncompress,
} from "hyparquet";
import type { HeaderGuide } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import { createRecordFlattener, isFields } from "../records/flatten-record.ts";
import { createRecordColumns } from "../records/record-columns.ts";
import { MAX_COLUMNS, MAX_KEPT_COLUMNS, MAX_ROWS, tooManyColumns, tooManyRows } from "../sheet-limits.ts";
import type { CellValue, SheetRow } from "../sheet-row.ts";
import type { ReaderContent, RowsAnswer } from "./reader-messages.ts";

/** Rows decompressed at a time: for a larger row group, lists are decompressed once per window. */
const WINDOW_ROWS = 50_000;
/** The maximum rows per response. */
const MAX_ROWS_PER_ANSWER = 1000;
const MAX_CHARS_PER_ANSWER = 1024 * 1024;
/** Rows searched for the keys of maps. */
const SAMPLED_ROWS = 1000;
const MAX_PAGE_BYTES = 256 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 4 * 1024 ** 3;

const COMPRESSORS: Compressors = {
  SNAPPY: (input, length) => {
    const output = new Uint8Array(checkedLength(length));
    snappyUncompress(input, output);
    return output;
  },
  GZIP: (input, length) => gunzipSync(input, { maxOutputLength: checkedLength(length) }),
  BROTLI: (input, length) => brotliDecompressSync(input, { maxOutputLength: checkedLength(length) }),
  ZSTD: (input, length) => zstdDecompressSync(input, { maxOutputLength: checkedLength(length) }),
};

type Row = Readonly<Record<string, unknown>>;

/**
 * Opens a Parquet file. Nested fields become columns named by their paths; the first row is the header line. Throws AppError beyond the
 * limits, and the reader's own errors for a damaged file.
 */
export async function openParquetContent(path: string, guide: HeaderGuide): Promise<ReaderContent> {
  const flattenRecord = createRecordFlattener(guide);
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const rowCount = checkedRowCount(metadata);
  let window: { start: number; rows: readonly Row[] } = { start: 0, rows: [] };

  async function rowAt(index: number): Promise<Row> {
    const known = window.rows[index - window.start];
    if (known !== undefined) return known;
    const end = Math.min(rowCount, index + WINDOW_ROWS, endOfGroup(metadata, index));
    window = { start: index, rows: [] };
    const rows = await parquetReadObjects({
      file,
      metadata,
      rowStart: index,
      rowEnd: end,
      compressors: COMPRESSORS,
      utf8: false,
    });
    window = { start: index, rows };
    return rows[0] ?? {};
  }

  const headers = await findHeaders(metadata, rowCount === 0 ? [] : await firstRows(rowAt, rowCount), guide);
  const columnOf = new Map(headers.map((header, column) => [header, column]));

  async function rows(_sheet: number, fromIndex: number): Promise<RowsAnswer> {
    const found: SheetRow[] = fromIndex === 0 ? [{ row: 1, cells: headers }] : [];
    let chars = 0;
    let index = Math.max(1, fromIndex);
    for (; index <= rowCount && found.length < MAX_ROWS_PER_ANSWER && chars < MAX_CHARS_PER_ANSWER; index++) {
      const cells: CellValue[] = Array.from({ length: headers.length });
      flattenRecord(await rowAt(index - 1), index + 1, (header, value) => {
        const column = columnOf.get(header);
        if (column === undefined) return;
        cells[column] = value;
        if (typeof value === "string") chars += value.length;
      });
      if (cells.some((cell) => cell !== undefined)) found.push({ row: index + 1, cells });
    }
    return { type: "rows", rows: found, ...(index <= rowCount ? { nextIndex: index } : {}) };
  }

  return { sheets: [{ name: "", rowCount: rowCount + 1 }], rows };
}

/** A file's metadata is not trusted. */
function checkedRowCount({ num_rows, row_groups }: FileMetaData): number {
  if (num_rows >= BigInt(MAX_ROWS)) throw tooManyRows();
  let inGroups = 0n;
  let unpackedBytes = 0n;
  for (const group of row_groups) {
    inGroups += group.num_rows;
    for (const { meta_data: column } of group.columns) {
      if (column === undefined) continue;
      unpackedBytes += column.total_uncompressed_size;
      if (column.codec !== "UNCOMPRESSED" && COMPRESSORS[column.codec] === undefined) {
        throw refusal("unsupported_media", text("parquet_codec", { codec: column.codec }));
      }
    }
  }
  if (unpackedBytes > BigInt(MAX_UNPACKED_BYTES)) throw refusal("too_large", text("unpacks_too_large"));
  if (inGroups !== num_rows) throw new Error("the numbers of rows differ");
  return Number(num_rows);
}

function endOfGroup({ row_groups }: FileMetaData, index: number): number {
  let end = 0;
  for (const group of row_groups) {
    end += Number(group.num_rows);
    if (end > index) break;
  }
  return end;
}

async function firstRows(rowAt: (index: number) => Promise<Row>, rowCount: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let index = 0; index < Math.min(rowCount, SAMPLED_ROWS); index++) rows.push(await rowAt(index));
  return rows;
}

/** The headers of the schema, plus keys of maps and JSON in the first rows. */
async function findHeaders(metadata: FileMetaData, sample: readonly Row[], guide: HeaderGuide): Promise<string[]> {
  const flattenRecord = createRecordFlattener(guide);
  const columns = createRecordColumns(guide);
  const example = exampleOf(parquetSchema(metadata));
  for (const record of [example, ...sample]) {
    if (!isFields(record)) continue;
    flattenRecord(record, 1, (header) => columns.add(header));
    if (columns.size() > MAX_COLUMNS) throw tooManyColumns(1);
  }
  return columns.headers(MAX_KEPT_COLUMNS);
}

/** A value in the schema's shape, complete except for the keys of maps and JSON. */
function exampleOf({ element, children }: SchemaTree): unknown {
  const kind = element.converted_type ?? element.logical_type?.type;
  const [first] = children;
  if (kind === "MAP" || kind === "MAP_KEY_VALUE" || kind === "JSON") return undefined;
  if (kind === "LIST" && first !== undefined) {
    const [item] = first.children;
    return [first.children.length === 1 && item !== undefined ? exampleOf(item) : exampleOf(first)].flat();
  }
  const value =
    first === undefined ? "x" : Object.fromEntries(children.map((child) => [child.element.name, exampleOf(child)]));
  return element.repetition_type === "REPEATED" ? [value] : value;
}

function checkedLength(length: number): number {
  if (length > MAX_PAGE_BYTES) throw refusal("too_large", text("parquet_page_too_large"));
  return length;
}
