import type { CellValue, SheetReader, SheetRow } from "@meridian/sheet-reader/sheet-row";

/** Changes the rows of a sheet that is read in another form than it has. */
export type RowAdapter = (rows: AsyncIterable<SheetRow>) => AsyncIterable<SheetRow>;

export function withRows(reader: SheetReader, adapt: RowAdapter): SheetReader {
  return { ...reader, rows: adapt(reader.rows), readShare: () => reader.readShare() };
}

/** Puts cells behind the `width` columns of a sheet, whose rows may be shorter. */
export function withCellsBehind({ cells, ...row }: SheetRow, width: number, added: readonly CellValue[]): SheetRow {
  return { ...row, cells: [...Array.from({ length: width }, (_, at) => cells[at]), ...added] };
}

/** Reads this many rows, or all, before it decides how to change each; undefined leaves a row out. */
export function afterReading(
  count: number,
  decide: (ahead: readonly SheetRow[]) => (row: SheetRow) => SheetRow | undefined,
): RowAdapter {
  return async function* (rows) {
    const ahead: SheetRow[] = [];
    let adapt: ReturnType<typeof decide> | undefined;
    const adaptAhead = () => {
      const read = ahead.splice(0);
      adapt = decide(read);
      return read.flatMap((row) => adapt?.(row) ?? []);
    };
    for await (const row of rows) {
      if (adapt !== undefined) {
        const adapted = adapt(row);
        if (adapted !== undefined) yield adapted;
      } else if (ahead.push(row) >= count) yield* adaptAhead();
    }
    if (ahead.length > 0) yield* adaptAhead();
  };
}
