import { expect, it } from "vitest";
import { parseDaySpans } from "./day-spans.ts";

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const spansOf = (text: string) =>
  parseDaySpans(text)
    ?.map(([start, end]) => `${clock(start)}-${clock(end)}`)
    .join(" ");
const halfHours = (count: number) => Array.from({ length: count }, (_, hour) => `${hour}:00-${hour}:30`).join(", ");

it.each([
  "7/24",
  "7 / 24",
  "7 gün 24 saat",
  "7gün/24",
  "7 gün / 24",
  "24 / 7",
  "24x7",
  "24 x 7",
  "24 hour",
  "24 hr",
  "24 ชั่วโมง",
  "nonstop",
  "non-stop",
  "24:00-24:00",
])("%s is the whole day", (text) => {
  expect(spansOf(text)).toBe("0:00-24:00");
});

it.each(["open till 24h", "bis 24 Uhr", "até às 24h", "jusqu'à 24h", "hasta las 24 horas", "до 24 ч"])(
  "%s is not the whole day, and nothing says from when",
  (text) => {
    expect(parseDaySpans(text)).toBeUndefined();
  },
);

it.each([
  ["12h às 2h", "12:00-26:00"],
  ["11 h à 1 h", "11:00-25:00"],
  ["12hs a 3hs", "12:00-27:00"],
  ["8h-12h, 14h-18h", "8:00-12:00 14:00-18:00"],
  ["с 12 до 24 ч", "12:00-24:00"],
  ["24 ч", "0:00-24:00"],
])("%s counts to 24: %s", (text, spans) => {
  expect(spansOf(text)).toBe(spans);
});

it.each(["Closed.", "Geschl.", "定休日"])("%s is no hours", (text) => {
  expect(parseDaySpans(text)).toEqual([]);
});

it.each([
  ["9:00-13:00/14:00-18:00", "9:00-13:00 14:00-18:00"],
  ["10:00-14:00/17:00-20:00", "10:00-14:00 17:00-20:00"],
  ["9-13 oraz 14-18", "9:00-13:00 14:00-18:00"],
  ["9-13 и 14-18", "9:00-13:00 14:00-18:00"],
  ["9:00-13:00 14:00-18:00", "9:00-13:00 14:00-18:00"],
  ["9.00-13.00 14.00-18.00", "9:00-13:00 14:00-18:00"],
  ["9-13 14-18", "9:00-13:00 14:00-18:00"],
  ["9am-1pm 2pm-6pm", "9:00-13:00 14:00-18:00"],
  ["9 am - 1 pm 2 pm - 6 pm", "9:00-13:00 14:00-18:00"],
  ["9:00 - 13:00   14:00 - 18:00", "9:00-13:00 14:00-18:00"],
])("%j is two openings", (text, spans) => {
  expect(spansOf(text)).toBe(spans);
});

it("a day has at most twelve openings", () => {
  expect(parseDaySpans(halfHours(12))).toHaveLength(12);
  expect(parseDaySpans(halfHours(13))).toBeUndefined();
});

it.each([
  ["18:00-24:30", "18:00-24:30"],
  ["18:00-30:00", "18:00-30:00"],
  ["18:00-31:00", undefined],
  ["18:00-26", undefined],
  ["18-24", "18:00-24:00"],
  ["24:30-26:00", undefined],
  ["25-26", undefined],
  ["0:0-0:0", undefined],
  ["24:00-02:00", "0:00-2:00"],
  ["2:00-26:00", "2:00-26:00"],
  ["1:00-26:00", undefined],
  ["9:60-17:00", undefined],
  ["9:00-17:60", undefined],
  ["9:00-9:00", "9:00-33:00"],
])("%s, on a clock that counts past midnight, is %s", (text, spans) => {
  expect(spansOf(text)).toBe(spans);
});

it.each([
  ["9am-12pm, 1-5", "9:00-12:00 13:00-17:00"],
  ["9am-12pm, 12-5", "9:00-12:00 12:00-17:00"],
  ["8-11, 1pm-5pm", "8:00-11:00 13:00-17:00"],
  ["8-2, 5pm-9pm", "8:00-14:00 17:00-21:00"],
  ["9-11am, 12pm-2pm, 3-5", "9:00-11:00 12:00-14:00 15:00-17:00"],
  ["9am-12pm, 13:00-17:00", "9:00-12:00 13:00-17:00"],
  ["13-5pm", "13:00-17:00"],
  ["9am-17", "9:00-17:00"],
  ["9am-12", "9:00-12:00"],
  ["9am-11", "9:00-11:00"],
  ["9am-9", "9:00-21:00"],
  ["12-12am", "12:00-24:00"],
  ["11am-1am", "11:00-25:00"],
  ["0:30am-5am", "0:30-5:00"],
])("%s, with a half of the day missing, is %s", (text, spans) => {
  expect(spansOf(text)).toBe(spans);
});

it.each([
  ["9:00-5:30", "9:00-17:30"],
  ["6:00-4:00", "6:00-16:00"],
  ["12:00-4:30", "12:00-16:30"],
  ["12-1", "12:00-13:00"],
  ["12-11", "12:00-23:00"],
  ["9-9", "9:00-21:00"],
  ["5-5", "5:00-17:00"],
  ["11-11", "11:00-23:00"],
])("%s without halves is an office's hours: %s", (text, spans) => {
  expect(spansOf(text)).toBe(spans);
});

it.each([
  ["09:00-05:30", "9:00-29:30"],
  ["9:00-05:30", "9:00-29:30"],
  ["18:00-4:00", "18:00-28:00"],
  ["5:00-4:00", "5:00-28:00"],
  ["6:00-3:00", "6:00-27:00"],
  ["13-5", "13:00-29:00"],
  ["9-0", "9:00-24:00"],
  ["4-4", "4:00-28:00"],
  ["12-12", "12:00-36:00"],
])("%s is on a clock of 24 hours: %s", (text, spans) => {
  expect(spansOf(text)).toBe(spans);
});
