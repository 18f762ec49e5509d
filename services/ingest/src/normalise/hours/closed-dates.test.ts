import { expect, it } from "vitest";
import { describeHours } from "../testing/describe-week.ts";

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
  ["Mo-Sa 9-18. Cerrado 1 de mayo de 10 a 14 horas", "unknown, and more"],
])("dates among what is closed leave the week as it is: %s", (text, week) => {
  expect(describeHours(text)).toBe(week);
});
