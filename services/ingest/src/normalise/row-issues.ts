import type { ImportIssue, ImportIssueCode } from "@meridian/contracts/imports/import-job";
import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "./column-mapping.ts";
import { cutText } from "./values/text.ts";

const MAX_VALUE_CHARS = 200;

/** Collects the problems of one row's cells, under the file's own headers. */
export interface RowIssues {
  list: readonly ImportIssue[];
  add(field: ImportField | undefined, code: ImportIssueCode, value: CellValue, message: string): void;
  /** The row is not imported, for this reason. */
  reject(field: ImportField | undefined, code: ImportIssueCode, value: CellValue, message: string): void;
}

export function createRowIssues({ row, origin }: Pick<SheetRow, "row" | "origin">, mapping: ColumnMapping): RowIssues {
  const list: ImportIssue[] = [];
  const where = origin === undefined ? "" : ` ("${origin.sheetName}" sayfasının ${origin.row}. satırı)`;
  const push = (
    field: ImportField | undefined,
    code: ImportIssueCode,
    value: CellValue,
    message: string,
    isRejected: boolean,
  ) => {
    const index = field === undefined ? undefined : mapping.columns.get(field);
    const column = index === undefined ? null : (mapping.headers[index] ?? null);
    list.push({
      row,
      column,
      code,
      value: cutText(String(value ?? ""), MAX_VALUE_CHARS),
      message: message + where,
      isRejected,
    });
  };
  return {
    list,
    add: (field, code, value, message) => push(field, code, value, message, false),
    reject: (field, code, value, message) => push(field, code, value, message, true),
  };
}
