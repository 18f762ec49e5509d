import { describe, expect, it } from "vitest";
import { entriesOfJson } from "./hours-json.ts";

const read = (json: unknown) => entriesOfJson(json)?.map(({ days, text }) => `${days.join("")} ${text}`);

describe("hours written as JSON", () => {
  it.each<[unknown, string[] | undefined]>([
    [{ Monday: "9-17", Tue: "10-18" }, ["0 9-17", "1 10-18"]],
    [{ monday: ["9-12", "13-17"] }, ["0 9-12,13-17"]],
    [{ ma: "9-17", di: "9-18", wo: "9-19", za: "x" }, ["0 9-17", "1 9-18", "2 9-19", "5 x"]],
    [
      { ma: "8-17", ti: "9-17", ke: "10-17", to: "11-17", pe: "12-17", la: "x", su: "x" },
      ["0 8-17", "1 9-17", "2 10-17", "3 11-17", "4 12-17", "5 x", "6 x"],
    ],
    [{ lu: "8-17", ma: "9-17", me: "10-17", di: "x" }, ["0 8-17", "1 9-17", "2 10-17", "6 x"]],
    [
      {
        status: "Closed until 11:00 AM",
        isOpen: false,
        timeframes: [{ days: "Mon–Tue", open: [{ renderedTime: "11:00 AM–9:00 PM" }], segments: [] }],
      },
      ["01 11:00 AM–9:00 PM"],
    ],
    [{ monday: ["09:00", "17:00"] }, ["0 09:00-17:00"]],
    [{ monday: ["9", "17"] }, ["0 9,17"]],
    [{ monday: ["9.00", " 17:30 "] }, ["0 9.00- 17:30 "]],
    [{ monday: ["09:00-12:00", "13:00-17:00"] }, ["0 09:00-12:00,13:00-17:00"]],
    [{ monday: ["from 09:00", "17:00"] }, ["0 from 09:00,17:00"]],
    [{ monday: ["09:00", "12:00", "17:00"] }, ["0 09:00,12:00,17:00"]],
    [{ monday: { open: "09:00", close: "17:00" } }, ["0 09:00-17:00"]],
    [{ monday: { opens: "09:00", closes: "17:00" } }, ["0 09:00-17:00"]],
    [{ monday: { start: "09:00", end: "17:00" } }, ["0 09:00-17:00"]],
    [{ monday: { from: "09:00", to: "17:00" } }, ["0 09:00-17:00"]],
    [
      {
        monday: [
          { open: "9", close: "12" },
          { open: "13", close: "17" },
        ],
      },
      ["0 9-12,13-17"],
    ],
    [{ hora_inicio: "10:00", hora_cierre: "19:00" }, ["0123456 10:00-19:00"]],
    [{ open: "10:00", close: "19:00", price: "12:00" }, []],
    [{ monday: { open: "09:00" } }, []],
    [{ monday: { open: 9, close: 17 } }, []],
    [{ monday: false }, ["0 closed"]],
    [{ monday: true }, []],
    [{ monday: "" }, []],
    [{ monday: [] }, []],
    [{ monday: ["", " "] }, []],
    [{ monday: { isClosed: true } }, ["0 closed"]],
    [{ monday: { closed: true } }, ["0 closed"]],
    [{ monday: { is_closed: true } }, ["0 closed"]],
    [[{ day: { de: "Montag", fr: "lundi" }, open: "08:00", close: "17:30" }], ["0 08:00-17:30"]],
    [[{ day: { id: 5 }, open: "08:00", close: "17:30" }], []],
    [{ monday: { isOpen: false } }, ["0 closed"]],
    [{ monday: { isOpen24Hours: true } }, ["0 24h"]],
    [{ monday: { opens: "00:00", closes: "00:00" } }, ["0 closed"]],
    [{ monday: { opens: "00:00:00", closes: "00:00:00" } }, ["0 closed"]],
    [{ monday: { opens: "00:00", closes: "12:00" } }, ["0 00:00-12:00"]],
    [{ someday: "9-17" }, []],
    [{ "Thursday(Thanksgiving)": "closed" }, [" "]],
    [{ "Thursday (25 December)": "9-17" }, ["3 9-17"]],
    [{ day: "Friday", hours: "9-17" }, ["4 9-17"]],
    [
      { dayOfWeek: ["http://schema.org/Monday", "https://schema.org/Sunday"], opens: "9:00", closes: "17:00" },
      ["0 9:00-17:00", "6 9:00-17:00"],
    ],
    [[{ day: "Friday", hours: "9-17" }], ["4 9-17"]],
    [[{ days: "Friday", time: "9-17" }], ["4 9-17"]],
    [[{ weekday: "Friday", times: ["9-12", "13-17"] }], ["4 9-12,13-17"]],
    [[{ name: "Friday", open: "9", close: "17" }], ["4 9-17"]],
    [[["Friday", "9-17"]], ["4 9-17"]],
    [[["Friday"]], []],
    [[7, null], []],
    [[{ Friday: "9-17" }], ["4 9-17"]],
    [{ hours: { Friday: "9-17" } }, ["4 9-17"]],
    [{ opening_hours: { weekday_text: ["Friday: 9-17"] } }, ["4 9-17"]],
    [{ weekdayDescriptions: ["Friday: 9-17"], hours: { Monday: "8-9" } }, ["4 9-17"]],
    [{ hours: {}, Monday: "8-9" }, ["0 8-9"]],
    [{ hours: "", Monday: "8-9" }, ["0 8-9"]],
    [
      { mon_1_open: "9:00", mon_1_close: "12:00", mon_2_open: "13:00", mon_2_close: "17:00" },
      ["0 9:00-12:00", "0 13:00-17:00"],
    ],
    [{ "Mon-Wed": "9-17" }, ["012 9-17"]],
    [7, undefined],
    [null, undefined],
  ])("%j", (json, entries) => {
    expect(read(json)).toEqual(entries);
  });

  it.each<[string, unknown, string[] | undefined]>([
    [
      "Google's periods begin on Sunday",
      { periods: [{ open: { day: 0, time: "0930" }, close: { day: 0, time: "1700" } }] },
      ["6 09:30-17:00"],
    ],
    [
      "Google's newer periods have hours and minutes",
      { periods: [{ open: { day: 1, hour: 9, minute: 5 }, close: { day: 1, hour: 17 } }] },
      ["0 9:05-17:00"],
    ],
    ["a period without an end never closes", { periods: [{ open: { day: 0, time: "0000" } }] }, ["0123456 24h"]],
    ["a period without an end on another day says nothing", { periods: [{ open: { day: 1, time: "0000" } }] }, []],
    ["Yelp's list begins on Monday", { open: [{ day: 0, start: "0900", end: "1700" }] }, ["0 09:00-17:00"]],
    [
      "Yelp's list may stand in a list",
      [{ hours_type: "REGULAR", open: [{ day: 6, start: "0900", end: "1700" }] }],
      ["6 09:00-17:00"],
    ],
    ["Yelp's spans may stand alone", [{ is_overnight: false, day: 2, start: "0900", end: "1700" }], ["2 09:00-17:00"]],
    ["Foursquare's list begins with 1", { regular: [{ day: 1, open: "0900", close: "+0100" }] }, ["0 09:00-01:00"]],
    [
      "a list that reaches 7 begins with 1",
      [
        { day: 7, open: "09:00", close: "17:00" },
        { day: 1, open: "10:00", close: "11:00" },
      ],
      ["6 09:00-17:00", "0 10:00-11:00"],
    ],
  ])("%s", (_title, json, entries) => {
    expect(read(json)).toEqual(entries);
  });
});

