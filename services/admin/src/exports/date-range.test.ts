import type { ExportDateRange } from "@meridian/contracts/admin/export-fields";
import { describe, expect, it } from "vitest";
import { fileTimestamp, instantRangeOf } from "./date-range.ts";

type Expected = readonly [from: string | undefined, before: string | undefined];

function rangeOf(dateRange: ExportDateRange, timeZone: string, now: string): Expected {
  const { from, before } = instantRangeOf({ dateRange, timeZone }, new Date(now));
  return [from?.toISOString(), before?.toISOString()];
}

describe("a range of days uses the admin's time zone", () => {
  it.each<[ExportDateRange, string, string, ...Expected]>([
    ["all", "Europe/Istanbul", "2026-05-01T12:00:00Z", undefined, undefined],
    ["today", "Europe/Istanbul", "2026-05-01T12:00:00Z", "2026-04-30T21:00:00.000Z", "2026-05-01T21:00:00.000Z"],
    ["today", "Europe/Istanbul", "2026-05-01T20:59:59Z", "2026-04-30T21:00:00.000Z", "2026-05-01T21:00:00.000Z"],
    ["today", "Europe/Istanbul", "2026-05-01T21:00:00Z", "2026-05-01T21:00:00.000Z", "2026-05-02T21:00:00.000Z"],
    ["yesterday", "Europe/Istanbul", "2026-05-01T21:00:00Z", "2026-04-30T21:00:00.000Z", "2026-05-01T21:00:00.000Z"],
    ["last24hours", "Europe/Istanbul", "2026-05-01T12:00:00Z", "2026-04-30T12:00:00.000Z", undefined],
    ["last7days", "Europe/Istanbul", "2026-05-01T12:00:00Z", "2026-04-24T12:00:00.000Z", undefined],
    // 1 May 2026 is a Friday.
    ["thisweek", "Europe/Istanbul", "2026-05-01T12:00:00Z", "2026-04-26T21:00:00.000Z", undefined],
    ["thisweek", "UTC", "2026-04-27T00:00:00Z", "2026-04-27T00:00:00.000Z", undefined],
    ["thisweek", "UTC", "2026-04-26T23:59:59Z", "2026-04-20T00:00:00.000Z", undefined],
    ["thismonth", "Europe/Istanbul", "2026-05-31T21:00:00Z", "2026-05-31T21:00:00.000Z", undefined],
    ["thismonth", "Europe/Istanbul", "2026-05-31T20:59:59Z", "2026-04-30T21:00:00.000Z", undefined],
    ["thismonth", "Pacific/Kiritimati", "2026-12-31T11:00:00Z", "2026-12-31T10:00:00.000Z", undefined],
    ["today", "Pacific/Niue", "2026-05-01T10:59:59Z", "2026-04-30T11:00:00.000Z", "2026-05-01T11:00:00.000Z"],
    // The clock goes forward: 29 March has 23 hours in Berlin.
    ["today", "Europe/Berlin", "2026-03-29T12:00:00Z", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    ["yesterday", "Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    // It goes back: 25 October has 25 hours.
    ["today", "Europe/Berlin", "2026-10-25T12:00:00Z", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["thisweek", "Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-18T22:00:00.000Z", undefined],
    // It goes forward at midnight: 24 April 2026 begins at one o'clock in Cairo.
    ["today", "Africa/Cairo", "2026-04-24T12:00:00Z", "2026-04-23T22:00:00.000Z", "2026-04-24T21:00:00.000Z"],
    // It goes back at midnight, to 23 o'clock of the day before.
    ["today", "Africa/Cairo", "2026-10-30T12:00:00Z", "2026-10-29T22:00:00.000Z", "2026-10-30T22:00:00.000Z"],
    ["yesterday", "Africa/Cairo", "2026-10-30T12:00:00Z", "2026-10-28T21:00:00.000Z", "2026-10-29T22:00:00.000Z"],
  ])("%s in %s at %s", (dateRange, timeZone, now, from, before) => {
    expect(rangeOf(dateRange, timeZone, now)).toEqual([from, before]);
  });
});

describe("a custom range", () => {
  const custom = (startDate: string | undefined, endDate: string | undefined) =>
    instantRangeOf({ dateRange: "custom", startDate, endDate, timeZone: "Europe/Berlin" }, new Date());

  it("includes its whole last day", () => {
    expect(custom("2026-03-28", "2026-03-29")).toEqual({
      from: new Date("2026-03-27T23:00:00Z"),
      before: new Date("2026-03-29T22:00:00Z"),
    });
    expect(custom("2026-03-29", "2026-03-29").from).toEqual(new Date("2026-03-28T23:00:00Z"));
  });

  it("may be given as instants", () => {
    const range = { from: new Date("2026-03-28T10:30:00Z"), before: new Date("2026-03-28T11:30:00Z") };
    expect(custom("2026-03-28T10:30:00Z", "2026-03-28T12:30:00+01:00")).toEqual(range);
  });

  it("needs both ends, in order", () => {
    expect(() => custom("2026-03-28", undefined)).toThrow("a start and an end");
    expect(() => custom(undefined, "2026-03-28")).toThrow("a start and an end");
    expect(() => custom("2026-03-29", "2026-03-28")).toThrow("cannot be after");
  });
});

it("file names carry the time in the admin's time zone", () => {
  expect(fileTimestamp("Europe/Istanbul", new Date("2026-05-01T21:04:05Z"))).toBe("20260502-000405");
});
