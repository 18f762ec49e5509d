import { type HeaderGuide, NO_HEADERS } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import {
  MAX_COLUMNS,
  MAX_KEPT_COLUMNS,
  MAX_RECORD_BYTES,
  MAX_ROWS,
  tooManyColumns,
  tooManyRows,
} from "../sheet-limits.ts";
import type { CellValue, SheetReader, SheetRow, Workbook } from "../sheet-row.ts";
import type { ByteSource } from "../text/byte-source.ts";
import { openTextSource } from "../text/text-source.ts";
import { declaredSystem } from "./declared-system.ts";
import { createRecordFlattener, isFields } from "./flatten-record.ts";
import { createJsonSplitter, type JsonLayout, type JsonRecord, type JsonSplitter } from "./json-splitter.ts";
import { parseRecord } from "./parse-record.ts";
import { withoutQuotes } from "./quoted-lines.ts";
import { createRecordColumns, type RecordColumns, shareColumns } from "./record-columns.ts";
import { withoutScript } from "./script-text.ts";
import { isOfColumns, turnRecords } from "./turned-records.ts";
import { withoutTypes } from "./typed-values.ts";

const MAX_LISTS = 500;
/** Records that an object must have as its values, and the share of their fields that they must fill, to be a list. */
const MIN_VALUES = 3;
const MIN_FILLED_SHARE = 0.5;

export interface JsonOptions {
  headers?: HeaderGuide | undefined;
  /** Called for every record read before the first row, to show progress. */
  onRecord?: (() => void) | undefined;
}

type JsonSource = Awaited<ReturnType<typeof withoutScript>>;

/** How the records of a file are read. */
interface RecordReading extends JsonOptions {
  headers: HeaderGuide;
  flattenRecord: ReturnType<typeof createRecordFlattener>;
}

/** A list of records, read as a sheet. */
interface RecordList {
  path: string;
  /** Undefined for a list of arrays, which already are rows. */
  columns: RecordColumns | undefined;
  count: number;
  /** Of all records together. */
  cells: number;
}

/**
 * Opens NDJSON, JSON or GeoJSON as a workbook: each list of objects in the file is a sheet, longest first. Reads the whole file for its
 * keys, one record at a time. Throws AppError if it is damaged, exceeds the limits, or contains no list.
 */
export async function openJson(source: ByteSource, options: JsonOptions = {}): Promise<Workbook> {
  const { headers = NO_HEADERS } = options;
  const content = await withoutQuotes(await withoutScript(await openTextSource(source)));
  const reading = { ...options, headers, flattenRecord: createRecordFlattener(headers, await declaredSystem(content)) };
  const { lists, layout } = await findLists(content, reading);
  if (lists.every(({ columns }) => columns?.size() === 0)) throw refusal("invalid_input", text("json_without_records"));
  lists.sort((left, right) => right.count - left.count);
  const shared = shareColumns(lists.map(({ columns }) => columns));
  const sheets = lists.map((list, index) => ({ ...list, columns: shared[index] }));
  return {
    sheetNames: sheets.map(({ path }) => path),
    openSheet: (index) => {
      const sheet = sheets[index];
      if (sheet === undefined) throw new RangeError(`there is no list ${index}`);
      return openList(content, sheet, { ...reading, layout });
    },
    close: () => undefined,
  };
}

/** Lists first; without any, records that follow one another, then one or more objects of records, `{"17": {"name": …}, "18": …}`. */
async function findLists(
  content: JsonSource,
  reading: RecordReading,
): Promise<{ lists: RecordList[]; layout: JsonLayout }> {
  const lists = (await surveyLists(content, { ...reading, layout: "lists" })) ?? [];
  if (lists.length > 0) return { lists, layout: "lists" };
  for (const layout of ["values", "inner-values"] as const) {
    const values = (await surveyLists(content, { ...reading, layout })) ?? [];
    if (values.some(isOfRecords)) return { lists: values, layout };
  }
  return { lists: (await surveyLists(content, { ...reading, layout: "lines" })) ?? [], layout: "lines" };
}

/** Whether an object's values are records, which share their keys, rather than the parts of one. */
function isOfRecords({ count, columns, cells }: RecordList): boolean {
  return count >= MIN_VALUES && columns !== undefined && cells >= count * columns.size() * MIN_FILLED_SHARE;
}

/** The lists of a file with their keys; undefined if its outermost objects follow one another as records. */
async function surveyLists(
  content: JsonSource,
  { layout, ...reading }: RecordReading & { layout: JsonLayout },
): Promise<RecordList[] | undefined> {
  const lists = new Map<string, RecordList>();
  const splitter = createSplitter(layout, content.isScript);
  for await (const chunk of content.open()) {
    for (const record of splitter.write(chunk)) {
      addRecord(lists, record, reading);
      reading.onRecord?.();
    }
    if (layout !== "lines" && splitter.objects() > 1) return undefined;
  }
  splitter.end();
  return [...lists.values()];
}

