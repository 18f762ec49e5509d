import { describe, expect, it } from "vitest";
import { describeHours, describeWeek } from "../testing/describe-week.ts";
import { parseOpeningHours } from "./opening-hours.ts";

describe("a text that is understood whole", () => {
  it.each([
    ["Thứ 2: 8:00-17:00", "0 8:00-17:00"],
    ["Thứ 3: 8:00-17:00", "1 8:00-17:00"],
    ["Thứ 4: 8:00-17:00", "2 8:00-17:00"],
    ["Thứ5: 8:00-17:00", "3 8:00-17:00"],
    ["Thứ 6: 8:00-17:00", "4 8:00-17:00"],
    ["Thứ 7: 8:00-17:00", "5 8:00-17:00"],
    ["Chủ nhật: 8:00-12:00", "6 8:00-12:00"],
    ["Chủnhật: 8:00-12:00", "6 8:00-12:00"],
    ["CN 8:00-12:00", "6 8:00-12:00"],
    ["Thứ 2 - Thứ 6: 8:00-17:00", "01234 8:00-17:00"],
    ["maandag t/m vrijdag 9:00-17:00", "01234 9:00-17:00"],
    ["maandag tm vrijdag 9:00-17:00", "01234 9:00-17:00"],
    ['\\"Tu-Fr 8-18\\",\\"Sa 7-15\\"', "1234 8:00-18:00, 5 7:00-15:00"],
    ["Monday til Friday 9-5", "01234 9:00-17:00"],
    ["Monday till Friday 9-5", "01234 9:00-17:00"],
    ["Monday 9:00-17:00. Hide open hours for the week", "0 9:00-17:00"],
    ["Monday 9:00-17:00 | See more hours", "0 9:00-17:00"],
    ["Monday 9:00-17:00 Show hours", "0 9:00-17:00"],
    ["Mon 11:00-22:00 (L.O. 21:30)", "0 11:00-22:00"],
    ["Mon 11:00-22:00 (L. O.: 21:30)", "0 11:00-22:00"],
    ["Mon 11:00-22:00 LO21:30", "0 11:00-22:00"],
    ["Mon 11:00-22:00 ラストオーダー 21:30", "0 11:00-22:00"],
    ["Mon 11:00-22:00 ラストオーダー21:30", "0 11:00-22:00"],
    ["lundi 9h-12h, le mardi 9h-17h", "0 9:00-12:00, 1 9:00-17:00"],
    ["lunes 9:00-12:00 y el martes 9:00-17:00", "0 9:00-12:00, 1 9:00-17:00"],
    ["Mo-Fr 9:00-17:00 „nach Absprache“", "01234 9:00-17:00"],
    ["Mo-Fr 9:00-17:00, PH closed", "01234 9:00-17:00"],
    ["Mo-Fr, PH 9:00-17:00", "01234 9:00-17:00"],
    ["PH, Su 10:00-12:00", "6 10:00-12:00"],
    ["Mo-Fr 9:00-17:00; public holidays 10:00-12:00", "01234 9:00-17:00"],
    ["Mo-Fr 9:00-17:00; Dec 24,31 10:00-12:00", "01234 9:00-17:00"],
    ["Mo-Fr 9:00-17:00; Dec 24-26: 10:00-12:00", "01234 9:00-17:00"],
    ["Mo-Fr 9:00-17:00; We off", "0134 9:00-17:00, 2 closed"],
    ["Mo-Su 9:00-17:00; We 10:00-12:00", "013456 9:00-17:00, 2 10:00-12:00"],
    ["Mo 9:00-12:00; Mo 14:00-18:00", "0 9:00-12:00+14:00-18:00"],
    ["Mo 9:00-12:00; 14:00-18:00", "0 9:00-12:00+14:00-18:00"],
    ["10:00-20:00, Sunday closed", "012345 10:00-20:00, 6 closed"],
    ["10:00-20:00 (Wednesday closed)", "013456 10:00-20:00, 2 closed"],
    ["Closed on Sunday", "6 closed"],
    ["Closed Monday; Tue-Sun 9:00-17:00", "0 closed, 123456 9:00-17:00"],
    ["Tue-Sat 9:00-17:00, closed Sunday, Monday", "06 closed, 12345 9:00-17:00"],
    ["24h/24, 7j/7", "0123456 0:00-24:00"],
    ["Mo-Fr 9-17Uhr, Sa 9-12Uhr", "01234 9:00-17:00, 5 9:00-12:00"],
    ["Mon-Sun 12Noon-8pm", "0123456 12:00-20:00"],
    ["Segundas das 12h às 24hTerças das 12h às 22h", "0 12:00-24:00, 1 12:00-22:00"],
    ["24 h / 24 - 7 j / 7", "0123456 0:00-24:00"],
    ["24h/24 7/7", "0123456 0:00-24:00"],
    ["Lundi 24h/24", "0 0:00-24:00"],
    ["Lundi 24 h sur 24 h", "0 0:00-24:00"],
    ["lunedì 24 ore su 24", "0 0:00-24:00"],
    ["Lunes 24 horas del día", "0 0:00-24:00"],
    ["Monday,8AM,12PM,1PM,5PM|Tuesday,9AM,5PM", "0 8:00-12:00+13:00-17:00, 1 9:00-17:00"],
    ["Monday: ['9AM-5PM'], Tuesday: ['10AM-6PM']", "0 9:00-17:00, 1 10:00-18:00"],
    ["Monday [9AM-5PM]", "0 9:00-17:00"],
    ["Mo-Fr 08:00-18:00 ||on call", "01234 8:00-18:00"],
    ["Mo 08:00-12:00 || Tu 09:00-13:00 || Mo 16:00-18:00", "0 8:00-12:00+16:00-18:00, 1 9:00-13:00"],
    ["Mon: 9-5\r\nTue: 10-6", "0 9:00-17:00, 1 10:00-18:00"],
    ["Пн-Пт 9:00-17:00, выходной: Сб, Вс", "01234 9:00-17:00, 56 closed"],
    ["Выходной: Вс", "6 closed"],
    ["月曜日 ディナー 17:00-22:00", "0 17:00-22:00"],
    ["月曜日 モーニング 7:00-10:00", "0 7:00-10:00"],
    ["Dinner: Tue 17:00-22:00", "1 17:00-22:00"],
    ["Opening hours: Mon 9-5", "0 9:00-17:00"],
    ["Open Mon 9-5", "0 9:00-17:00"],
    ["Horario: lunes 9:00-17:00", "0 9:00-17:00"],
  ])("%j is %s", (text, week) => {
    const { hours, isIncomplete } = parseOpeningHours(text);
    expect({ week: describeWeek(hours), isIncomplete }).toEqual({ week, isIncomplete: false });
  });
});

