import { MINUTES_PER_DAY, MINUTES_PER_WEEK } from "@meridian/contracts/businesses/week";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDaySpans } from "./day-spans.ts";
import { parseOpeningHours } from "./opening-hours.ts";

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const spansOf = (text: string) =>
  parseDaySpans(text)
    ?.map(([start, end]) => `${clock(start)}-${clock(end)}`)
    .join(" ");

/** "0 9:00-17:00" for Monday; days without an interval are closed. */
function describeWeek(text: string): string {
  const { hours } = parseOpeningHours(text);
  if (hours === undefined) return "unknown";
  const intervals = hours.intervals.map(([start, end]) => {
    const midnight = Math.floor(start / MINUTES_PER_DAY) * MINUTES_PER_DAY;
    return `${midnight / MINUTES_PER_DAY} ${clock(start - midnight)}-${clock(end - midnight)}`;
  });
  return `[${hours.knownDays.join("")}] ${intervals.join(", ")}`;
}

describe("the hours of a day", () => {
  it.each([
    ["10:30am-2pm,6pm-12am", "10:30-14:00 18:00-24:00"],
    ["9AM-12PM,1-5PM", "9:00-12:00 13:00-17:00"],
    ["5:30-10AM,11AM-2PM,5-11PM", "5:30-10:00 11:00-14:00 17:00-23:00"],
    ["12-2:45pm,6-10pm", "12:00-14:45 18:00-22:00"],
    ["11-2pm", "11:00-14:00"],
    ["9-12pm", "9:00-12:00"],
    ["7-12am", "19:00-24:00"],
    ["12-6:30am,7am-12am", "0:00-6:30 7:00-24:00"],
    ["9am-5", "9:00-17:00"],
    ["9-5", "9:00-17:00"],
    ["10AM-2AM", "10:00-26:00"],
    ["22:00-02:00", "22:00-26:00"],
    ["6am-11:30pm", "6:00-23:30"],
    ["11\u202fAM–2\u202fAM", "11:00-26:00"],
    ["11 a.m.–11 p.m.", "11:00-23:00"],
    ["10\u202fAM to 10\u202fPM", "10:00-22:00"],
    ["8a.m.-4p.m.", "8:00-16:00"],
    ["9 a. m.–1 p. m.", "9:00-13:00"],
    ["09:00–18:00", "9:00-18:00"],
    ["10.00-22.00", "10:00-22:00"],
    ["9h–12h30, 14h–19h", "9:00-12:30 14:00-19:00"],
    ["9 bis 18 Uhr", "9:00-18:00"],
    ["de 9:00 a 14:00 y de 17:00 a 20:00", "9:00-14:00 17:00-20:00"],
    ["8:00 am - noon", "8:00-12:00"],
    ["0900-1700", "9:00-17:00"],
    ["00:00-23:59", "0:00-24:00"],
    ["12AM-12AM", "0:00-24:00"],
    ["Open 24 hours", "0:00-24:00"],
    ["24 saat açık", "0:00-24:00"],
    ["24 Stunden geöffnet", "0:00-24:00"],
    ["Abierto las 24 horas", "0:00-24:00"],
    ["Ouvert 24h/24", "0:00-24:00"],
  ])("%j is %s", (text, spans) => {
    expect(spansOf(text)).toBe(spans);
  });

  it.each(["Closed", "closed", "Geschlossen", "Cerrado", "Fermé", "Kapalı", "Ruhetag"])("%s is no hours", (text) => {
    expect(parseDaySpans(text)).toEqual([]);
  });

  it.each(["by appointment", "", "25:00-26:00", "9:70-10:00", "9am-5pm, call us", "-", "9"])(
    "%j is unknown",
    (text) => {
      expect(parseDaySpans(text)).toBeUndefined();
    },
  );
});

