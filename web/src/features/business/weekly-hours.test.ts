import { expect, it } from "vitest";
import { weekdayIn, weeklyHours } from "./weekly-hours.ts";

it("the table runs from Monday to Sunday, with today marked and unknown days left unknown", () => {
  const rows = weeklyHours('{"Sunday":"Closed","Monday":"9:00 AM – 5:00 PM"}', "Sunday");
  expect(rows.map(({ day }) => day.slice(0, 2)).join(" ")).toBe("Mo Tu We Th Fr Sa Su");
  expect(rows[0]).toEqual({ day: "Monday", text: "9:00 AM – 5:00 PM", isClosed: false, isToday: false });
  expect(rows[1]).toEqual({ day: "Tuesday", text: undefined, isClosed: false, isToday: false });
  expect(rows[6]).toEqual({ day: "Sunday", text: "Closed", isClosed: true, isToday: true });
});

it.each([null, "", "nonsense", "[]", "null", "{}", '{"Monday":5}'])("%j is no hours", (text) => {
  expect(weeklyHours(text, "Monday")).toEqual([]);
});

it("today is the day of the place, not of the visitor", () => {
  const at = new Date("2026-11-21T23:30:00Z");
  expect(weekdayIn("America/New_York", at)).toBe("Saturday");
  expect(weekdayIn("Asia/Tokyo", at)).toBe("Sunday");
  expect(weekdayIn("Nowhere/Land", at)).toBeUndefined();
});