describe("a text whose unclear part is left out rather than guessed", () => {
  it.each([
    ["Monday (Labor Day) closed, Tuesday 9-5", "1 9:00-17:00"],
    ["Jun-Aug Mo-Su 9:00-17:00", "unknown"],
    ["week 5 Mo 9:00-17:00", "unknown"],
    ["Mar 5 9:00-17:00", "unknown"],
    ["Easter 9:00-17:00", "unknown"],
    ["Dec 24 10:00-12:00; Mo-Fr 9:00-17:00", "unknown"],
    ["Dinner 5-10", "unknown"],
    ["Mo 9:00-17:00; Dec-Feb 10:00-12:00", "unknown"],
    ["Xx-Fr 9:00-17:00, Sa 10:00-12:00", "5 10:00-12:00"],
    ["8:00-20:00, Monday 9:00-17:00", "0 9:00-17:00"],
  ])("%j leaves %s", (text, week) => {
    const { hours, isIncomplete } = parseOpeningHours(text);
    expect({ week: describeWeek(hours), isIncomplete }).toEqual({ week, isIncomplete: true });
  });
});

it.each([
  ["Closed Monday. Tue-Sun 9-7", "0 closed, 123456 9:00-19:00"],
  ["Closed Sat. Sun. Mon-Fri 9-5", "01234 9:00-17:00, 56 closed"],
  ["Geschlossen So. Mo-Sa 9-17 Uhr", "012345 9:00-17:00, 6 closed"],
  ["Mo. Di. Mi. 9-17 Uhr", "012 9:00-17:00"],
  [
    "Lunes a viernes de 10 a 20 horas. Sábados de 10 a 14 horas. Cerrado domingos",
    "01234 10:00-20:00, 5 10:00-14:00, 6 closed",
  ],
])("a closed day before or behind a full stop is not in the next sentence's hours: %s", (text, week) => {
  expect(describeHours(text)).toBe(week);
});

describe("what is said of a day alone", () => {
  it.each([
    ["Tue-Sat 10-18. Thu 12-20", "1245 10:00-18:00, 3 12:00-20:00"],
    ["Thu 12-20, Tue-Sat 10-18", "1245 10:00-18:00, 3 12:00-20:00"],
    ["Mo-Sa 9-18; Mo-Fr 9-12; Sa 9-13", "01234 9:00-12:00, 5 9:00-13:00"],
    ["Mo-Fr 9-12, Mo 14-18", "0 9:00-12:00+14:00-18:00, 1234 9:00-12:00"],
    [
      "Martes a sábado, de 9:30 a 15 horas. Jueves, apertura continuada de 9:30 a 19 horas",
      "1245 9:30-15:00, 3 9:30-19:00",
    ],
  ])("comes before what is said of several: %s", (text, week) => {
    expect(describeHours(text)).toBe(week);
  });

  it("leaves the day unknown if it cannot be read", () => {
    expect(describeHours("Mon-Fri 9-5, Thu by appointment")).toBe("0124 9:00-17:00, and more");
  });
});

it.each([
  ["Mon-Fri 9-5. Sunday 10-2. Ask for groups.", "01234 9:00-17:00, 6 10:00-14:00, and more"],
  ["Mon-Fri 9-5. Sunday 10-2. By appointment 10-12.", "01234 9:00-17:00, and more"],
])("a sentence behind the last hours is reported, and leaves them if it has no figures: %s", (text, week) => {
  expect(describeHours(text)).toBe(week);
});
