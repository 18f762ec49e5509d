/** A small export of our own making, with the headers, types, encoding and quirks of a maker's, about invented businesses. */
export interface MakerSheet {
  maker: string;
  fileName: string;
  content(): Uint8Array<ArrayBuffer>;
  rows: number;
  created: number;
  duplicates: number;
  rejected: number;
  /** Its content, as `describeSheet` writes it. */
  found: string;
}

export type MakerRecord = Readonly<Record<string, string>>;

/** Records as CSV in the maker's columns, with "" in those that a record does not name. */
export function csvOfRecords(header: string, records: readonly MakerRecord[], lineEnd = "\n"): string {
  const columns = header.split(",");
  const rows = records.map((record) => columns.map((column) => record[column] ?? ""));
  return [columns, ...rows].map((row) => row.map(quoted).join(",") + lineEnd).join("");
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Columns that follow a shared beginning or end, as makers insert them. */
export const columnsOf = (...parts: readonly string[]): string => parts.join(",");

/** The same value on every day of a week that begins on Monday. */
export function everyDay<T>(value: T): Record<string, T> {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return Object.fromEntries(days.map((day) => [day, value]));
}
