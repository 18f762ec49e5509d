import type { ReadableFile } from "./torture-file.ts";

/**
 * What texts with columns hold, by Python's csv module; every file is looked at as text with columns
 * that is no other kind. One line of the naughty strings is a lone U+FEFF, which Python takes for a letter.
 */
export const TORTURE_TEXTS: readonly ReadableFile[] = [
  ["papaparse/tests/sample.csv", [1, 2, 6], { A1: "A", C2: "Z" }],
  ["papaparse/tests/utf-8-bom-sample.csv", [1, 2, 6], { A1: "A", C2: "Z" }],
  ["papaparse/tests/sample-header.csv", [1, 3, 5], { A1: "title", A3: undefined, B3: "test name 02" }],
  ["papaparse/tests/long-sample.csv", [1, 8, 56], { A1: "Grant", F8: "Aliquam Iaculis Incorporate" }],
  [
    "papaparse/tests/verylong-sample.csv",
    [1, 2001, 5999],
    { A1: "placeholder", A4: "Lorem ipsum dolor sit", C2001: "ABC" },
  ],
  ["exceljs/spec/integration/data/test-issue-991.csv", [1, 5, 5], { A1: "2019-11-04", A5: "1234-5thisisnotadate" }],
  ["calamine/tests/too_small.xls", [1, 1, 1], {}],
  ["naughty-strings/blns.txt", [1, 635, 695], {}],
  ["naughty-strings/blns.base64.txt", [1, 835, 862], {}],
];
