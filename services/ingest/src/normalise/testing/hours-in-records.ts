import type { HoursCase } from "./hours-case.ts";

/** JSON and its Python equivalent in many sources' shapes. */
export const HOURS_IN_RECORDS: readonly HoursCase[] = [
  ['{"Monday":"8 AM–5 PM","Tuesday":"Closed"}', "0 8:00-17:00, 1 closed"],
  ['{"monday":{"open":"09:00","close":"17:00"},"tuesday":null,"sunday":{"closed":true}}', "0 9:00-17:00, 6 closed"],
  ["{'Monday': '7:0-20:0', 'Tuesday': '7:0-20:0'}", "01 7:00-20:00"],
  ['[{"day":"Monday","hours":"9 AM to 5 PM"},{"day":"Sunday","hours":"Closed"}]', "0 9:00-17:00, 6 closed"],
  [
    '[{"day":0,"start":"1100","end":"2200","is_overnight":false},{"day":1,"start":"1100","end":"0200","is_overnight":true}]',
    "0 11:00-22:00, 1 11:00-26:00",
  ],
  [
    "[{'open': [{'is_overnight': False, 'start': '1000', 'end': '2100', 'day': 0}], 'hours_type': 'REGULAR', 'is_open_now': True}]",
    "0 10:00-21:00",
  ],
  [
    '{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday"],"opens":"09:00","closes":"17:00"}',
    "01 9:00-17:00",
  ],
  [
    '[{"@type":"OpeningHoursSpecification","dayOfWeek":"http://schema.org/Monday","opens":"09:00:00","closes":"17:00:00"},{"@type":"OpeningHoursSpecification","dayOfWeek":"https://schema.org/Sunday","opens":"00:00","closes":"00:00"}]',
    "0 9:00-17:00, 6 closed",
  ],
  ['["Mo-Fr 09:00-17:00","Sa 10:00-14:00"]', "01234 9:00-17:00, 5 10:00-14:00"],
  ['["Monday: 9:00 AM – 5:00 PM","Tuesday: Closed"]', "0 9:00-17:00, 1 closed"],
  [
    '{"periods":[{"open":{"day":1,"time":"0900"},"close":{"day":1,"time":"1700"}}],"weekday_text":["Monday: 9:00 AM – 5:00 PM"]}',
    "0 9:00-17:00",
  ],
  ['{"periods":[{"open":{"day":1,"hour":9,"minute":0},"close":{"day":1,"hour":17,"minute":30}}]}', "0 9:00-17:30"],
  ['{"periods":[{"open":{"day":0,"time":"0000"}}]}', "0123456 0:00-24:00"],
  ['{"mon":"9-17","tue":"9-17"}', "01 9:00-17:00"],
  ['{"mon_1_open":"09:00","mon_1_close":"17:00"}', "0 9:00-17:00"],
  ['[["Monday",["9 AM–5 PM"]],["Tuesday",["Closed"]]]', "0 9:00-17:00, 1 closed"],
  ['[{"name":"Monday","hours":["9 AM–5 PM"]}]', "0 9:00-17:00"],
  ['{"Monday": [{"open": "9:00 AM", "close": "5:00 PM"}], "Sunday": []}', "0 9:00-17:00"],
  ['{"Monday":["09:00","17:00"]}', "0 9:00-17:00"],
  ['{"timezone":"Europe/Berlin","hours":{"monday":["09:00-17:00"]}}', "0 9:00-17:00"],
  ['{"Mo-Fr":"9-17","Sa":"10-14"}', "01234 9:00-17:00, 5 10:00-14:00"],
  ['{"weekdays":"9-17"}', "01234 9:00-17:00"],
  ['{"Monday":"9 AM–5 PM","Tuesday":"9 AM–5 PM","Holiday hours":"Hours might differ"}', "01 9:00-17:00"],
  ["{'Dimanche': ['Ouvert 24h/24']}", "6 0:00-24:00"],
  ['{"Montag":"09:00 bis 18:00"}', "0 9:00-18:00"],
  ['[{"day":"Pazartesi","hours":"09:00 ile 18:00 arası"}]', "0 9:00-18:00"],
  ['{"status":"Open","Monday":"9AM-5PM"}', "0 9:00-17:00"],
  ['{"regular":[{"open":"0900","close":"1700","day":1}]}', "0 9:00-17:00"],
  ['{"display":"Mon-Fri 9:00 AM-5:00 PM"}', "01234 9:00-17:00"],
  ['{"Mon":{"start":"9:00","end":"17:00"}}', "0 9:00-17:00"],
  ['{"sunday": "Open 24 hours"}', "6 0:00-24:00"],
  ['{"Friday":["9‚ÄØa.m.‚Äì8‚ÄØp.m."],"Monday":["Closed"]}', "0 closed, 4 9:00-20:00"],
  ['{"Friday":["9â€¯AMâ€“8â€¯PM"]}', "4 9:00-20:00"],
];
