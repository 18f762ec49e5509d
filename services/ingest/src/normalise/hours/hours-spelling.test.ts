import { describe, expect, it } from "vitest";
import { simplifyTimes } from "./hours-spelling.ts";

it.each([
  ["18:00-翌2:00", "18:00-2:00"],
  ["18:00-翌日 2:00", "18:00-2:00"],
  ["18:00-next day 2:00", "18:00-2:00"],
  ["9：00〜17：00", "9:00-17:00"],
  ["9:00-12:0013:00-17:00", "9:00-12:00, 13:00-17:00"],
  ["8:0-18:30", "8:00-18:30"],
  ["9-00 до 18-00", "9:00-18:00"],
  ["09-00до18-00", "09:00-18:00"],
  ["11:00-22:00（売切れ次第閉店）", "11:00-22:00"],
  ["11:00-22:00 (なくなり次第終了)", "11:00-22:00"],
  ["昼 11:00-14:00 夜: 17:00-22:00", "11:00-14:00  17:00-22:00"],
  ["ディナー17:00-22:00", "17:00-22:00"],
  ["モーニング : 7:00-10:00", "7:00-10:00"],
  ["9時30分-18時15分", "9:30-18:15"],
  ["11 時 30 分", "11:30"],
  ["11時30", "11:30"],
  ["10時半-18 時 半", "10:30-18:30"],
  ["10 时-18 时", "10:00-18:00"],
  ["오전 9:00-오후 6:00", "9:00am-6:00pm"],
  ["上午9:00-下午6:00", "9:00am-6:00pm"],
  ["午前10時-午後6時", "10:00am-6:00pm"],
  ["9 ص-5 م", "9am-5pm"],
  ["9ص-5م", "9am-5pm"],
  ["9 π.μ.-5 μ.μ.", "9am-5pm"],
  ["9π. μ.-5μ. μ.", "9am-5pm"],
  ["9πμ-5μμ", "9am-5pm"],
  ["9 a.m. - 5 p.m.", "9 am - 5 pm"],
  ["9 a .m - 5 p . m", "9 am - 5 pm"],
  ["9 h 30-18h45", "9:30-18:45"],
  ["12h30", "12:30"],
  ["9:30 Uhr", "9:30"],
  ["0900 hrs-1700 hr", "0900-1700"],
  ["9.30h", "9.30"],
  ["24 h", "24 h"],
  ["24 hr", "24 hr"],
  ["09:00'dan 18:00'e kadar", "09:00-18:00"],
  ["09:00'den 18:00'ya", "09:00-18:00"],
  ["12 noon-12 midnight", "12pm-12am"],
  ["12noon-12midnight", "12pm-12am"],
  ["noon-midnight", "12pm-12am"],
  ["9am-5pm  open", "9am-5pm"],
  ["from: 9-17", "9-17"],
  ["open : 9-17", "9-17"],
  ["  : 9-17 . .", "9-17"],
])("%j is spelt %j", (raw, text) => {
  expect(simplifyTimes(raw)).toBe(text);
});

