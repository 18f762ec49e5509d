import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursToLines, linesToHours } from "./hours-text.ts";

const DAY = 1440;
const week = (monday: string) => [monday, "", "", "", "", "", ""];

describe("opening hours as lines", () => {
  it.each([
    ["09:00-18:00", [[540, 1080]]],
    [
      "9.00 – 12.30, 13:30-18:00",
      [
        [540, 750],
        [810, 1080],
      ],
    ],
    ["22:00-02:00", [[1320, 1560]]],
    ["18:00-24:00", [[1080, 1440]]],
    ["24 saat", [[0, DAY]]],
    ["KAPALI", []],
  ])("reads %s", (text, intervals) => {
    expect(linesToHours(week(text))).toEqual({ isValid: true, hours: { intervals, knownDays: [0] } });
  });

  it.each(["morgens", "25:00-26:00", "09:00", "09:00-18:75", "09:00-12:00;13:00-15:00"])("refuses %s", (text) => {
    expect(linesToHours(week(text))).toMatchObject({ isValid: false });
  });

  it("rejects hours that overlap the next day, also Sunday's with Monday's", () => {
    expect(linesToHours(["22:00-03:00", "02:00-10:00", "", "", "", "", ""])).toMatchObject({ isValid: false });
    expect(linesToHours(["02:00-10:00", "", "", "", "", "", "22:00-03:00"])).toMatchObject({ isValid: false });
  });

  it("a day without a line is unknown, and without any line all hours are", () => {
    expect(linesToHours(week(""))).toEqual({ isValid: true, hours: undefined });
    expect(hoursToLines({ intervals: [], knownDays: [0] })).toEqual(week("Kapalı"));
  });

  it("writes permanent opening at each day", () => {
    const lines = hoursToLines({ intervals: [[0, 7 * DAY]], knownDays: [0, 1, 2, 3, 4, 5, 6] });
    expect(lines).toEqual(Array.from({ length: 7 }, () => "24 saat"));
  });

  it("writing and reading hours is a round trip", () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 11 * 60 }), fc.integer({ min: 12 * 60, max: DAY }));
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    fc.assert(
      fc.property(days, span, (known, [start, end]) => {
        const knownDays = known.toSorted((left, right) => left - right);
        const intervals = knownDays.map((day): [number, number] => [day * DAY + start, day * DAY + end]);
        const hours = { intervals, knownDays };
        expect(linesToHours(hoursToLines(hours))).toEqual({ isValid: true, hours });
      }),
    );
  });
});
