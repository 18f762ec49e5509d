import type { HeaderGuide } from "../header-guide.ts";
import type { createRecordFlattener } from "./flatten-record.ts";

/** One value of a list, parsed on demand. */
export interface WrittenRecord {
  /** The path of names from the outermost object to the list, joined by dots; "" for a top-level list. */
  list: string;
  /** `record` is its number within the list, from 1. Throws AppError if it is damaged. */
  parse(record: number): unknown;
}

/** The records of a file, in any number of lists. */
export interface RecordSource {
  sizeBytes: number;
  /** Reads from the start: a batch of records for each chunk. */
  read(onBytes?: (count: number) => void): AsyncIterable<readonly WrittenRecord[]>;
}

export interface RecordOptions {
  headers?: HeaderGuide | undefined;
  /** Called as records are read before the first row, to show progress. */
  onProgress?: (() => void) | undefined;
}

/** How the records of a file are read. */
export interface RecordReading extends RecordOptions {
  headers: HeaderGuide;
  flattenRecord: ReturnType<typeof createRecordFlattener>;
}
