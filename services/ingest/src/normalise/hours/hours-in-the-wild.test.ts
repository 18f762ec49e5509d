import { describe, expect, it } from "vitest";
import { describeWeek } from "../testing/describe-week.ts";
import { HOURS_IN_ENGLISH } from "../testing/hours-in-english.ts";
import { HOURS_IN_LANGUAGES } from "../testing/hours-in-languages.ts";
import { HOURS_IN_RECORDS } from "../testing/hours-in-records.ts";
import { HOURS_INCOMPLETE } from "../testing/hours-incomplete.ts";
import { parseOpeningHours } from "./opening-hours.ts";

describe.each([
  ["English and OpenStreetMap's rules", HOURS_IN_ENGLISH],
  ["other languages", HOURS_IN_LANGUAGES],
  ["records", HOURS_IN_RECORDS],
])("hours in %s", (_, cases) => {
  it.each(cases)("%j is %s", (cell, week) => {
    const { hours, isIncomplete } = parseOpeningHours(cell);
    expect({ week: describeWeek(hours), isIncomplete }).toEqual({ week, isIncomplete: false });
  });
});

describe("hours that are not understood whole are never guessed", () => {
  it.each(HOURS_INCOMPLETE)("%j leaves %s", (cell, week) => {
    const { hours, isIncomplete } = parseOpeningHours(cell);
    expect({ week: describeWeek(hours), isIncomplete }).toEqual({ week, isIncomplete: true });
  });
});
