import { describe, expect, it } from "vitest";
import { weeklyHoursText } from "./hours-text.ts";
import { openStateOf } from "./open-state-of.ts";

const DAY = 1440;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const AT = new Date("2026-03-04T17:00:00.000Z");

function week(intervals: [number, number][], knownDays: number[] = EVERY_DAY): Record<string, string> {
  return JSON.parse(weeklyHoursText({ intervals, knownDays }, undefined) ?? "{}");
}

describe("the hours of a week, in words", () => {
  it("name every known day, Monday first, and mark closed ones", () => {
    const words = week([[DAY + 540, DAY + 1020]]);
    expect(Object.keys(words).join()).toBe("Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday");
    expect([words.Monday, words.Tuesday]).toEqual(["Closed", "9:00 AM – 5:00 PM"]);
  });

  it("omit unknown days", () => {
    expect(week([[4 * DAY + 360, 4 * DAY + 1410]], [4])).toEqual({ Friday: "6:00 AM – 11:30 PM" });
  });

  it.each([
    [
      "split shifts",
      [
        [630, 840],
        [1080, 1440],
      ],
      "10:30 AM – 2:00 PM, 6:00 PM – 12:00 AM",
    ],
    ["past midnight", [[1080, 1560]], "6:00 PM – 2:00 AM"],
    ["noon", [[720, 780]], "12:00 PM – 1:00 PM"],
    ["the whole day", [[0, 1440]], "Open 24 hours"],
  ] satisfies [string, [number, number][], string][])("read %s", (_title, intervals, text) => {
    expect(week(intervals).Monday).toBe(text);
  });

  it("assign the night from Sunday to Monday to Sunday", () => {
    const words = week([[6 * DAY + 1200, 7 * DAY + 120]]);
    expect([words.Sunday, words.Monday]).toEqual(["8:00 PM – 2:00 AM", "Closed"]);
  });

  it("split one long opening at each midnight, also across the end of the week", () => {
    expect(week([[0, 7 * DAY]]).Thursday).toBe("Open 24 hours");
    const weekend = week([[5 * DAY + 600, 7 * DAY + 60]]);
    expect([weekend.Saturday, weekend.Sunday, weekend.Monday]).toEqual([
      "10:00 AM – 12:00 AM",
      "Open 24 hours",
      "12:00 AM – 1:00 AM",
    ]);
  });

  it.each([
    ['{"Friday":["5-10am","4-9pm"],"Monday":"9-5"}', '{"Monday":"9-5","Friday":"5-10am, 4-9pm"}'],
    ['{"lunes":"9-5"}', null],
    ["9 to 5", null],
    ["[1]", null],
    ["null", null],
    ['{"Monday":{"from":9}}', null],
    [undefined, null],
  ])("that were not parsed are shown if they read as a week: %s", (raw, text) => {
    expect(weeklyHoursText(undefined, raw)).toBe(text);
  });
});

describe("the open state of a business", () => {
  const place = { timeZone: "UTC", status: "operational" } as const;
  const nineToFive = {
    intervals: EVERY_DAY.map((day): [number, number] => [day * DAY, day * DAY + 1080]),
    knownDays: EVERY_DAY,
  };

  it.each([
    ["follows parsed hours", { ...place, hours: nineToFive }, "open"],
    [
      "is closed when it is closed for a time, whatever its hours",
      { ...place, status: "temporarily_closed", hours: nineToFive },
      "closed",
    ],
    [
      "follows today's entry of hours that could not be parsed",
      { ...place, workingHours: '{"Wednesday":"always"}' },
      "open",
    ],
    ["is closed when that entry says so", { ...place, workingHours: '{"Wednesday":"Closed"}' }, "closed"],
    ["is unknown on a day without an entry", { ...place, workingHours: '{"Monday":"9-5"}' }, "unknown"],
    ["is unknown without a zone", { status: "operational", workingHours: '{"Wednesday":"9-5"}' }, "unknown"],
    [
      "is unknown in a zone that does not exist",
      { ...place, timeZone: "Mars/Base", workingHours: '{"Wednesday":"9"}' },
      "unknown",
    ],
  ] as const)("%s", (_title, business, state) => {
    const { hours, workingHours, timeZone } = {
      hours: undefined,
      workingHours: undefined,
      timeZone: undefined,
      ...business,
    };
    expect(openStateOf({ status: business.status, hours, workingHours, timeZone }, AT).state).toBe(state);
  });
});
