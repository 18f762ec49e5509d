import { foldText } from "@meridian/domain/text/fold-text";
import { expect, it } from "vitest";
import { daysOfMatch, daysOfWord } from "./day-names.ts";

/** Monday first. */
const SHORT_FORMS = [
  "mon mo δευ lun lu pzt pts pzts seg пн pon pn mån ორშ երկ",
  "tue τρι tues tu di mar sal ter вт wt tir uto სამ երք",
  "wed τετ weds we mi mie mer çarş qua wo ср śr ons sri sre ოთხ չրք",
  "thu πεμ thur thurs th do jue ju jeu gio per qui czw чт tor cz cet ხუთ հնգ",
  "fri παρ fr vie vi ven cum sex vr pt пт fre pet პარ ուրբ",
  "sat σαβ sa sab sb sam cmt cts cmts za сб sob lör sub შაბ շբթ",
  "sun κυρ su so dom dim paz zo вс nd ndz niedz sön ned нд კვ կիր",
];
const FULL_NAMES = [
  "monday montag lunes lundi pazartesi lunedì segunda-feira maandag poniedziałek понедельник 月曜日 월요일 จันทร์ שני",
  "tuesday dienstag martes mardi salı martedì terça-feira dinsdag wtorek вторник 火曜日 화요일 อังคาร שלישי",
];

/** One test: the names are read once and kept. */
it("the days have short forms and full names in many languages", () => {
  for (const names of [SHORT_FORMS, FULL_NAMES]) {
    const read = names.map((words) => words.split(" ").map((word) => [word, daysOfWord(foldText(word))]));
    expect(read).toEqual(names.map((words, day) => words.split(" ").map((word) => [word, [day]])));
  }
});

it.each([
  ["mon.", [0]],
  ["mondays", [0]],
  ["thurs", [3]],
  ["someday", []],
])("%s is of the days %j", (name, days) => {
  expect(daysOfMatch(name)).toEqual(days);
});
