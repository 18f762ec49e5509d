import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf } from "@meridian/platform/read-table";
import { asciiDigits } from "../values/text.ts";
import { HOURS_WORDS } from "./hours-words.ts";

type Spelling = readonly [pattern: RegExp, replacement: string];

const CLOCK = String.raw`(\d{1,2}(?:[:.]\d{2})?)`;
/** Folded words for "hours" after a number, in every language in which "24 hours" is read. */
export const HOUR_WORDS =
  "(?:h\\b|hs\\b|hrs?\\b|hours?\\b|std|stunden|uhr|uur|uren|horas|hores|heures|saat|ore\\b|timer|timmar|tuntia|godz|hodin|oras?\\b|час|ч(?![а-я])|годин|jam|gio\\b|ωρες|שעות|小時|小时|時間|时间|시간|ຊວໂມງ|soat|цаг|siegha|ordu(?!\\p{L})|तस|ชวโมง|ساعة|ساعت|घट|घणट|ঘণট|மண|საათ|ժամ|មង|နရ|පය)";

const TO_MIDNIGHT = String.raw`\s?(?:-|to|until|till)\s?(?:12(?::00)?\s?)?midnight\b`;
/** Folded, in languages whose clocks have 24 hours. */
const MIDNIGHT =
  /(?<!\p{L})(?:mitternacht|middernacht|midnatt?|gece yarisi(?:na|ndan)?|medianoche|mezzanotte|minuit|meia-noite|keskiyo|ejfel|miezul noptii|p[ou]lnoci?|polnocy|полноч[ьи]|полуноч[ьи]|опівноч[іи]|μεσανυχτα|(?<!بعد )منتصف الليل)(?!\p{L})/gu;

