import { describe, expect, it } from "vitest";
import { HEADERS_IN_LANGUAGES } from "../testing/headers-in-languages.ts";
import { HEADERS_OF_LISTS } from "../testing/headers-of-lists.ts";
import { HEADERS_OF_MAKERS } from "../testing/headers-of-makers.ts";
import { WEEKDAY_HEADERS } from "../testing/weekday-headers.ts";
import { mapColumns } from "./column-map.ts";

const columnsOf = (line: string) => line.split(line.includes(";") ? ";" : ",");

describe("header lines of files in the wild", () => {
  it.each([...HEADERS_OF_MAKERS, ...HEADERS_OF_LISTS, ...HEADERS_IN_LANGUAGES])("of %s", (_, line, fields, unknown) => {
    const { columns, headers, extraction } = mapColumns(columnsOf(line));
    const found = [...columns].toSorted(([, left], [, right]) => left - right);
    expect(found.map(([field, column]) => `${field}: ${headers[column]}`).join(" | ")).toBe(fields);
    expect(extraction.unknown.join(" | ")).toBe(unknown);
  });

  it.each(WEEKDAY_HEADERS)("with days in columns: %s", (line, weekdays) => {
    const { weekdayColumns, headers } = mapColumns(columnsOf(line));
    const found = weekdayColumns.map(({ weekday, columns }) => [weekday, ...columns.map((column) => headers[column])]);
    expect(found).toEqual(weekdays);
  });

  it("that only look like days are none", () => {
    expect(mapColumns(["name", "Jan", "Feb", "Mar", "Sal"]).weekdayColumns).toEqual([]);
  });
});
