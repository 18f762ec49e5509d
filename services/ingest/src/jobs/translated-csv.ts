import { createReadStream } from "node:fs";
import { BYTE_ORDER_MARK, csvLine, unguardCell } from "@meridian/domain/text/csv-cell";
import { createCsvScanner } from "@meridian/sheet-reader/csv/csv-scanner";

export interface CsvTranslation {
  delimiter: string;
  header(cells: readonly string[]): readonly string[];
  row(cells: readonly string[]): readonly string[];
}

/** A stored CSV file with other headers and cells, read and written as a stream. */
export async function* translatedCsv(path: string, { delimiter, header, row }: CsvTranslation): AsyncGenerator<string> {
  const scanner = createCsvScanner({
    delimiter,
    endsAtCarriageReturn: false,
    maxRecordBytes: Number.POSITIVE_INFINITY,
    onTooLong: failAt,
    onOpenQuote: failAt,
  });
  let isHeader = true;
  const linesOf = (records: Iterable<string[]>) => {
    let lines = "";
    for (const record of records) {
      const cells = isHeader ? header(record) : row(record);
      isHeader = false;
      lines += csvLine(cells.map(unguardCell), delimiter);
    }
    return lines;
  };
  yield BYTE_ORDER_MARK;
  for await (const chunk of createReadStream(path)) yield linesOf(scanner.write(chunk));
  yield linesOf(scanner.end());
}

function failAt(record: number): never {
  throw new Error(`record ${record} of a kept file cannot be read`);
}
