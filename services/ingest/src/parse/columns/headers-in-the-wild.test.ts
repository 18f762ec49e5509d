import { describe, expect, it } from "vitest";
import { HEADERS_IN_LANGUAGES } from "../testing/headers-in-languages.ts";
import { HEADERS_OF_LISTS } from "../testing/headers-of-lists.ts";
import { HEADERS_OF_MAKERS } from "../testing/headers-of-makers.ts";
import { WEEKDAY_HEADERS } from "../testing/weekday-headers.ts";
import { mapColumns } from "./column-map.ts";

const columnsOf = (line: string) => line.split(line.includes(";") ? ";" : ",");

const CASES = [...HEADERS_OF_MAKERS, ...HEADERS_OF_LISTS, ...HEADERS_IN_LANGUAGES];
/** A field that no case names yet is not judged. */
const JUDGED = new Set(CASES.flatMap(([, , fields]) => fields.split(" | ").map((entry) => entry.split(": ", 1)[0])));

describe("header lines of files in the wild", () => {
  it.each(CASES)("of %s", (_, line, fields, unknown) => {
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
