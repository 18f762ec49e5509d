import { readTable } from "@meridian/platform/read-table";
import { describe, expect, it } from "vitest";
import { WEEKDAY_HEADERS } from "../../testing/weekday-headers.ts";
import { mapColumns } from "../column-map.ts";

const columnsOf = (line: string) => line.split(line.includes(";") ? ";" : ",");

/**
 * Header lines as scrapers, registries and lists in many languages write them, separated by semicolons if they have any, else by commas;
 * what their columns mean ("name: Firma | city: Ort"); and the headers that describe no field of a business.
 */
const CASES = readTable(new URL("../../testing/headers.tsv", import.meta.url), [
  "maker",
  "headers",
  "fields",
  "unknown",
]);
/** A field that no case names yet is not judged. */
const JUDGED = new Set(CASES.flatMap(({ fields }) => fields.split(" | ").map((entry) => entry.split(": ", 1)[0])));

describe("header lines of files in the wild", () => {
  it.each(CASES)("of $maker", ({ headers: line, fields, unknown }) => {
    const { columns, headers, extraction } = mapColumns(columnsOf(line));
    const found = [...columns].filter(([field]) => JUDGED.has(field)).toSorted(([, left], [, right]) => left - right);
    expect(found.map(([field, column]) => `${field}: ${headers[column]}`).join(" | ")).toBe(fields);
    const unjudged = new Set([...columns].flatMap(([field, column]) => (JUDGED.has(field) ? [] : [headers[column]])));
    expect(headers.filter((header) => extraction.unknown.includes(header) || unjudged.has(header)).join(" | ")).toBe(
      unknown,
    );
  });

  it.each(WEEKDAY_HEADERS)("with days in columns: %s", (line, weekdays) => {
    const { weekdayColumns, headers } = mapColumns(columnsOf(line));
    const found = weekdayColumns.map(({ weekday, columns }) => [weekday, ...columns.map((column) => headers[column])]);
    expect(found).toEqual(weekdays);
  });

  it("that only look like weekdays are not", () => {
    expect(mapColumns(["name", "Jan", "Feb", "Mar", "Sal"]).weekdayColumns).toEqual([]);
  });
});
