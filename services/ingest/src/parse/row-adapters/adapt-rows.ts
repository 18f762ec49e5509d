import type { SheetReader, SheetRow } from "@meridian/sheet-reader/sheet-row";

/** Changes the rows of a sheet that is read in another form than it has. */
export type RowAdapter = (rows: AsyncIterable<SheetRow>) => AsyncIterable<SheetRow>;

export function withRows(reader: SheetReader, adapt: RowAdapter): SheetReader {
  return { ...reader, rows: adapt(reader.rows), readShare: () => reader.readShare() };
}
