import { NO_HEADERS } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import { MAX_COLUMNS, tooManyColumns } from "../sheet-limits.ts";
import type { Workbook } from "../sheet-row.ts";
import type { ByteSource } from "../text/byte-source.ts";
import { openTextSource } from "../text/text-source.ts";
import { declaredSystem } from "./declared-system.ts";
import { createRecordFlattener, isFields } from "./flatten-record.ts";
import type { JsonLayout, JsonRecord } from "./json-splitter.ts";
import { withoutQuotes } from "./quoted-lines.ts";
import { createRecordColumns, shareColumns } from "./record-columns.ts";
import {
  createSplitter,
  type JsonOptions,
  type JsonSource,
  parseListed,
  type RecordList,
  type RecordReading,
} from "./record-list.ts";
import { openList } from "./rows-of-list.ts";
import { withoutScript } from "./script-text.ts";

const MAX_LISTS = 500;
/** Records that an object must have as its values, and the share of their fields that they must fill, to be a list. */
const MIN_VALUES = 3;
const MIN_FILLED_SHARE = 0.5;

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
  const record = parseListed(written, list.count + 1);
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
