const SPELT_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
  (day) => `${day}: 9:00 AM-12:00 PM, 1:30 PM-6:00 PM | `,
);
/** The last four characters of Saturday's 10:00 to 18:00 are lost: the rest reads as wrong hours. */
const WEEK_CUT_AT_255_CHARS = `${SPELT_DAYS.join("")}Saturday: `.padEnd(248).concat("10:00-18:00").slice(0, 255);

const QUOTED_WEEK = ["Mo", "Tu", "We", "Th", "Fr", "Sa"]
  .map((day) => `"${day} 09:00-12:00","${day} 13:00-18:00"`)
  .join();
const cutAt255 = (text: string) => text.slice(0, 255);

/** Partly unreadable cells: what remains, and an issue. */
export const HOURS_INCOMPLETE: readonly (readonly [cell: string, week: string])[] = [
  ["Mo-Fr 09:00+", "unknown"],
  ["8h/12h/14h/18h", "unknown"],
  ["Monday xyzzy Friday 9:30-18:30, Sunday closed", "6 closed"],
  ['{"Monday": "8:0-18:30", "Tuesday": "0:0-0:0"}', "0 8:00-18:30"],
  ["sunrise-sunset", "unknown"],
  ["Apr-Oct: Mo-Su 10:00-18:00", "unknown"],
  ["Mo[1] 10:00-12:00", "unknown"],
  ["Monday (Labor Day): 9AM-5PM, Tuesday: 9AM-5PM", "1 9:00-17:00"],
  ["Sabah 9 akşam 6", "unknown"],
  ["09.00 - 18.00 (Pazar hariç)", "unknown"],
  ["Pazar günleri kapalı, diğer günler 10:00-20:00", "unknown"],
  ["Pt-Cu 9-18", "unknown"],
  ["MoMi 9-12", "unknown"],
  ["Dom9:00", "unknown"],
  ["Mo-Fr: 8.00-12.00 Uhr und 14.00-18.00 Uhr; Sa: nach Vereinbarung", "01234 8:00-12:00+14:00-18:00"],
  ["Di–Fr 9–12 u. 13–18 Uhr u. Sa n. Vereinb.", "1234 9:00-12:00+13:00-18:00"],
  ["Mo–Sa ab 17 Uhr", "unknown"],
  ['[{"day":1,"open":"0900","close":"1700"}]', "unknown"],
  ['{"0":"9:00-17:00","1":"9:00-17:00"}', "unknown"],
  ['{"Thursday(Thanksgiving)":"Closed","Friday":"9AM-5PM"}', "4 9:00-17:00"],
  ['[{"dayOfWeek":1,"open":"09:00","close":"17:00"}]', "unknown"],
  ["Open ⋅ Closes 10 PM", "unknown"],
  ["Closed ⋅ Opens 9 AM Mon", "unknown"],
  ["Opens at 9am", "unknown"],
  ["by appointment only", "unknown"],
  ["Call for hours", "unknown"],
  ["सुबह 12 से रात 6", "unknown"],
  ["सुबह 9 से शाम", "unknown"],
  // Swahili and Amharic count hours from sunrise.
  ["Jumamosi 2:00 - 8:00", "unknown"],
  ["saa 2 asubuhi hadi saa 11 jioni", "unknown"],
  ["ሰኞ - አርብ: 2:00 - 11:00", "unknown"],
  ["တနင်္လာ: နံနက် 9 နာရီ - ညနေ 5 နာရီ", "unknown"],
  ["Temporarily closed", "unknown"],
  ["Permanently closed", "unknown"],
  ["Varies", "unknown"],
  ["Hours not available", "unknown"],
  ["#NAME?", "unknown"],
  ["Unknown", "unknown"],
  ["Mon-Fri: 9-5 (closed for lunch 12-1)", "unknown"],
  ["weekday_text: Monday: 9-5", "0 9:00-17:00"],
  ["Lunch Mon-Fri 11-2, Dinner Mon-Sat 5-10", "unknown"],
  ["Mon-Fri 9-5, 24 hour emergency service", "unknown"],
  ["24 hours notice required", "unknown"],
  ["Polikliniken 9-17, acil 24 saat", "unknown"],
  ["Касса круглосуточно, офис 9:00-18:00", "unknown"],
  ['Mo-Fr 09:00-17:00 "lunch 12-13"', "unknown"],
  ['{"Monday":["9 AM-5 PM"],"Tuesday":["9 AM-12 PM","1 PM-', "0 9:00-17:00"],
  ["{'hours': {'Monday': '9-17', 'Tuesday': '9-17', 'Wednes", "01 9:00-17:00"],
  ['["Monday: 9:00 AM - 5:00 PM","Tuesday: 9:00 AM - 1', "0 9:00-17:00"],
  [WEEK_CUT_AT_255_CHARS, "01234 9:00-12:00+13:30-18:00"],
  [
    cutAt255(`${SPELT_DAYS.join("").replaceAll(" | ", "; ")}Dec 24 9:00-12:00; Dec 25 off and open again`),
    "01234 9:00-12:00+13:30-18:00",
  ],
  [
    cutAt255(`${QUOTED_WEEK},"Su 09:00-12:00","Su 13:00-18:00","Su 19:00-20:00","Su 21:00-22:00"`),
    "012345 9:00-12:00+13:00-18:00",
  ],
  ["10 to midnight", "unknown"],
  ["7:30 - midnight", "unknown"],
  ["Pn-Pt 8:00-16:00 (przerwa 7:00-7:30)", "unknown"],
  ["08:00-12:00;;Mon;Tue;;00:00-00:00;;Sat;", "01 8:00-12:00"],
  ["Mon, Tue & 8am-2pm | Thu: 6pm-9pm | Wed & Fri: 8am-2pm", "24 8:00-14:00"],
];
