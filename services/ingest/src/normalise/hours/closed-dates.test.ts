import { describe, expect, it } from "vitest";
import { describeWeek } from "../testing/describe-week.ts";
import { parseOpeningHours } from "./opening-hours.ts";

function weekOf(text: string): string {
  const { hours, isIncomplete } = parseOpeningHours(text);
  return `${hours === undefined ? "nothing" : describeWeek(hours)}${isIncomplete ? ", and more" : ""}`;
}

it.each([
  [
    "De martes a domingo, de 10 a 18 horas. Cerrado los lunes y los días 1 y 6 de enero.",
    "0 closed, 123456 10:00-18:00",
  ],
  [
    "Martes a sábado de 10 a 20 horas. Cerrado: todos los lunes del año, 1 de mayo y un festivo local.",
    "0 closed, 12345 10:00-20:00",
  ],
  ["Martes a domingo de 10 a 20 horas. Cerrado los lunes (incluidos festivos)", "0 closed, 123456 10:00-20:00"],
  ["Martes a sábado de 9:30 a 20 horas. Cerrado los días 1 de enero y 25 de diciembre.", "12345 9:30-20:00"],
  ["Tue-Sun 10-17. Closed on Mondays, December 25 and January 1", "0 closed, 123456 10:00-17:00"],
  ["Di-So 10-18 Uhr, geschlossen am 24., 25. und 31. Dezember", "123456 10:00-18:00"],
  ["Chiuso il lunedì, 25 dicembre e 1 gennaio. Mar-Dom 9-19", "0 closed, 123456 9:00-19:00"],
  ["Lundi à samedi 9h-18h. Fermé le dimanche et le 1er mai 2024", "012345 9:00-18:00, 6 closed"],
  ["Mo-Sa 9-18. Cerrado 1 de mayo de 10 a 14 horas", "nothing, and more"],
])("dates among what is closed leave the week as it is: %s", (text, week) => {
  expect(weekOf(text)).toBe(week);
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
  expect(weekOf(text)).toBe(week);
});

describe("what is said of a day alone", () => {
  it.each([
    ["Tue-Sat 10-18. Thu 12-20", "1245 10:00-18:00, 3 12:00-20:00"],
    ["Thu 12-20, Tue-Sat 10-18", "1245 10:00-18:00, 3 12:00-20:00"],
    ["Mo-Fr 9-12, Mo 14-18", "0 9:00-12:00+14:00-18:00, 1234 9:00-12:00"],
    [
      "Martes a sábado, de 9:30 a 15 horas. Jueves, apertura continuada de 9:30 a 19 horas",
      "1245 9:30-15:00, 3 9:30-19:00",
    ],
  ])("comes before what is said of several: %s", (text, week) => {
    expect(weekOf(text)).toBe(week);
  });

  it("leaves the day unknown if it cannot be read", () => {
    expect(weekOf("Mon-Fri 9-5, Thu by appointment")).toBe("0124 9:00-17:00, and more");
  });
});

it.each([
  ["Mon-Fri 9-5. Sunday 10-2. Ask for groups.", "01234 9:00-17:00, 6 10:00-14:00, and more"],
  ["Mon-Fri 9-5. Sunday 10-2. By appointment 10-12.", "01234 9:00-17:00, and more"],
])("a sentence behind the last hours is reported, and leaves them if it has no figures: %s", (text, week) => {
  expect(weekOf(text)).toBe(week);
});
