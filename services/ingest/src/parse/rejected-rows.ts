import type { ImportIssue } from "@meridian/contracts/imports/import-job";
import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import { createScratchWriter } from "@meridian/sheet-reader/scratch-file";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import { ERROR_COLUMNS } from "./columns/contents/error-columns.ts";

/** Writes rejected rows to a CSV file, unchanged, with their problems. */
export interface RejectedRows {
  add(row: SheetRow, issues: readonly ImportIssue[]): void;
  /** The file's size with all rows so far; 0 without any. */
  flush(): number;
}

export function createRejectedRows(file: number, headers: readonly string[], delimiter = ","): RejectedRows {
  const writer = createScratchWriter(file);
  let isBegun = false;
  return {
    add: ({ row, cells }, issues) => {
      if (!isBegun) writer.write(BYTE_ORDER_MARK + csvLine([...headers, ...ERROR_COLUMNS], delimiter));
      isBegun = true;
      const reason = issues.find(({ isRejected }) => isRejected);
      const values = Array.from(headers, (_, column) => cells[column]);
      writer.write(csvLine([...values, row, reason?.code, reason?.message], delimiter));
    },
    flush: writer.flush,
  };
}
