import { expect, it } from "vitest";
import { nextRunAfter, retryAfter } from "./run-times.ts";

const at = (time: string) => new Date(`2026-03-${time}:00.000Z`);

it.each([
  ["before the start", "01T12:00", 24, "02T03:00"],
  ["at the start", "02T03:00", 24, "03T03:00"],
  ["between two runs", "04T09:00", 24, "05T03:00"],
  ["every hour", "02T05:30", 1, "02T06:00"],
  ["a week later", "02T03:01", 168, "09T03:00"],
])("a run %s is followed by one at the hour of the start that was set", (_, now, everyHours, next) => {
  const source = { startsAt: at("02T03:00").toISOString(), createdAt: at("01T11:40").toISOString(), everyHours };
  expect(nextRunAfter(source, at(now))).toBe(at(next).toISOString());
});

it("without a start the runs keep the hour at which the source was added", () => {
  const source = { startsAt: null, createdAt: at("01T11:40").toISOString(), everyHours: 24 };
  expect(nextRunAfter(source, at("05T12:00"))).toBe(at("06T11:40").toISOString());
});

it("after each failure the wait doubles, up to a day", () => {
  const minutes = [1, 2, 3, 4, 20, 10_000].map(
    (failures) => (Date.parse(retryAfter(failures, at("02T00:00"))) - at("02T00:00").getTime()) / 60_000,
  );
  expect(minutes).toEqual([5, 10, 20, 40, 1440, 1440]);
});
