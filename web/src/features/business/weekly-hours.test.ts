import { expect, it } from "vitest";
import { weekdayIn, weeklyHours } from "./weekly-hours.ts";

it("the table runs from Monday to Sunday, with today marked and unknown days left unknown", () => {
  const rows = weeklyHours('{"Sunday":"Closed","Monday":"9:00 AM – 5:00 PM"}', "Sunday");
  expect(rows.map(({ day }) => day.slice(0, 2)).join(" ")).toBe("Mo Tu We Th Fr Sa Su");
  expect(rows[0]).toEqual({ day: "Monday", text: "09:00 – 17:00", isClosed: false, isToday: false });
  expect(rows[1]).toEqual({ day: "Tuesday", text: undefined, isClosed: false, isToday: false });
  expect(rows[6]).toEqual({ day: "Sunday", text: "Closed", isClosed: true, isToday: true });
});

it.each([null, "", "nonsense", "[]", "null", "{}", '{"Monday":5}'])("%j is no hours", (text) => {
  expect(weeklyHours(text, "Monday")).toEqual([]);
});

it.each([
  ["9:00 AM – 5:00 PM", "09:00 – 17:00"],
  ["12:00 PM – 2:30 PM, 6:00 PM – 12:00 AM", "12:00 – 14:30, 18:00 – 00:00"],
  ["9AM-11pm", "09:00-23:00"],
  ["09:00 – 17:00", "09:00 – 17:00"],
  ["Open 24 hours", "Open 24 hours"],
  ["By appointment, 5 parking spaces", "By appointment, 5 parking spaces"],
])("hours written as %j are shown as %j, on the clock of the open state", (hours, expected) => {
  expect(weeklyHours(JSON.stringify({ Monday: hours }), undefined)[0]?.text).toBe(expected);
});

it("today is the day of the place, not of the visitor", () => {
  const at = new Date("2026-11-21T23:30:00Z");
  expect(weekdayIn("America/New_York", at)).toBe("Saturday");
  expect(weekdayIn("Asia/Tokyo", at)).toBe("Sunday");
  expect(weekdayIn("Nowhere/Land", at)).toBeUndefined();
});
