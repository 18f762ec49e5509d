import type { ReadableFile } from "./torture-file.ts";

/**
 * What the workbooks of exceljs's issues hold: by openpyxl, or by calamine or their XML where openpyxl does not open them
 * or counts links as cells.
 */
export const EXCELJS_XLSX: readonly ReadableFile[] = [
  ["1519293514-KRISHNAPATNAM_LINE_UP.xlsx", [2, 31, 164], { B5: "VESSELS NAME:", D37: "75656  MT" }],
  ["1904.xlsx", [3, 1, 1], { B4: "1904-01-01" }],
  ["bogus-defined-name.xlsx", [1, 1, 1], { A1: "OFFSET($A$10;0;0;0;1)" }],
  ["chart-sheet.xlsx", [1, 7, 28], { A1: "Month", A7: "Jun", D7: 72 }],
  ["dateIssue.xlsx", [1, 2, 2], { A1: "Date", A2: "2020-11-20" }],
  ["duplicateRowTest.xlsx", [1, 0, 0], {}],
  ["fibonacci.xlsx", [1, 19, 38], { A1: 1, B19: 4181 }],
  ["formulas.xlsx", [1, 2, 4], { A1: "someone@example.com", B2: "(formula without link)" }],
  ["gold.xlsx", [1, 6, 12], { A1: "Text", B2: 3.14, B6: "exceljs" }],
  ["hidden-test/google-sheets.xlsx", [1, 3, 5], { A1: "BEGIN", A3: "VISIBLE" }],
  ["hidden-test/libre-calc-as-excel-2007-365.xlsx", [1, 3, 5], { A1: "BEGIN", A3: "VISIBLE" }],
  ["hidden-test/libre-calc-as-office-open-xml-spreadsheet.xlsx", [1, 3, 5], { A1: "BEGIN", A3: "VISIBLE" }],
  ["images.xlsx", [1, 0, 0], {}],
  ["many-columns.xlsx", [1, 2, 32], { A1: "this", T2: "bla" }],
  ["shared_string_with_escape.xlsx", [1, 1, 1], { A1: "_x000D_" }],
  ["test-issue-1364.xlsx", [1, 2, 6], { A1: "Addend 1", C1: "Sum", C2: 2 }],
  ["test-issue-1575.xlsx", [1, 3, 9], { A1: "A", C3: "6.0" }],
  ["test-issue-163.xlsx", [1, 3, 3], { A1: 1, A3: 3 }],
  ["test-issue-1669.xlsx", [2, 12, 24], { A1: "Column1", B6: "u" }],
  ["test-issue-176.xlsx", [1, 4, 6], { A1: "Name", A4: "Third", B4: 2 }],
  ["test-issue-1842.xlsx", [1, 0, 0], {}],
  ["test-issue-257.xlsx", [2, 0, 0], {}],
  ["test-issue-623.xlsx", [1, 0, 0], {}],
  ["test-issue-771.xlsx", [1, 0, 0], {}],
  ["test-issue-877.xlsx", [5, 567, 977], { A1: "Kunde:", J36: 0, D39: "zu Bestellen bei:" }],
  ["test-issue-880.xlsx", [5, 568, 978], { A2: "Kosten" }],
  ["test-issue-988.xlsx", [1, 5, 10], { A2: 1, B6: "u" }],
  ["test-pr-1204.xlsx", [2, 5, 7], { A1: "PROJECT NAME", E4: "(Enter Description)" }],
  ["test-pr-1220.xlsx", [2, 341, 6135], { A1: "AP", Y341: "470.61" }],
  ["test-pr-567.xlsx", [1, 1, 3], { A1: " leading" }],
  ["test-pr-728.xlsx", [3, 3, 3], { A1: "visible" }],
  ["test-row-styles.xlsx", [1, 38, 1102], { A1: "asdf", AC38: "asdf" }],
];
