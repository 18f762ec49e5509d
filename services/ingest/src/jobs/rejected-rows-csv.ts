import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { importIssueCodeSchema } from "@meridian/shared/contracts/import-job";
import { BYTE_ORDER_MARK, csvLine, unguardCell } from "@meridian/shared/domain/csv-cell";
import type { Language } from "@meridian/shared/http/request-language";
import { createCsvScanner } from "@meridian/sheet-reader/csv/csv-scanner";
import { ENGLISH_ISSUES } from "../messages/english.ts";
import { ERROR_COLUMNS, ERROR_COLUMNS_IN } from "../parse/columns/error-columns.ts";

/** A stored file of rejected rows in the reader's language: the translated last headers, and the reasons. */
export async function* rejectedRowsCsv(path: string, language: Language): AsyncGenerator<string> {
  const delimiter = await delimiterOf(path);
  const scanner = createCsvScanner({
    delimiter,
    endsAtCarriageReturn: false,
    maxRecordBytes: Number.POSITIVE_INFINITY,
    onTooLong: failAt,
    onOpenQuote: failAt,
  });
  let isHeader = true;
  const linesOf = (records: readonly string[][]) => {
    const lines = records.map((record) => {
      const cells = isHeader ? headerIn(language, record) : rowIn(language, record);
      isHeader = false;
      return csvLine(cells.map(unguardCell), delimiter);
    });
    return lines.join("");
  };
  yield BYTE_ORDER_MARK;
  for await (const chunk of createReadStream(path)) yield linesOf(scanner.write(chunk));
  yield linesOf(scanner.end());
}

function headerIn(language: Language, header: readonly string[]): readonly string[] {
  return [...header.slice(0, -ERROR_COLUMNS.length), ...ERROR_COLUMNS_IN[language]];
}

function rowIn(language: Language, record: readonly string[]): readonly string[] {
  const code = importIssueCodeSchema.safeParse(record.at(-2)).data;
  return language === "en" && code !== undefined ? record.with(-1, ENGLISH_ISSUES[code]) : record;
}

/** The bytes before the last header. */
async function delimiterOf(path: string): Promise<string> {
  const content = createReadStream(path, "utf8");
  try {
    for await (const header of createInterface(content)) return header.at(-1 - ERROR_COLUMNS[2].length) ?? ",";
  } finally {
    content.destroy();
  }
  return ",";
}

function failAt(record: number): never {
  throw new Error(`record ${record} of a kept file cannot be read`);
}