/** Each word, with its marks and capitals, in the place of the underscore. */
describe.each([
  ["9_17", "9-17", "‐ ‑ ‒ – — ― − ~ 〜 ～ ∼"],
  ["18:00-_2:00", "18:00-2:00", "翌 翌日 次日 第二天 ertesi_gün next_day"],
  ["9-00 _ 18-30", "9:00-18:30", "до to bis a até"],
  ["11:00-22:00(_)", "11:00-22:00", "売切次第 なくなり終了"],
  ["_9:30", "9:30am", "午前 上午 早上 오전 ÖÖ"],
  ["_ 5", "5pm", "午後 下午 晚上 오후 ÖS"],
  ["4:30 _", "4:30am", "صباحا فجرا بعد_منتصف_الليل ليلا ص π.μ. πμ"],
  ["9:30 _", "9:30pm", "مساء ليلا ظهرا بعد_الظهر عصرا م μ.μ. μμ"],
  ["12 _", "12am", "ليلا"],
  ["9:30 _", "9:30", "Uhr uur u hr hrs hs horas heures ora oras godz. h น น."],
  ["24 _", "24", "Uhr godz u"],
  ["9-_", "9-12pm", "noon 12_noon midday 12_midday Mittag mediodía mezzogiorno midi"],
  ["20:00-12 _", "20:00-24:00", "de_la_noche da_noite di_notte h_di_notte"],
  ["9 _", "9am", "du_matin h_du_matin de_la_mañana de_la_madrugada da_manhã da_madrugada del_mattino"],
  [
    "9h _",
    "9pm",
    "du_soir de_l'après-midi de_la_tarde de_la_noche da_tarde da_noite del_pomeriggio di_sera della_sera",
  ],
  ["08:00_midnight", "08:00-24:00", "- to_ until_ till_ -12_"],
  ["10_midnight", "10-?", "- _to_ _until_ _till_ -_12_"],
  [
    "9 _ 17",
    "9-17",
    "to bis a a_las a_la as até até_as ate_a until till til ile do tot alle alle_ore jusqu'à до إلى حتى ถึง から",
  ],
  ["9_17", "9-17", "至 到 _至_ _到_ _la_ _până_la_ 'dan_ 'den_ 'tan_ 'ten_"],
  ["9-17_", "9-17", "'ye 'ya 'e 'a 'ye_kadar _kadar"],
  [
    "9-17 _",
    "9-17",
    "open geöffnet açık abierto ouvert aperto aberto arası arasında arasında_açık saatleri_arasında saatleri_arası",
  ],
  [
    "_ 9-17",
    "9-17",
    "open geöffnet von from abierto ouvert aperto aberto açık de das dalle ore od van fra kl kl. klo saat godz. с من de_la",
  ],
  ["_9-17", "9-17", "open_from_ von: kl._"],
  [
    "18-_",
    "18-24:00",
    "Mitternacht Middernacht midnat midnatt medianoche mezzanotte minuit meia-noite keskiyö éjfél miezul_nopții",
  ],
  [
    "18-_",
    "18-24:00",
    "gece_yarısı gece_yarısına gece_yarısından půlnoc půlnoci polnoc polnoci północ północy μεσάνυχτα منتصف_الليل",
  ],
  ["18-_", "18-24:00", "полночь полночи полуночь полуночи опівночі опівночи"],
])("in %j, read as %j,", (form, times, words) => {
  it.each(words.split(" ").map((word) => word.replaceAll("_", " ")))("stands %j", (word) => {
    expect(simplifyTimes(form.replace("_", word))).toBe(times);
  });
});

describe.each([
  "h hs hr hrs hour hours Std. Stunden uur uren horas hores heures saat ore timer timmar tuntia",
  "hodin ora oras час часов годин jam giờ ώρες שעות 小時 小时 時間 时间 시간 ชั่วโมง ساعة",
])("the hour words %s", (words) => {
  it.each(words.split(" "))("%s follow midnight, and stay behind 24 alone", (word) => {
    expect(simplifyTimes(`8-24 ${word}`)).toBe("8-24");
    expect(simplifyTimes(`24 ${word} - 8`)).toBe("24- 8");
    expect(simplifyTimes(`24 ${word}`)).toMatch(/^24 \S/);
  });
});

it.each(["24h-7", "24 h - 7/7", "24h-7 jours", "24h - 7 tage", "24h - 7 days", "24h - 7 giorni", "24h - 365"])(
  "%s is not a span from midnight",
  (text) => {
    expect(simplifyTimes(text)).toBe(text);
  },
);

it.each([
  ["7 pm - 11 pm open", "7 pm - 11 pm"],
  ["8-20:00 to midnight", "8-20:00-12am"],
  ["11:30 14:00", "11:30-14:00"],
  ["11:30 14:00 17:30 22:00", "11:30-14:00, 17:30-22:00"],
  ["9時間", "9時間"],
])("%j is spelt %j as a whole", (raw, text) => {
  expect(simplifyTimes(raw)).toBe(text);
});
