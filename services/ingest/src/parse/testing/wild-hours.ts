import type { WildFile } from "./wild-file.ts";

/** A list whose hours are written in every way. */
export const WILD_HOURS: readonly WildFile[] = [
  {
    maker: "hours alone",
    text: `name	hours
A1	Mo-Fr 9-18, Sa 9-13
A2	lunes a viernes 9:00-14:00 17:00-20:00
A3	Mo–Fr 9 Uhr – 18 Uhr
A4	Mo-Fr 9.00 bis 12.30 Uhr und 14 bis 18 Uhr, Sa 9-12 Uhr, So geschlossen
A5	7/24
A6	7 gün 24 saat
A7	00:00-24:00
A8	Mon-Fri 8AM-5PM Sat Closed Sun Closed
A9	Monday - Friday: 08:00-17:00 / Saturday: 09:00-13:00 / Sunday: closed
B1	Lun-Vie 09:00-13:00 15:00-19:00 Sab 09:00-13:00
B2	Du lundi au vendredi 8h-12h et 14h-18h, le samedi 9h-12h
B3	['Monday: 9:00\\u202fAM\\u2009–\\u20095:00\\u202fPM', 'Tuesday: Closed']
B4	{'monday': {'open': '09:00', 'close': '18:00'}, 'tuesday': {'open': None, 'close': None}}
B5	{"mon":[{"open":"08:00","close":"12:00"},{"open":"13:00","close":"17:00"}],"sun":[]}
B6	Pzt-Cum: 09:00-18:00 Cmt: 09:00-14:00 Paz: Kapalı
B7	Pazartesi-Pazar 08:00-00:00
B8	пн-пт: 9:00–20:00; сб,вс: 10:00–18:00
B9	Пн.-Пт.: 09:00-18:00, обед 13:00-14:00
C1	月曜日～金曜日 9時～18時
C2	周一至周五 9:00-12:00 14:00-18:00；周六休息
C3	الأحد - الخميس 8 صباحا - 4 مساء
C4	Mon-Thu 11:00-22:00 | Fri-Sat 11:00-23:00 | Sun 12:00-21:00
C5	Mon: 0900-1730, Tue: 0900-1730
C6	M-Th: 9am-9pm; F: 9am-10pm; Sa: 10-10; Su: 11-7
C7	MTWThF 8:00-5:00
C8	Mon/Wed/Fri 9-5
C9	Open 7 days: 6am-10pm
D1	Seg-Sex 08:00-18:00 / Sab 08:00-12:00
D2	segunda a sexta-feira das 08h00 às 18h00
D3	Pon.-Pt. 9:00-17:00, Sob. 9:00-13:00, Nd. nieczynne
D4	lunedì chiuso; martedì-domenica 12.00-15.00 / 19.00-23.00
D5	ma t/m vr 9.00-18.00, za 9.00-17.00
D6	Monday: 9:00 AM – 12:00 PM, 1:00 – 5:00 PM; Tuesday: Open 24 hours
D7	[{"dayOfWeek":"Monday","opens":"09:00","closes":"17:00"}]
D8	Monday,9:00 AM,5:00 PM;Tuesday,9:00 AM,5:00 PM
D9	Mo-Fr 08:00-18:00; Sa 08:00-13:00; Su,PH off
E1	Weekdays 7-19, Sat 8-16, Sun closed
E2	9:00-18:00 (lunch 12:00-13:00)
E3	Thứ 2 - Thứ 6: 8:00 - 17:00
E4	Senin-Jumat 08.00-17.00
E5	월~금 09:00~18:00, 토 10:00~15:00, 일요일 휴무
E6	10:00 - 20:00 Uhr
E7	Mon 9:00 - Fri 17:00
E8	Dimanche : Fermé | Lundi : 09:00-18:00
E9	Montag: 09:00–13:00 Uhr, 14:00–18:00 Uhr
`,
    found: `
2: name=A1 ¦ hours=01234 9:00-18:00, 5 9:00-13:00
3: name=A2 ¦ hours=01234 9:00-14:00+17:00-20:00
4: name=A3 ¦ hours=01234 9:00-18:00
5: name=A4 ¦ hours=01234 9:00-12:30+14:00-18:00, 5 9:00-12:00, 6 closed
6: name=A5 ¦ hours=0123456 0:00-24:00
7: name=A6 ¦ hours=0123456 0:00-24:00
8: name=A7 ¦ hours=0123456 0:00-24:00
9: name=A8 ¦ hours=01234 8:00-17:00, 56 closed
10: name=A9 ¦ hours=01234 8:00-17:00, 5 9:00-13:00, 6 closed
11: name=B1 ¦ hours=01234 9:00-13:00+15:00-19:00, 5 9:00-13:00
12: name=B2 ¦ hours=01234 8:00-12:00+14:00-18:00, 5 9:00-12:00
13: name=B3 ¦ hours=0 9:00-17:00, 1 closed
14: name=B4 ¦ hours=0 9:00-18:00
15: name=B5 ¦ hours=0 8:00-12:00+13:00-17:00
16: name=B6 ¦ hours=01234 9:00-18:00, 5 9:00-14:00, 6 closed
17: name=B7 ¦ hours=0123456 8:00-24:00
18: name=B8 ¦ hours=01234 9:00-20:00, 56 10:00-18:00
19: name=B9
20: name=C1 ¦ hours=01234 9:00-18:00
21: name=C2 ¦ hours=01234 9:00-12:00+14:00-18:00, 5 closed
22: name=C3 ¦ hours=01236 8:00-16:00
23: name=C4 ¦ hours=0123 11:00-22:00, 45 11:00-23:00, 6 12:00-21:00
24: name=C5 ¦ hours=01 9:00-17:30
25: name=C6 ¦ hours=0123 9:00-21:00, 4 9:00-22:00, 5 10:00-22:00, 6 11:00-19:00
26: name=C7
27: name=C8 ¦ hours=024 9:00-17:00
28: name=C9 ¦ hours=0123456 6:00-22:00
29: name=D1 ¦ hours=01234 8:00-18:00, 5 8:00-12:00
30: name=D2 ¦ hours=01234 8:00-18:00
31: name=D3 ¦ hours=01234 9:00-17:00, 5 9:00-13:00, 6 closed
32: name=D4 ¦ hours=0 closed, 123456 12:00-15:00+19:00-23:00
33: name=D5 ¦ hours=01234 9:00-18:00, 5 9:00-17:00
34: name=D6 ¦ hours=0 9:00-12:00+13:00-17:00, 1 0:00-24:00
35: name=D7 ¦ hours=0 9:00-17:00
36: name=D8 ¦ hours=01 9:00-17:00
37: name=D9 ¦ hours=01234 8:00-18:00, 5 8:00-13:00, 6 closed
38: name=E1 ¦ hours=01234 7:00-19:00, 5 8:00-16:00, 6 closed
39: name=E2
40: name=E3 ¦ hours=01234 8:00-17:00
41: name=E4 ¦ hours=01234 8:00-17:00
42: name=E5 ¦ hours=01234 9:00-18:00, 5 10:00-15:00, 6 closed
43: name=E6 ¦ hours=0123456 10:00-20:00
44: name=E7
45: name=E8 ¦ hours=0 9:00-18:00, 6 closed
46: name=E9 ¦ hours=0 9:00-13:00+14:00-18:00
19: ! bad_hours Пн.-Пт.: 09:00-18:00, обед 13:00-14:00
26: ! bad_hours MTWThF 8:00-5:00
39: ! bad_hours 9:00-18:00 (lunch 12:00-13:00)
44: ! bad_hours Mon 9:00 - Fri 17:00
`,
  },
];
