import type { RefusedFile } from "./torture-file.ts";

/**
 * Files that are not sound, or beyond the limits: protected ones, a cell that stands for a whole sheet, a wrong
 * CRC (issue252), a chain of sectors that leads out of the file (OOM_alloc3), XML that is none, a package without a
 * workbook, and lists that are no sheets.
 */
export const REFUSED_FILES: readonly RefusedFile[] = [
  ["calamine/tests/issue_594_dos.ods", "too_large", /16\.384'ten çok sütun/],
  ["calamine/tests/pass_protected.ods", "invalid_input", /şifre/],
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
