import { MAX_COLUMNS, MAX_KEPT_COLUMNS, MAX_ROWS, tooManyColumns, tooManyRows } from "../sheet-limits.ts";
import type { CellValue, SheetReader, SheetRow, Workbook } from "../sheet-row.ts";
import { isFields } from "./flatten-record.ts";
import { type RecordColumns, shareColumns } from "./record-columns.ts";
import type { RecordReading, RecordSource, WrittenRecord } from "./record-source.ts";
import type { RecordList } from "./survey-lists.ts";
import { isOfColumns, turnRecords } from "./turned-records.ts";

/** The lists of a file as a workbook: each is a sheet, longest first. */
export function openLists(source: RecordSource, lists: readonly RecordList[], reading: RecordReading): Workbook {
  const sorted = lists.toSorted((left, right) => right.count - left.count);
  const shared = shareColumns(sorted.map(({ columns }) => columns));
  const sheets = sorted.map((list, index) => ({ ...list, columns: shared[index] }));
  return {
    sheetNames: sheets.map(({ path }) => path),
    openSheet: (index) => {
      const sheet = sheets[index];
      if (sheet === undefined) throw new RangeError(`there is no list ${index}`);
      return openList(source, sheet, reading);
    },
    close: () => undefined,
  };
}

function openList(source: RecordSource, { path, columns }: RecordList, reading: RecordReading): SheetReader {
  let readBytes = 0;
  const batches = source.read((count) => {
    readBytes += count;
  });
  const records = readRecords(batches, path);
  const { flattenRecord } = reading;
  const rows = columns === undefined ? rowsOfArrays(records, flattenRecord) : rowsOfObjects(records, columns, reading);
  return {
    rows: isOfColumns(columns) ? turnRecords(rows) : rows,
    hasKeys: columns !== undefined,
    readShare: () => (source.sizeBytes === 0 ? 1 : Math.min(1, readBytes / source.sizeBytes)),
  };
}

async function* readRecords(
  batches: AsyncIterable<readonly WrittenRecord[]>,
  path: string,
): AsyncGenerator<WrittenRecord> {
  for await (const records of batches) {
    for (const record of records) if (record.list === path) yield record;
  }
}

/** The keys are the header line in row 1, followed by the records. */
async function* rowsOfObjects(
  records: AsyncIterable<WrittenRecord>,
  columns: RecordColumns,
  { headers: guide, flattenRecord }: RecordReading,
): AsyncGenerator<SheetRow> {
  const headers = columns.headers(isOfColumns(columns) ? MAX_COLUMNS : MAX_KEPT_COLUMNS);
  const columnOf = new Map(headers.map((header, column) => [header, column]));
  yield { row: 1, cells: headers };
  let row = 1;
  for await (const written of records) {
    const record = written.parse(row);
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
  records: AsyncIterable<WrittenRecord>,
  flattenRecord: RecordReading["flattenRecord"],
): AsyncGenerator<SheetRow> {
  let row = 0;
  for await (const written of records) {
    row = nextRow(row);
    const record = written.parse(row);
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
