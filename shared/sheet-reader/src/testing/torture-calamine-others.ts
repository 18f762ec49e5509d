import type { ReadableFile } from "./torture-file.ts";

/** OpenDocument and binary workbooks; SheetJS finds the same counts, but for covered cells and sheets of charts. */
export const CALAMINE_OTHERS: readonly ReadableFile[] = [
  ["any_sheets.ods", [4, 4, 7], { A1: 1, B1: 2 }],
  ["any_sheets.xlsb", [3, 4, 7], { A1: 1, B1: 2 }],
  ["covered.ods", [1, 3, 3], { A1: "a1" }],
  ["date.ods", [1, 4, 8], { A1: "2021-01-01", B1: 15 }],
  ["date.xlsb", [1, 3, 6], { A1: "2021-01-01", B1: 15 }],
  ["date_1904.xlsb", [1, 3, 6], { A1: "2021-01-01", B1: 15 }],
  ["issue127.ods", [8, 0, 0], {}],
  ["issue127.xlsb", [8, 0, 0], {}],
  ["issue_182.xlsb", [1, 3, 3], { A1: 3 }],
  ["issue_186.xlsb", [1, 5, 5], { A1: 1.23 }],
  ["issue_419.xlsb", [1, 1, 1], { A1: "Hello" }],
  ["issue_666_lost_sheets.xlsb", [1, 0, 0], {}],
  ["issue_666_panic.xlsb", [1, 0, 0], {}],
  ["issues.ods", [6, 23, 26], { A1: 1 }],
  ["issues.xlsb", [6, 23, 26], { A1: 1 }],
  ["merged_cells.ods", [1, 3, 7], { A1: "A", C1: "C" }],
  ["multi-empty.ods", [1, 6, 6], { A1: "StringCol" }],
  ["number_rows_repeated.ods", [3, 15, 30], { A1: "A", B1: "B" }],
  ["picture.ods", [3, 0, 0], {}],
  ["picture.xlsb", [2, 0, 0], {}],
  ["richtext_issue.ods", [6, 18, 21], { A1: "abc" }],
  ["single-empty.ods", [1, 6, 6], { A1: "StringCol" }],
  ["special_cells.ods", [1, 5, 5], { A1: "Split\nLine" }],
  ["with-annotation.ods", [1, 1, 1], { A1: "cell a.1" }],
];
