import { NO_HEADERS } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import { createRecordFlattener } from "../records/flatten-record.ts";
import { openLists } from "../records/open-lists.ts";
import type { RecordOptions, RecordReading, RecordSource } from "../records/record-source.ts";
import { type RecordList, surveyLists } from "../records/survey-lists.ts";
import type { Workbook } from "../sheet-row.ts";
import type { ByteSource } from "../text/byte-source.ts";
import { openTextSource } from "../text/text-source.ts";
import { declaredSystem } from "./declared-system.ts";
import { type JsonSource, openJsonRecords } from "./json-records.ts";
import { withoutQuotes } from "./quoted-lines.ts";
import { withoutScript } from "./script-text.ts";

/** Records that an object must have as its values, and the share of their fields that they must fill, to be a list. */
const MIN_VALUES = 3;
const MIN_FILLED_SHARE = 0.5;

/**
 * Opens NDJSON, JSON or GeoJSON as a workbook: each list of objects in the file is a sheet, longest first. Reads the whole file for its
 * keys, one record at a time. Throws AppError if it is damaged, exceeds the limits, or contains no list.
 */
export async function openJson(source: ByteSource, options: RecordOptions = {}): Promise<Workbook> {
  const { headers = NO_HEADERS } = options;
  const content = await withoutQuotes(await withoutScript(await openTextSource(source)));
  const reading = { ...options, headers, flattenRecord: createRecordFlattener(headers, await declaredSystem(content)) };
  const { lists, records } = await findLists(content, reading);
  if (lists.every(({ columns }) => columns?.size() === 0)) throw refusal("invalid_input", text("json_without_records"));
  return openLists(records, lists, reading);
}

/** Lists first; without any, records that follow one another, then one or more objects of records, `{"17": {"name": …}, "18": …}`. */
async function findLists(
  content: JsonSource,
  reading: RecordReading,
): Promise<{ lists: RecordList[]; records: RecordSource }> {
  for (const layout of ["lists", "values", "inner-values"] as const) {
    const records = openJsonRecords(content, layout);
    const lists = await surveyLists(records, reading);
    // Outermost objects that follow one another are records themselves.
    if (records.areSeveralObjects()) continue;
    if (layout === "lists" ? lists.length > 0 : lists.some(isOfRecords)) return { lists, records };
  }
  const records = openJsonRecords(content, "lines");
  return { lists: await surveyLists(records, reading), records };
}

/** Whether an object's values are records, which share their keys, rather than the parts of one. */
function isOfRecords({ count, columns, cells }: RecordList): boolean {
  return count >= MIN_VALUES && columns !== undefined && cells >= count * columns.size() * MIN_FILLED_SHARE;
}
