import type { RefusedFile } from "./torture-file.ts";

/**
 * Files that no reader takes, or that are not sound: the tables of formats that are not supported, protected ones, a wrong
 * CRC (issue252), a chain of sectors that leads out of the file (OOM_alloc3), XML that is none, a package without a
 * workbook, and lists that are no sheets.
 */
export const REFUSED_FILES: readonly RefusedFile[] = [
  ["calamine/tests/any_sheets.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/any_sheets.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/covered.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/date.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/date.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/date_1904.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/issue127.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/issue127.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/issue_182.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/issue_186.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/issue_419.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/issue_594_dos.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/issue_666_lost_sheets.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/issue_666_panic.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/issues.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/issues.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/merged_cells.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/multi-empty.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/number_rows_repeated.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/pass_protected.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/picture.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/picture.xlsb", "unsupported_media", /\.xlsb/],
  ["calamine/tests/richtext_issue.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/single-empty.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/special_cells.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/with-annotation.ods", "unsupported_media", /\.ods/],
  ["calamine/tests/pass_protected.xlsb", "invalid_input", /şifre/],
  ["calamine/tests/pass_protected.xlsx", "invalid_input", /şifre/],
  ["calamine/tests/issue_385.xls", "invalid_input", /şifre/],
  ["calamine/tests/OOM_alloc3.xls", "invalid_input", /bozuk/],
  ["calamine/tests/issue252.xlsx", "invalid_input", /bozuk/],
  ["exceljs/spec/integration/data/invalid-xml.xlsx", "invalid_input", /bozuk/],
  ["exceljs/spec/integration/data/missing-bits.xlsx", "invalid_input", /bozuk/],
  ["naughty-strings/blns.json", "invalid_input", /JSON dosyasında işletme listesi yok/],
  ["naughty-strings/blns.base64.json", "invalid_input", /JSON dosyasında işletme listesi yok/],
];
