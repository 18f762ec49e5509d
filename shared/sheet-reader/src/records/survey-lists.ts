import { refusal, text } from "../messages/text.ts";
import { MAX_COLUMNS, tooManyColumns } from "../sheet-limits.ts";
import { isFields } from "./flatten-record.ts";
import { createRecordColumns, type RecordColumns } from "./record-columns.ts";
import type { RecordReading, RecordSource, WrittenRecord } from "./record-source.ts";

/** A list of records, read as a sheet. */
export interface RecordList {
  path: string;
  /** Undefined for a list of arrays, which already are rows. */
  columns: RecordColumns | undefined;
  count: number;
  /** Of all records together. */
  cells: number;
}

const MAX_LISTS = 500;

/** The lists of a file with their keys, by order of appearance. Reads all records, one at a time. */
export async function surveyLists(source: RecordSource, reading: RecordReading): Promise<RecordList[]> {
  const lists = new Map<string, RecordList>();
  for await (const records of source.read()) {
    for (const record of records) addRecord(lists, record, reading);
    reading.onProgress?.();
  }
  return [...lists.values()];
}

function addRecord(
  lists: Map<string, RecordList>,
  written: WrittenRecord,
  { headers, flattenRecord }: RecordReading,
): void {
  const { list: path } = written;
  const list = lists.get(path) ?? { path, columns: undefined, count: 0, cells: 0 };
  const record = written.parse(list.count + 1);
  if (list.count === 0) {
    if (lists.size >= MAX_LISTS) throw refusal("too_large", text("too_many_lists"));
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