function addRecord(
  lists: Map<string, RecordList>,
  written: JsonRecord,
  { headers, flattenRecord }: RecordReading,
): void {
  const { list: path } = written;
  const list = lists.get(path) ?? { path, columns: undefined, count: 0, cells: 0 };
  const record = parse(written, list.count + 1);
  if (list.count === 0) {
    if (lists.size >= MAX_LISTS) throw refusal("too_large", text("json_too_many_lists"));
    lists.set(path, list);
    if (isFields(record)) list.columns = createRecordColumns(headers);
  }
  const { columns } = list;
  if (columns === undefined || !isFields(record)) {
    list.count++;
    return;
  }
  for (const fields of headers.splitRecord(record)) {
    const row = ++list.count;
    flattenRecord(fields, row, (header) => {
      columns.add(header);
      list.cells++;
      if (columns.size() > MAX_COLUMNS) throw tooManyColumns(row);
    });
  }
}

function openList(
  content: JsonSource,
  { path, columns }: RecordList,
  { layout, ...reading }: RecordReading & { layout: JsonLayout },
): SheetReader {
  let readBytes = 0;
  const chunks = content.open((count) => {
    readBytes += count;
  });
  const records = readRecords(chunks, path, createSplitter(layout, content.isScript));
  const { flattenRecord } = reading;
  const rows = columns === undefined ? rowsOfArrays(records, flattenRecord) : rowsOfObjects(records, columns, reading);
  return {
    rows: isOfColumns(columns) ? turnRecords(rows) : rows,
    hasKeys: columns !== undefined,
    readShare: () => (content.sizeBytes === 0 ? 1 : Math.min(1, readBytes / content.sizeBytes)),
  };
}

async function* readRecords(
  chunks: AsyncIterable<Buffer>,
  path: string,
  splitter: JsonSplitter,
): AsyncGenerator<JsonRecord> {
  for await (const chunk of chunks) {
    for (const record of splitter.write(chunk)) if (record.list === path) yield record;
  }
  splitter.end();
}

/** The keys are the header line in row 1, followed by the records. */
async function* rowsOfObjects(
  records: AsyncIterable<JsonRecord>,
  columns: RecordColumns,
  { headers: guide, flattenRecord }: RecordReading,
): AsyncGenerator<SheetRow> {
  const headers = columns.headers(isOfColumns(columns) ? MAX_COLUMNS : MAX_KEPT_COLUMNS);
  const columnOf = new Map(headers.map((header, column) => [header, column]));
  yield { row: 1, cells: headers };
  let row = 1;
  for await (const written of records) {
    const record = parse(written, row);
    if (!isFields(record)) {
      row = nextRow(row);
      continue;
    }
    for (const fields of guide.splitRecord(record)) {
      row = nextRow(row);
      const cells: CellValue[] = Array.from({ length: headers.length });
      let isEmpty = true;
      flattenRecord(fields, row, (header, value) => {
        const column = columnOf.get(header);
        if (column === undefined) return;
        cells[column] = value;
        isEmpty = false;
      });
      if (!isEmpty) yield { row, cells };
    }
  }
}

async function* rowsOfArrays(
  records: AsyncIterable<JsonRecord>,
  flattenRecord: RecordReading["flattenRecord"],
): AsyncGenerator<SheetRow> {
  let row = 0;
  for await (const written of records) {
    row = nextRow(row);
    const record = parse(written, row);
    if (!Array.isArray(record)) continue;
    if (record.length > MAX_COLUMNS) throw tooManyColumns(row);
    const cells: CellValue[] = [];
    for (const [column, value] of record.slice(0, MAX_KEPT_COLUMNS).entries()) {
      flattenRecord({ [column]: value }, row, (_, cell) => {
        cells[column] ??= cell;
      });
    }
    if (cells.length > 0) yield { row, cells: Array.from(cells) };
  }
}

function nextRow(row: number): number {
  if (row >= MAX_ROWS) throw tooManyRows();
  return row + 1;
}

/** The record, with what its object calls it under `key` if it has none of its own. */
function parse({ text: written, key }: JsonRecord, record: number): unknown {
  try {
    const value = withoutTypes(parseRecord(written), written);
    return key === undefined || !isFields(value) ? value : { key, ...value };
  } catch (cause) {
    throw refusal("invalid_input", text("json_invalid", { row: String(record) }), { cause });
  }
}

const PROBLEMS = {
  too_long: ["too_large", "json_record_too_long"],
  too_deep: ["too_large", "json_too_deep"],
  invalid: ["invalid_input", "json_invalid"],
  cut_off: ["invalid_input", "json_cut_off"],
} as const;

function createSplitter(layout: JsonLayout, isScript: boolean): JsonSplitter {
  return createJsonSplitter({
    layout,
    isScript,
    maxRecordBytes: MAX_RECORD_BYTES,
    onProblem: (problem, record) => {
      const [code, key] = PROBLEMS[problem];
      throw refusal(code, text(key, { row: String(record) }));
    },
  });
}