const EVERY_DAY = ["0123456 10:00-19:00"];

describe("one span for every day", () => {
  it.each([
    ..."opens open opening start from inicio apertura abre abertura ouverture acilis beginn buka открытие начало".split(
      " ",
    ),
    ..."hora_inicio hora_de_inicio horainicio hour_start heure_de_ouverture saat_acilis time_from jam_buka".split(" "),
    ..."opening_time acilis_saati start_hour OPEN".split(" "),
  ])("begins at %s", (key) => {
    expect(read({ [key]: "10:00", close: "19:00" })).toEqual(EVERY_DAY);
  });

  it.each([
    ..."closes close closing end to until fin cierre cierra fechamento fermeture kapanis ende tutup закрытие конец".split(
      " ",
    ),
    ..."hora_fin hora_de_cierre closing_time kapanis_saati end_hour CLOSE".split(" "),
  ])("ends at %s", (key) => {
    expect(read({ open: "10:00", [key]: "19:00" })).toEqual(EVERY_DAY);
  });

  it.each(["reopens", "open date", "opens at"])("does not begin at %s", (key) => {
    expect(read({ [key]: "10:00", close: "19:00" })).toEqual([]);
  });

  it.each(["9h00", "9.00", "10:00:00", "9:00 am", "9:00 a.m.", "9:00am", "9:00 "])("may begin at %j", (open) => {
    expect(read({ open, close: "19:00" })).toEqual([`0123456 ${open}-19:00`]);
  });

  it.each(["9", "by 9:00", "9:00x", "123:00", "9:0"])("does not begin at %j", (open) => {
    expect(read({ open, close: "19:00" })).toEqual([]);
    expect(read({ open: "8:00", close: open })).toEqual([]);
  });
});
