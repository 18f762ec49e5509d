import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { importIssueCodeSchema } from "@meridian/contracts/imports/import-job";
import type { Language } from "@meridian/platform/http/request-language";
import { ENGLISH_ISSUES } from "../messages/english.ts";
import { ERROR_COLUMNS, ERROR_COLUMNS_IN } from "../parse/columns/error-columns.ts";
import { translatedCsv } from "./translated-csv.ts";

/** A stored file of rejected rows in the reader's language: the translated last headers, and the reasons. */
export async function* rejectedRowsCsv(path: string, language: Language): AsyncGenerator<string> {
  yield* translatedCsv(path, {
    delimiter: await delimiterOf(path),
    header: (cells) => headerIn(language, cells),
    row: (cells) => rowIn(language, cells),
  });
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
