import { openWorkbook } from "@meridian/sheet-reader/formats/open-workbook";
import { NO_HEADERS } from "@meridian/sheet-reader/header-guide";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { expect, it } from "vitest";
import { openSheet } from "./open-sheet.ts";
import { describeSheet, readWildFiles } from "./testing/wild-file.ts";

type Lines = readonly (readonly string[])[];
type Rewrite = (lines: Lines) => readonly [name: string, content: string | Buffer];

const csv = (lines: Lines, delimiter: string) =>
  lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join("\r\n");
const recordsOf = ([headers = [], ...rows]: Lines) =>
  rows.map((cells) => Object.fromEntries(headers.map((header, column) => [header, cells[column] || null])));

/** Ways to write a list down that change nothing in what it says. */
const WAYS: readonly (readonly [way: string, rewrite: Rewrite])[] = [
  ["with semicolons", (lines) => ["a.csv", csv(lines, ";")]],
  ["in UTF-16 with tabs", (lines) => ["a.txt", Buffer.from(`\uFEFF${csv(lines, "\t")}`, "utf16le")]],
  [
    "between empty columns",
    (lines) => [
      "a.csv",
      csv(
        lines.map((cells) => ["", ...cells, ""]),
        ",",
      ),
    ],
  ],
  ["as JSON", (lines) => ["a.json", JSON.stringify({ status: "ok", data: { items: recordsOf(lines) } })]],
  [
    "as JSON lines",
    (lines) => [
      "a.ndjson",
      recordsOf(lines)
        .map((record) => JSON.stringify(record))
        .join("\n"),
    ],
  ],
];

async function linesOf(path: string): Promise<Lines> {
  const workbook = await openWorkbook("csv", path, { headers: NO_HEADERS });
  const lines: string[][] = [];
  for await (const { cells } of workbook.openSheet(0).rows) lines.push(cells.map((cell) => String(cell ?? "")));
  workbook.close();
  const width = Math.max(...lines.map(({ length }) => length));
  return lines.map((cells) => [...cells, ...Array<string>(width - cells.length).fill("")]);
}

/** What a list says of its businesses, whatever their rows are. */
async function businessesIn(path: string): Promise<string[]> {
  const sheet = await openSheet(path);
  const listed = await describeSheet(sheet);
  sheet.close();
  const lines = listed.replace(/^\d+: /gm, "").split("\n");
  return lines.filter((line) => !line.startsWith("unknown: ")).toSorted();
}

/** Every third list of the wild, if it has a line of different headers and rows below it that each say something of their own. */
async function plainLists(): Promise<(readonly [maker: string, path: string])[]> {
  const lists: (readonly [maker: string, path: string])[] = [];
  for (const { maker, text } of readWildFiles().flatMap(([, files]) => files.filter((_, at) => at % 3 === 0))) {
    const path = writeTemporary("file.csv", text);
    const { kind, headerRow, mapping, close } = await openSheet(path);
    close();
    if (kind !== "csv" || headerRow !== 1) continue;
    const [headers = [], ...rows] = await linesOf(path);
    const areRows = rows.every((cells) => cells.filter((cell) => cell !== "").length > 1);
    const areHeaders = headers.every((header, column) => header === mapping.headers[column]);
    if (areRows && areHeaders && new Set(headers).size === headers.length) lists.push([maker, path]);
  }
  return lists;
}

/** Each in one of the ways. */
const LISTS = (await plainLists()).flatMap(([maker, path], at) => {
  const turn = at % WAYS.length;
  return WAYS.slice(turn, turn + 1).map(([way, rewrite]) => [maker, way, rewrite, path] as const);
});

it("enough lists of the wild have a line of headers", () => {
  expect(LISTS.length).toBeGreaterThan(80);
});

it.each(LISTS)("%s: the list says the same %s", async (_maker, _way, rewrite, path) => {
  const [name, content] = rewrite(await linesOf(path));
  expect(await businessesIn(writeTemporary(name, content))).toEqual(await businessesIn(path));
});
