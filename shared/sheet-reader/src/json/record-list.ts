import type { HeaderGuide } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import { MAX_RECORD_BYTES } from "../sheet-limits.ts";
import { type createRecordFlattener, isFields } from "./flatten-record.ts";
import { createJsonSplitter, type JsonLayout, type JsonRecord, type JsonSplitter } from "./json-splitter.ts";
import { parseRecord } from "./parse-record.ts";
import type { RecordColumns } from "./record-columns.ts";
import type { withoutScript } from "./script-text.ts";
import { withoutTypes } from "./typed-values.ts";

export interface JsonOptions {
  headers?: HeaderGuide | undefined;
  /** Called for every record read before the first row, to show progress. */
  onRecord?: (() => void) | undefined;
}

export type JsonSource = Awaited<ReturnType<typeof withoutScript>>;

/** How the records of a file are read. */
export interface RecordReading extends JsonOptions {
  headers: HeaderGuide;
  flattenRecord: ReturnType<typeof createRecordFlattener>;
}

/** A list of records, read as a sheet. */
export interface RecordList {
  path: string;
  /** Undefined for a list of arrays, which already are rows. */
  columns: RecordColumns | undefined;
  count: number;
  /** Of all records together. */
  cells: number;
}

/** The record, with what its object calls it under `key` if it has none of its own. */
export function parseListed({ text: written, key }: JsonRecord, record: number): unknown {
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

export function createSplitter(layout: JsonLayout, isScript: boolean): JsonSplitter {
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