describe("the hours of a week", () => {
  const nineToFive = [0, 1, 2, 3, 4].map((day) => `${day} 9:00-17:00`).join(", ");

  it.each([
    ['{"Sunday": "Closed", "Monday": "9AM-12PM,1-5PM"}', "[06] 0 9:00-12:00, 0 13:00-17:00"],
    ['{"Monday": ["5-10am", "4-9pm"], "Sunday": ["5-10am"]}', "[06] 0 5:00-10:00, 0 16:00-21:00, 6 5:00-10:00"],
    ['{"Friday": ["6am-11:30pm"]}', "[4] 4 6:00-23:30"],
    ['{"lunes":["8a.m.-4p.m."],"domingo":["Cerrado"]}', "[06] 0 8:00-16:00"],
    ['{"Montag":["09:00–18:00"],"Sonntag":["Geschlossen"]}', "[06] 0 9:00-18:00"],
    ['{"Pazartesi":"09:00–18:00","Pazar":"Kapalı"}', "[06] 0 9:00-18:00"],
    ['{"mercredi":"09:00–18:00"}', "[2] 2 9:00-18:00"],
    ["{'Monday': ['9AM-5PM'], 'Sunday': ['Closed']}", "[06] 0 9:00-17:00"],
    ['[{"day":"Monday","hours":"10 AM to 10 PM"}]', "[0] 0 10:00-22:00"],
    ["Monday,8AM,5PM|Friday,8AM,12PM", "[04] 0 8:00-17:00, 4 8:00-12:00"],
    ["Monday:10:30am-2pm,6pm-12am|Saturday:Closed", "[05] 0 10:30-14:00, 0 18:00-24:00"],
    ["Mon-Fri 9:00-17:00; Sat, Sun closed", `[0123456] ${nineToFive}`],
    ["Mo–Fr 09:00–17:00; Sa 10–14", `[012345] ${nineToFive}, 5 10:00-14:00`],
    ["Pazartesi - Cuma: 09:00-17:00, Cumartesi: Kapalı", `[012345] ${nineToFive}`],
    ["Hafta içi 09:00-17:00", `[01234] ${nineToFive}`],
    ["Lunes a viernes de 9:00 a 17:00", `[01234] ${nineToFive}`],
    ["Su-Mo 22:00-02:00", "[06] 0 22:00-26:00, 6 22:00-26:00"],
    ["Mon: 9 a.m. – 5 p.m.\nTue: Closed", "[01] 0 9:00-17:00"],
  ])("%j is %s", (text, week) => {
    expect(describeWeek(text)).toBe(week);
  });

  it("apply to every day when no day is named", () => {
    expect(parseOpeningHours("24/7").hours).toEqual({
      intervals: [0, 1, 2, 3, 4, 5, 6].map((day) => [day * MINUTES_PER_DAY, (day + 1) * MINUTES_PER_DAY]),
      knownDays: [0, 1, 2, 3, 4, 5, 6],
    });
  });

  it("leaves a day unknown whose text cannot be read, and says so", () => {
    const parsed = parseOpeningHours('{"Monday": "9AM-5PM", "Tuesday": "by appointment"}');
    expect(parsed).toEqual({ hours: { intervals: [[540, 1020]], knownDays: [0] }, isIncomplete: true });
  });

  it("an empty cell is complete, and one without hours is incomplete", () => {
    expect(parseOpeningHours("{}")).toEqual({ isIncomplete: false });
    expect(parseOpeningHours("call us")).toEqual({ isIncomplete: true });
    expect(parseOpeningHours("{broken")).toEqual({ isIncomplete: true });
  });

  it("cuts late hours where the next day opens, and never overlaps", () => {
    expect(describeWeek('{"Monday": "6pm-4am", "Tuesday": "2am-5am"}')).toBe("[01] 0 18:00-26:00, 1 2:00-5:00");
    expect(describeWeek('{"Sunday": "6pm-4am", "Monday": "2am-5am"}')).toBe("[06] 0 2:00-5:00, 6 18:00-26:00");
  });

  it.each([
    ["9:00-12:00, 9:00-17:00", "9:00-17:00"],
    ["9:00-17:00, 9:00-12:00", "9:00-17:00"],
    ["9:00-17:00, 10:00-12:00", "9:00-17:00"],
    ["9:00-17:00, 10:00-17:00", "9:00-17:00"],
    ["9:00-13:00, 12:00-17:00", "9:00-12:00, 0 12:00-17:00"],
    ["9:00-12:00, 12:00-17:00", "9:00-12:00, 0 12:00-17:00"],
  ])("overlapping hours of a day, %s, are %s", (text, expected) => {
    expect(describeWeek(`Monday ${text}`)).toBe(`[0] 0 ${expected}`);
  });

  it.each([
    '["Mo 09:00-17:00"],["UTC":"+1"]',
    '["Mo 09:00-17:00"],  ["Timezone":"Europe/Zurich"]',
    "[Mo 9:00-17:00]",
    "  Mo 9:00-17:00 ",
  ])("%s is Monday", (text) => {
    expect(describeWeek(text)).toBe("[0] 0 9:00-17:00");
    expect(parseOpeningHours(text).isIncomplete).toBe(false);
  });

  it.each<[string, boolean]>([
    ["", false],
    [" ", false],
    ["[]", false],
    ['{"open_now": true}', false],
    ['{"openNow": true, "isOpenNow": true, "is_open_now": 1}', false],
    ['{"nextOpenTime": "2026-05-01", "nextCloseTime": "2026-05-02"}', false],
    ['{"hours": {"openNow": true}, "note": " ", "days": []}', false],
    ['{"Monday": null}', false],
    ['{"note": "ask"}', true],
    ['{"note": 5}', true],
    ['{"openNow": true, "note": "ask"}', true],
  ])("%s tells no hours, and is not understood: %s", (text, isIncomplete) => {
    expect(parseOpeningHours(text)).toEqual({ isIncomplete });
  });

  it("are intervals of the contract whatever the text", () => {
    const piece = fc.constantFrom(
      "Mon",
      "Tue-Sun",
      "9",
      "-",
      "17:30",
      "am",
      "pm",
      ",",
      ";",
      "|",
      ":",
      "{",
      "}",
      '"',
      "Closed",
      "24h",
      " ",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const { hours } = parseOpeningHours(raw);
        let previousEnd = -1;
        for (const [start, end] of hours?.intervals ?? []) {
          expect(start).toBeGreaterThanOrEqual(Math.max(0, previousEnd));
          expect(start).toBeLessThan(MINUTES_PER_WEEK);
          expect(end).toBeGreaterThan(start);
          previousEnd = end;
        }
      }),
    );
  });
});
