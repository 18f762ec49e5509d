import type { ReadableFile } from "./torture-file.ts";

/**
 * What calamine's .xls workbooks hold: by xlrd, or by calamine where xlrd does not open them. Durations stand as
 * spreadsheets show them.
 */
export const CALAMINE_XLS: readonly ReadableFile[] = [
  ["OOM_alloc.xls", [10, 468, 2367], { A8: "Principal Projects / Deals:", Q28: "Non E-Commerce", W28: 104 }],
  ["OOM_alloc2.xls", [1, 192, 9731], { A1: "Sales_Statement_Id", BQ192: 162130, BV192: "N" }],
  ["any_sheets.xls", [3, 4, 7], { A1: 1, B3: 6 }],
  ["biff5-rich-text-string.xls", [1, 15, 97], { A3: "No.", A16: 1800, H16: "E" }],
  ["biff5_write.xls", [1, 4, 12], { A1: 1, C1: 3, B2: false, C4: "qux" }],
  ["capitalized_wbook_stream.xls", [1, 0, 0], {}],
  ["date.xls", [1, 3, 6], { A1: "2021-01-01", A3: "255:10:10", B3: 17 }],
  ["date_1904.xls", [1, 3, 6], { A1: "2021-01-01", A3: "255:10:10", B3: 17 }],
  ["empty-string.xls", [1, 1, 1], { B1: false }],
  ["formula-date-format.xls", [1, 2, 2], { A1: "2017-02-27", A2: "2017-02-28" }],
  ["gh548_incorrect_sst_unique_count.xls", [7, 1370, 25558], { B2: "Title:", B60: "QWO", AA60: 1363 }],
  ["issue127.xls", [8, 0, 0], {}],
  ["issue219.xls", [1, 1, 1], { A1: "a" }],
  ["issue343.xls", [1, 0, 0], {}],
  ["issue444.xls", [1, 10, 74], { A1: 0, G10: "21/05/2015", H10: 6548 }],
  ["issue_271.xls", [2, 2, 4], { B3: "name", B5: "this error" }],
  ["issue_643_biff5_formula.xls", [1, 4, 13], { A1: 1, B2: false, B4: 1, C4: "qux" }],
  ["issue_646_unsupported_formula_function.xls", [1, 1, 1], { A1: 1 }],
  ["issues.xls", [5, 15, 18], { A1: 1, A2: 1.5, A4: false, A6: "2016-10-20" }],
  ["malformed_format.xls", [1, 36, 683], { A1: "GENNAIO", W32: 31, B38: "Malattia" }],
  ["merge_cells.xls", [1, 2, 4], { A1: "Row Merge", B2: "Chunk Merged" }],
  ["merged_range.xls", [2, 6, 31], { A1: "A1", H4: "H4" }],
  ["misc_biff5_parsing.xls", [11, 0, 0], {}],
  ["optional_records.xls", [2, 97, 465], { A2: "2001-01-01", A39: "TOTAL ORIGINATION", AB92: 1 }],
  ["picture.xls", [2, 0, 0], {}],
  ["ptgexp-truncated-operand.xls", [1, 16, 66], { F2: "Donee", A18: "Jeanelle Leigh Keiser", J18: 5610.4328125 }],
  ["sheet_name_parsing.xls", [1, 1, 7], { A1: "Titel", G1: "IMDB#" }],
  ["sst_continue.xls", [1, 136, 136], { A136: "New CONTINUE block" }],
  ["xls_cross_sheet_chart.xls", [2, 11, 45], { A1: "HEADER TEXT A1", C8: "VALUE C8" }],
  ["xls_formula.xls", [2, 5, 5], { A1: 10, A4: 65 }],
  ["xls_formula_columns_beyond_z.xls", [1, 3, 3], { AA1: 1, AA3: 3 }],
  ["xls_ref_String.xls", [2, 6, 6], { A1: "aa", A4: "bb" }],
  ["xls_wrong_decimals.xls", [1, 1, 1], { A1: 0.525625 }],
];
