import { readTable } from "@meridian/platform/read-table";
import { describe, expect, it } from "vitest";
import { describeWeek } from "../testing/describe-week.ts";
import { HOURS_INCOMPLETE } from "../testing/hours-incomplete.ts";
import { parseOpeningHours } from "./opening-hours.ts";

/** Cells with line breaks and tabs, which the table cannot hold. */
const LINES = [
  {
    group: "lines",
    cell: "Monday: 09:00-17:00\nTuesday: 09:00-17:00\nSunday: Closed",
    week: "01 9:00-17:00, 6 closed",
  },
  { group: "lines", cell: "Monday\t9 AM–5 PM\nTuesday\tClosed", week: "0 9:00-17:00, 1 closed" },
  { group: "lines", cell: "Monday\n9 AM–5 PM\nTuesday\nClosed", week: "0 9:00-17:00, 1 closed" },
];
const CASES = [...readTable(new URL("../testing/hours.tsv", import.meta.url), ["group", "cell", "week"]), ...LINES];

it.each(CASES)("hours in $group: $cell is $week", ({ cell, week }) => {
  const { hours, isIncomplete } = parseOpeningHours(cell);
  expect({ week: describeWeek(hours), isIncomplete }).toEqual({ week, isIncomplete: false });
});

describe("hours that are not understood whole are never guessed", () => {
  it.each(HOURS_INCOMPLETE)("%j leaves %s", (cell, week) => {
    const { hours, isIncomplete } = parseOpeningHours(cell);
    expect({ week: describeWeek(hours), isIncomplete }).toEqual({ week, isIncomplete: true });
  });
});