/** Replacements that unify spellings of times; each is applied to the result of the previous one, on folded text (so ディナー has no marks). */
const SPELLINGS: readonly Spelling[] = [
  [/[\u2010-\u2015\u2212~〜～∼]|--+/g, "-"],
  // "10h/19h30"
  [/(?<![/\d-]\s?)(\d{1,2}h\d{0,2})\s?\/\s?(?=\d{1,2}h\d{0,2}(?!\s?[\d/-]))/g, "$1-"],
  // By day, "11:00-9:00" would pass for office hours.
  [/(?<=午[前後]|[上下]午|오[전후]|[ap]m)(.*?)(?:次日|翌[日朝]?|第二天|next day)\s?(?=[4-9](?!\d))/g, "$1午前"],
  [/(?:次日|翌[日朝]?|第二天|ertesi gun|next day)\s?([4-9])(?!\d)/g, "0$1"],
  [/(?:次日|翌[日朝]?|第二天|ertesi gun|next day)\s?(?=\d)/g, ""],
  [/(\d{1,2}:\d{2})(?=\d{2}:\d{2})/g, "$1, "],
  // Nothing but openings and closings: "11:30 14:00 17:30 22:00".
  [/^(\d{1,2}:\d{2}) (\d{1,2}:\d{2})$/, "$1-$2"],
  [/^(\d{1,2}:\d{2}) (\d{1,2}:\d{2}) (\d{1,2}:\d{2}) (\d{1,2}:\d{2})$/, "$1-$2, $3-$4"],
  [/(?<!\d)(\d{1,2}):(\d)(?!\d)/g, "$1:0$2"],
  [/(?<!\d)(\d{1,2})-(\d{2})\s*(до|to|bis|a|ate)\s*(\d{1,2})-(\d{2})(?!\d)/g, "$1:$2-$4:$5"],
  [/[(（][^()（）\d]*(?:次第|終了|なくなり)[^()（）\d]*[)）]/g, ""],
  [/[(（](?:最終(?:受付|入[館場園店])|受付終了|ラストオータ|라스트 ?오더)[^()（）]*[)）]/g, ""],
  [/深夜|未明|새벽/g, "凌晨"],
  [/(?:昼|夜|朝|ランチ|ティナー|モーニンク)\s?:?\s?(?=\d)/g, " "],
  // With minutes the clock has 24 hours: "12時00分～5時00分" ends at night.
  [/(?<=-\s?)(\d)\s?[時时点點](?=\d{2}\s?分)/g, "0$1時"],
  [/(\d{1,2})\s?[時时点點시](\d{1,2})\s?[分분]?/g, "$1:$2"],
  [/(\d{1,2})\s?[時时点點시]\s(\d{1,2})\s?[分분]/g, "$1:$2"],
  [/(\d{1,2})\s?[時时点點시]\s?半/g, "$1:30"],
  [/(\d{1,2})\s?[時时点點시](?![間间간])/g, "$1:00"],
  [new RegExp(`(?:午前|上午|早上|오전|(?<![a-z])oo(?![a-z]))\\s?${CLOCK}`, "g"), "$1am"],
  [new RegExp(`(?:午後|下午|晚上|오후|(?<![a-z])os(?![a-z]))\\s?${CLOCK}`, "g"), "$1pm"],
  // The small hours; beside a time of the afternoon their clock has 12 hours as well.
  [new RegExp(`(?<=[ap]m.*)凌晨\\s?${CLOCK}`, "g"), "$1am"],
  [/凌晨\s?(?=\d)/g, ""],
  [/(\d)\s?(?:صباحا|فجرا|بعد منتصف الليل|ص(?!\p{L})|π\.?\s?μ\.?)/gu, "$1am"],
  [/(?<!\d)(12|0?[1-4])((?::\d{2})?)\s?ليلا/g, "$1$2am"],
  [/(\d)\s?(?:مساء|ليلا|ظهرا|بعد الظهر|عصرا|م(?!\p{L})|μ\.?\s?μ\.?)/gu, "$1pm"],
  [/(?<=\d)\s?(?:น|(?<!24\s?)ч)\.?(?!\p{L})/gu, ""],
  [/(?<!\d)12\s?شب(?!\p{L})/gu, "24:00"],
  [/(\d)\s?صبح(?!\p{L})/gu, "$1am"],
  [/(\d)\s?(?:شب|عصر|بعد ?از ?ظهر)(?!\p{L})/gu, "$1pm"],
  [/(?<![a-z])([ap])\s?\.\s?m\b\.?/g, "$1m"],
  [/\b(\d{1,2})\s?h\s?(\d{2})\b/g, "$1:$2"],
  // With an "h" the clock has 24 hours: "12h-2h" ends at night.
  [/(?<![\d:.])([0-3])\s?hs?(?!\w)/g, "0$1:00"],
  [
    /\b(?!24\s?(?:h|hrs?|hs|uur|horas|heures|oras?)\b)(\d{1,2}(?:[:.]\d{2})?|\d{4})\s?(?:uhr|uur|u|hrs?|hs|horas|heures|oras?|godz|h)(?!\w)\.?/g,
    "$1",
  ],
  [/(?<!\d)((?:\d|1[0-2])(?::\d{2})?)\s?sang(?!\p{L})/gu, "$1am"],
  [/(?<!\d)((?:[1-9]|1[01])(?::\d{2})?)\s?(?:chieu|toi)(?!\p{L})/gu, "$1pm"],
  [/(?<!\d)((?:\d|1[0-2])(?:[:.]\d{2})?)\s?(?:pagi|ng umaga)(?!\p{L})/gu, "$1am"],
  [/(?<!\d)(12(?:[:.]\d{2})?)\s?(?:tengah hari|siang)(?!\p{L})/gu, "$1pm"],
  [/(?<!\d)((?:[1-9]|1[01])(?:[:.]\d{2})?)\s?(?:petang|sore|malam|ng (?:hapon|gabi))(?!\p{L})/gu, "$1pm"],
  [/(?<=\d)\s?(?:wib|wita|wit)(?!\p{L})/gu, ""],
  [/(?<![\p{L}\p{N}])de la\s(?=\d)/gu, ""],
  [/(?<=\d)\s(?:pana\s)?la\s(?=\d)/g, "-"],
  [/'(?:dan|den|tan|ten)\s/g, "-"],
  [/(?<!jusqu)'(?:ye|ya|e|a)(?:\s+kadar)?(?!\p{L})/gu, ""],
  [/\b12\s?(?:noon|midday)\b/g, "12pm"],
  [/\b(?:noon|midday|mittag|mediodia|mezzogiorno|(?<!apres-)midi)\b/g, "12pm"],
  [/12\s?h?\s?(?:de la noche|da noite|di notte)(?!\p{L})/gu, "24:00"],
  [/(?<=\d)\s?h?\s?(?:du matin|de la (?:manana|madrugada)|da (?:manha|madrugada)|del mattino)(?!\p{L})/gu, "am"],
  [
    /(?<=\d)\s?h?\s?(?:du soir|de l'apres-midi|de la (?:tarde|noche)|da (?:tarde|noite)|del pomeriggio|d(?:i|ella) sera)(?!\p{L})/gu,
    "pm",
  ],
  // Of "10 to midnight" nobody can tell which half of the day it begins in.
  [new RegExp(String.raw`(?<![\d:.])((?:0\d|1[0-2])[:.]\d{2}|0\d|12)${TO_MIDNIGHT}`, "g"), "$1-24:00"],
  [new RegExp(String.raw`(?<![\d:.])([1-9](?:[:.]\d{2})?|1[01])${TO_MIDNIGHT}`, "g"), "$1-?"],
  [/\b(?:12(?::00)?\s?)?midnight\b/g, "12am"],
  [MIDNIGHT, "24:00"],
  [/(?<=\d)\s?(?:kadar|val\.?)(?!\p{L})/gu, ""],
  [
    /\s(?:to|bis|a(?: las?)?|as|ate(?: as?)?|until|till?|ile|do|tot|alle(?: ore)?|jusqu'a|den|kuni|iki|lidz|до|εως|الى|الی|حتى|تا|ถง|から)\s|(?<=\d|\d[ap]m)\s?[至到]\s?(?=\d)/g,
    "-",
  ],
  [new RegExp(String.raw`(?<=\d\s?(?:[ap]m)?\s?-\s?)24\s?${HOUR_WORDS}\p{L}*\.?`, "gu"), "24"],
  [new RegExp(String.raw`\b24\s?${HOUR_WORDS}\p{L}*\.?\s?(?=-\s?\d)(?!-\s?(?:7(?:\s?[/jdtg]|$)|365))`, "gu"), "24"],
  [
    /(?<=[\dm])\s+(?:open|geoffnet|acik|abierto|ouvert|aperto|aberto|arasi|arasinda|arasinda acik|saatleri arasinda|saatleri arasi)$/g,
    "",
  ],
  [
    /(^|[\s,])(?:(?:open|geoffnet|von|from|abierto|ouvert|aperto|aberto|acik|de|das|dalle|ore|od|van|fra|kl|kl\.|klo|saat|godz\.|с|з|од|от|من|เวลา|radno vr(?:ij)?eme|радно време|работно време|режим работы|часы работы)\s*:?\s*)+(?=\d)/g,
    "$1",
  ],
  [/^[\s:]+|[\s.]+$/g, ""],
];

/** A day's times in the form `parseDaySpans` reads: folded, with hyphens, "am" and "pm" after the time, and no words around. */
export function simplifyTimes(raw: string): string {
  let text = simplifyDayParts(foldText(asciiDigits(raw)));
  for (const [pattern, replacement] of SPELLINGS) text = text.replace(pattern, replacement);
  return text.trim();
}

const wordsOf = (list: keyof typeof HOURS_WORDS): string => anyOf([...new Set(HOURS_WORDS[list].map(foldText))]);
const UNIT = String.raw`(?:\s*(?:uhr|h|hod|ч)(?!\p{L})\.?)?`;
/** "9:00-18:00 (lunch 13:00-14:00)": the span of a day, and a break within it. */
const WITH_BREAK = new RegExp(
  String.raw`${CLOCK}\s*-\s*${CLOCK}${UNIT}\s*[,;(|]?\s*${wordsOf("break")}\s*:?\s*(?:von|from|с|з|от|од|de|dalle)?\s*` +
    String.raw`${CLOCK}${UNIT}\s*(?:-|до|do|to|bis|a|alle)\s*${CLOCK}${UNIT}\s*\)?`,
  "gu",
);

/** The day's two spans in place of its whole one and the break. */
export function splitAtBreaks(folded: string): string {
  return folded.replace(WITH_BREAK, (whole: string, ...clocks: string[]) => {
    const [opens = "", closes = "", stops = "", goesOn = ""] = clocks;
    const inOrder = [opens, stops, goesOn, closes].map((clock) => Number(clock.replace(":", ".")));
    const isWithin = inOrder.every((clock, at) => at === 0 || clock > (inOrder[at - 1] ?? 0));
    return isWithin ? `${opens}-${stops}, ${goesOn}-${closes}` : whole;
  });
}

/** Arabic letters and those from Devanagari to Tamil: most texts have none. */
const SCRIPTS = /[\u0600-\u06ff\u0900-\u0bff]/;
/** A part of the day before a time; its clocks have twelve hours. */
const PART_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?<morning>${wordsOf("morning")})|(?<noon>${wordsOf("noon")})|(?<evening>${wordsOf("evening")})|(?<night>${wordsOf("night")}))\s?:?\s?(?<hour>\d{1,2})(?<minutes>[:.]\d{2})?(?:\s?${wordsOf("oClock")})?(?![\p{L}\d])`,
  "gu",
);
const FROM = new RegExp(String.raw`(?<=\d(?:am|pm)?)\s?(?:${wordsOf("from")})\s?(?=\d)`, "gu");
const UNTIL = new RegExp(String.raw`(?<=\d(?:am|pm)?)\s?(?:${wordsOf("until")})(?!\p{L})`, "gu");

/** Folded times of South Asian languages, "सुबह 9 बजे से रात 9 बजे तक", as "9am-9pm". An hour that its part of the day lacks stays. */
function simplifyDayParts(folded: string): string {
  if (!SCRIPTS.test(folded)) return folded;
  return folded
    .replace(PART_BEFORE, (text, ...found) => timeOf(found.at(-1)) ?? text)
    .replace(FROM, "-")
    .replace(UNTIL, "");
}

function timeOf({ hour: digits, minutes = "", ...parts }: Record<string, string | undefined>): string | undefined {
  const hour = Number(digits);
  const am = `${hour}${minutes}am`;
  const pm = `${hour}${minutes}pm`;
  if (parts.morning !== undefined) return hour >= 4 && hour <= 11 ? am : undefined;
  if (parts.noon !== undefined) return hour === 12 || (hour >= 1 && hour <= 4) ? pm : undefined;
  if (parts.evening !== undefined) return hour >= 3 && hour <= 9 ? pm : undefined;
  if (hour === 12) return `24${minutes || ":00"}`;
  if (hour >= 1 && hour <= 4) return am;
  return hour >= 7 && hour <= 11 ? pm : undefined;
}
