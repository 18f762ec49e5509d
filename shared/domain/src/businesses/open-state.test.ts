import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openStateAt } from "./open-state.ts";

const DAY = 1440;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const at = (iso: string) => new Date(iso);
const hoursOf = (intervals: [number, number][], knownDays = ALL_DAYS): OpeningHours => ({ intervals, knownDays });
const daily = (start: number, end: number) => hoursOf(ALL_DAYS.map((day) => [day * DAY + start, day * DAY + end]));

const nineToFive = daily(9 * 60, 17 * 60);
const bar = daily(18 * 60, 26 * 60);
const chain = hoursOf([
  [6 * DAY + 1200, 7 * DAY + 60],
  [0, 30],
  [60, 90],
]);
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
    [
      "open over several spans that touch past the week's end",
      chain,
      "UTC",
      "2026-03-01T23:00:00Z",
      "open",
      "2026-03-02T01:30:00.000Z",
    ],
    ["closed between two shifts", splitShift, "UTC", "2026-03-04T15:00:00Z", "closed", "2026-03-04T18:00:00.000Z"],
    ["open until midnight", splitShift, "UTC", "2026-03-04T23:59:30Z", "open", "2026-03-05T00:00:00.000Z"],
    ["half-hour zones", nineToFive, "Asia/Kolkata", "2026-03-04T03:30:00Z", "open", "2026-03-04T11:30:00.000Z"],
  ])("is %s", (_case, hours, zone, now, state, changesAt) => {
    expect(openStateAt(hours, zone, at(now))).toEqual({ state, changesAt });
  });

  it("never changes if every hour of the week is open", () => {
    expect(openStateAt(daily(0, DAY), "Europe/Berlin", at("2026-03-04T12:00:00Z"))).toEqual({
      state: "open",
      changesAt: null,
    });
  });

  it("is unknown without hours, without a zone, with an unknown zone, and on unknown days", () => {
    const unknown = { state: "unknown", changesAt: null };
    const fridayOnly = hoursOf([[4 * DAY + 540, 4 * DAY + 1020]], [4]);
    expect(openStateAt(undefined, "UTC", at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(nineToFive, undefined, at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(nineToFive, "Mars/Olympus", at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(fridayOnly, "UTC", at("2026-03-04T12:00:00Z"))).toEqual(unknown);
    expect(openStateAt(fridayOnly, "UTC", at("2026-03-06T12:00:00Z")).state).toBe("open");
  });

  it("promises no opening after an unknown day", () => {
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

  it("is permanently closed when every known day is closed", () => {
    expect(openStateAt(hoursOf([]), "UTC", at("2026-03-02T18:00:00Z"))).toEqual({ state: "closed", changesAt: null });
  });

  it.each([
    ["Nepal's quarter of an hour", "Asia/Kathmandu", "2026-03-04T03:15:00Z", "open", "2026-03-04T11:15:00.000Z"],
    ["the first to see the day", "Pacific/Kiritimati", "2026-03-03T19:00:00Z", "open", "2026-03-04T03:00:00.000Z"],
    ["the last to see it", "Pacific/Pago_Pago", "2026-03-04T20:00:00Z", "open", "2026-03-05T04:00:00.000Z"],
    ["the far side of the date line", "Pacific/Auckland", "2026-03-03T19:59:00Z", "closed", "2026-03-03T20:00:00.000Z"],
  ])("uses the time zone %s", (_case, zone, now, state, changesAt) => {
    expect(openStateAt(nineToFive, zone, at(now))).toEqual({ state, changesAt });
  });
});

/** Europe: 2026-03-29 01:00 UTC forward, 2026-10-25 01:00 UTC back. New York: 2026-03-08 07:00 UTC forward, 2026-11-01 06:00 UTC back. */
describe("at a clock change", () => {
  const untilTwo = daily(18 * 60, 26 * 60);
  const untilHalfPastTwo = daily(18 * 60, 26 * 60 + 30);
  const untilThree = daily(18 * 60, 27 * 60);
  const fromHalfPastTwo = daily(2 * 60 + 30, 6 * 60);

  it.each([
    ["spring", "2026-03-28T20:00:00Z", "2026-03-29T07:00:00.000Z"],
    ["autumn", "2026-10-24T20:00:00Z", "2026-10-25T08:00:00.000Z"],
  ])("a shop opens at nine by the clock on the morning after, in %s", (_season, now, changesAt) => {
    expect(openStateAt(nineToFive, "Europe/Berlin", at(now))).toEqual({ state: "closed", changesAt });
  });

  it.each([
    [
      "that is left out closes when it would have come",
      untilTwo,
      "2026-03-28T23:30:00Z",
      "open",
      "2026-03-29T01:00:00.000Z",
    ],
    [
      "within what is left out closes where that begins",
      untilHalfPastTwo,
      "2026-03-29T00:30:00Z",
      "open",
      "2026-03-29T01:00:00.000Z",
    ],
    [
      "after what is left out closes an hour sooner",
      untilThree,
      "2026-03-29T00:30:00Z",
      "open",
      "2026-03-29T01:00:00.000Z",
    ],
  ])("in spring, a bar whose closing time is one %s", (_case, hours, now, state, changesAt) => {
    expect(openStateAt(hours, "Europe/Berlin", at(now))).toEqual({ state, changesAt });
    expect(openStateAt(hours, "Europe/Berlin", at("2026-03-29T01:00:00Z")).state).toBe("closed");
  });

  it("in spring, an opening in the skipped hour moves to its end", () => {
    const changesAt = "2026-03-29T01:00:00.000Z";
    expect(openStateAt(fromHalfPastTwo, "Europe/Berlin", at("2026-03-29T00:59:00Z"))).toEqual({
      state: "closed",
      changesAt,
    });
    expect(openStateAt(fromHalfPastTwo, "Europe/Berlin", at(changesAt))).toEqual({
      state: "open",
      changesAt: "2026-03-29T04:00:00.000Z",
    });
  });

  it.each([
    [
      "before the hour that comes twice closes the first time",
      untilTwo,
      "2026-10-24T23:30:00Z",
      "open",
      "2026-10-25T00:00:00.000Z",
    ],
    ["within it closes the first time", untilHalfPastTwo, "2026-10-25T00:15:00Z", "open", "2026-10-25T00:30:00.000Z"],
    [
      "within it opens again with the clock",
      untilHalfPastTwo,
      "2026-10-25T00:45:00Z",
      "closed",
      "2026-10-25T01:00:00.000Z",
    ],
    ["within it closes the second time", untilHalfPastTwo, "2026-10-25T01:10:00Z", "open", "2026-10-25T01:30:00.000Z"],
    ["at its end stays open for both", untilThree, "2026-10-25T00:15:00Z", "open", "2026-10-25T02:00:00.000Z"],
  ])("in autumn, a bar whose closing time is %s", (_case, hours, now, state, changesAt) => {
    expect(openStateAt(hours, "Europe/Berlin", at(now))).toEqual({ state, changesAt });
  });

  it.each([
    ["New York in spring", "America/New_York", "2026-03-08T06:30:00Z", "2026-03-08T07:00:00.000Z"],
    ["New York in autumn", "America/New_York", "2026-11-01T05:15:00Z", "2026-11-01T07:00:00.000Z"],
    ["Sydney in its spring", "Australia/Sydney", "2026-10-03T15:30:00Z", "2026-10-03T16:00:00.000Z"],
    ["Lord Howe, by half an hour", "Australia/Lord_Howe", "2026-10-03T15:00:00Z", "2026-10-03T15:30:00.000Z"],
  ])("a bar open until two closes by the clock: %s", (_case, zone, now, changesAt) => {
    expect(openStateAt(untilTwo, zone, at(now))).toEqual({ state: "open", changesAt });
  });

  it("the state changes at the announced minute and not before, for any hours and zone", () => {
    const changes = [
      ["Europe/Berlin", "2026-03-29T01:00:00Z"],
      ["Europe/Berlin", "2026-10-25T01:00:00Z"],
      ["America/New_York", "2026-11-01T06:00:00Z"],
      ["Australia/Lord_Howe", "2026-04-04T15:00:00Z"],
      ["America/Santiago", "2026-09-06T04:00:00Z"],
    ] as const;
    const interval = fc.tuple(fc.nat(7 * DAY - 1), fc.integer({ min: 1, max: 2 * DAY }));
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.array(interval, { maxLength: 6 }),
        fc.integer({ min: -240, max: 120 }),
        ([zone, change], intervals, minutesOff) => {
          const hours = hoursOf(intervals.map(([start, length]): [number, number] => [start, start + length]));
          const now = at(change).getTime() + minutesOff * 60_000;
          const { state, changesAt } = openStateAt(hours, zone, new Date(now));
          const end = changesAt === null ? Number.POSITIVE_INFINITY : Date.parse(changesAt);
          expect(end).toBeGreaterThan(now);
          for (let time = now; time < Math.min(end, now + 360 * 60_000); time += 60_000) {
            expect(openStateAt(hours, zone, new Date(time)).state).toBe(state);
          }
          if (changesAt !== null) expect(openStateAt(hours, zone, at(changesAt)).state).not.toBe(state);
        },
      ),
      { numRuns: 60 },
    );
  });
});
