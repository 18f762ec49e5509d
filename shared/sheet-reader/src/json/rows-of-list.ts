import { MAX_COLUMNS, MAX_KEPT_COLUMNS, MAX_ROWS, tooManyColumns, tooManyRows } from "../sheet-limits.ts";
import type { CellValue, SheetReader, SheetRow } from "../sheet-row.ts";
import { isFields } from "./flatten-record.ts";
import type { JsonLayout, JsonRecord, JsonSplitter } from "./json-splitter.ts";
import type { RecordColumns } from "./record-columns.ts";
import { createSplitter, type JsonSource, parseListed, type RecordList, type RecordReading } from "./record-list.ts";
import { isOfColumns, turnRecords } from "./turned-records.ts";

/** A list of records as a sheet. */
export function openList(
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
    const record = parseListed(written, row);
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
    const record = parseListed(written, row);
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
