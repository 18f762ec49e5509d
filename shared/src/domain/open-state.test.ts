import { describe, expect, it } from "vitest";
import type { OpeningHours } from "../contracts/opening-hours.ts";
import { openStateAt } from "./open-state.ts";

const DAY = 1440;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const at = (iso: string) => new Date(iso);
const hoursOf = (intervals: [number, number][], knownDays = ALL_DAYS): OpeningHours => ({ intervals, knownDays });
const daily = (start: number, end: number) => hoursOf(ALL_DAYS.map((day) => [day * DAY + start, day * DAY + end]));

const nineToFive = daily(9 * 60, 17 * 60);
const bar = daily(18 * 60, 26 * 60);
const splitShift = hoursOf(
  ALL_DAYS.flatMap((day): [number, number][] => [
    [day * DAY + 690, day * DAY + 840],
    [day * DAY + 1080, day * DAY + 1440],
  ]),
);

describe("the open state of a place", () => {
  it.each([
    ["open in the middle of the day", nineToFive, "UTC", "2026-03-04T12:00:00Z", "open", "2026-03-04T17:00:00.000Z"],
    ["open in the opening minute", nineToFive, "UTC", "2026-03-04T09:00:00Z", "open", "2026-03-04T17:00:00.000Z"],
    ["closed in the closing minute", nineToFive, "UTC", "2026-03-04T17:00:00Z", "closed", "2026-03-05T09:00:00.000Z"],
    [
      "closed at noon in New York's early morning",
      nineToFive,
      "America/New_York",
      "2026-03-04T12:00:00Z",
      "closed",
      "2026-03-04T14:00:00.000Z",
    ],
    ["open past midnight", bar, "UTC", "2026-03-04T01:30:00Z", "open", "2026-03-04T02:00:00.000Z"],
    ["open past the week's end", bar, "UTC", "2026-03-02T01:30:00Z", "open", "2026-03-02T02:00:00.000Z"],
    ["closed between two shifts", splitShift, "UTC", "2026-03-04T15:00:00Z", "closed", "2026-03-04T18:00:00.000Z"],
    ["open until midnight", splitShift, "UTC", "2026-03-04T23:59:30Z", "open", "2026-03-05T00:00:00.000Z"],
    ["half-hour zones", nineToFive, "Asia/Kolkata", "2026-03-04T03:30:00Z", "open", "2026-03-04T11:30:00.000Z"],
  ])("is %s", (_case, hours, zone, now, state, changesAt) => {
    expect(openStateAt(hours, zone, at(now))).toEqual({ state, changesAt });
  });

  it("never changes where every hour of the week is open", () => {
    expect(openStateAt(daily(0, DAY), "Europe/Berlin", at("2026-03-04T12:00:00Z"))).toEqual({
      state: "open",
      changesAt: null,
    });
  });

  it("is unknown without hours, without a zone, with a zone that does not exist, and on days nobody spoke of", () => {
    const unknown = { state: "unknown", changesAt: null };
    const fridayOnly = hoursOf([[4 * DAY + 540, 4 * DAY + 1020]], [4]);
    expect(openStateAt(undefined, "UTC", at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(nineToFive, undefined, at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(nineToFive, "Mars/Olympus", at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(fridayOnly, "UTC", at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(fridayOnly, "UTC", at("2026-03-06T12:00:00Z")).state).toBe("open");
  });

  it("promises no opening beyond a day that is not known", () => {
    const mondayAndFriday = hoursOf(
      [
        [540, 1020],
        [4 * DAY + 540, 4 * DAY + 1020],
      ],
      [0, 4],
    );
    expect(openStateAt(mondayAndFriday, "UTC", at("2026-03-02T18:00:00Z"))).toEqual({
      state: "closed",
      changesAt: null,
    });
    expect(openStateAt(mondayAndFriday, "UTC", at("2026-03-02T08:00:00Z")).changesAt).toBe("2026-03-02T09:00:00.000Z");
  });

  it("is closed for good when every known day is closed", () => {
    expect(openStateAt(hoursOf([]), "UTC", at("2026-03-02T18:00:00Z"))).toEqual({ state: "closed", changesAt: null });
  });

  it.each([
    ["spring", "2026-03-28T20:00:00Z", "2026-03-29T07:00:00.000Z"],
    ["autumn", "2026-10-24T20:00:00Z", "2026-10-25T08:00:00.000Z"],
  ])("opens at nine by the clock on the morning after the change in %s", (_season, now, changesAt) => {
    expect(openStateAt(nineToFive, "Europe/Berlin", at(now))).toEqual({ state: "closed", changesAt });
  });
});
