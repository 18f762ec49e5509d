import { remember } from "@meridian/domain/bounded-cache";
import { isRecord } from "@meridian/domain/is-record";
import { foldText } from "@meridian/domain/text/fold-text";
import { daysOfWord } from "./day-names.ts";
import { ENGLISH_DAYS, simplifyDays } from "./day-spelling.ts";
import type { DayEntry } from "./hours-entry.ts";
import { entriesOfNumberedDays } from "./hours-numbered.ts";
import { entriesOfText } from "./hours-text.ts";
import { findWeekdaySeries } from "./weekday-series.ts";

/** Keys under which records nest the days: `{"hours": {…}}`, the Places API's `weekdayDescriptions`; the best first. */
const INNER_KEYS = [
  "weekdayDescriptions",
  "weekday_text",
  "weekdayText",
  "display",
  "hours",
  "openingHours",
  "opening_hours",
  "working_hours",
  "regularHours",
  "timeframes",
];
const BETWEEN_KEYS = "\0";
const CACHED_KEYS = 200;
const NO_DAYS = /^https?:\/\/schema\.org\//i;
/** A holiday after a day's name: "Thursday(Thanksgiving)". */
const DATED = /\(\s*[^)\d\s]/;
const OPENS =
  /^(?:(?:hora|hour|heure|saat|time|jam)[ _]?(?:de[ _]?)?)?(?:opens?|opening|start|from|inicio|apertura|abre|abertura|ouverture|acilis|beginn|buka|открытие|начало)(?:[ _]?(?:time|saati|hour))?$/i;
const CLOSES =
  /^(?:(?:hora|hour|heure|saat|time|jam)[ _]?(?:de[ _]?)?)?(?:closes?|closing|end|to|until|fin|cierre|cierra|fechamento|fermeture|kapanis|ende|tutup|закрытие|конец)(?:[ _]?(?:time|saati|hour))?$/i;
const TIME = /^\s*\d{1,2}[:.h]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?\s*$/i;
/** Facebook pages: "mon_1_open". */
const NUMBERED_SPAN = /^([a-z]+)_(\d)_(open|close)$/;

/** Objects by day, lists of `{day, hours}`, lists of lines, schema.org specifications, and numbered days from known sources. */
export function entriesOfJson(json: unknown): DayEntry[] | undefined {
  const numbered = entriesOfNumberedDays(json);
  if (numbered !== undefined) return numbered;
  if (typeof json === "string") return entriesOfText(json);
  if (Array.isArray(json)) return json.flatMap((item: unknown) => entriesOfItem(item));
  if (!isRecord(json)) return undefined;
  return "dayOfWeek" in json || "day" in json ? entriesOfItem(json) : entriesOfRecord(json);
}

function entriesOfItem(item: unknown): DayEntry[] {
  if (typeof item === "string") return entriesOfText(item) ?? [{ days: [], text: item }];
  if (Array.isArray(item)) return item.length > 1 ? entriesOfPair(item[0], item[1]) : [];
  if (!isRecord(item)) return [];
  const named = item.day ?? item.dayOfWeek ?? item.days ?? item.weekday ?? item.name;
  if (named === undefined) return entriesOfRecord(item);
  const hours = item.hours ?? item.time ?? item.times ?? (Array.isArray(item.open) ? item.open : item);
  return [named].flat().flatMap((day: unknown) => entriesOfPair(day, hours));
}

function entriesOfRecord(record: Record<string, unknown>): DayEntry[] {
  for (const key of INNER_KEYS) {
    const found = entriesOfJson(record[key]);
    if (found !== undefined && found.length > 0) return found;
  }
  const numbered = entriesOfNumberedSpans(record);
  if (numbered.length > 0) return numbered;
  const daily = spanOfRecord(record);
  if (daily !== undefined) return entriesOfText(daily) ?? [];
  const days = spelledDays(Object.keys(record).join(BETWEEN_KEYS));
  return Object.values(record).flatMap((hours, at) => entriesOfPair(days[at], hours));
}

/** Keys as days by what the others mean: "ma" is Monday beside "wo", Tuesday beside "me". Most records of a file have the same keys. */
const spelledDays = remember((joined: string): readonly string[] => {
  const keys = joined.split(BETWEEN_KEYS);
  const folded = keys.map(foldText);
  const series = findWeekdaySeries(folded);
  if (series !== undefined) return keys.map((key, at) => ENGLISH_DAYS[series.indexOf(at)] ?? key);
  const spelled = simplifyDays(folded.join(", ")).split(", ");
  if (spelled.length !== keys.length) return keys;
  return keys.map((key, at) => (spelled[at] === folded[at] ? key : (spelled[at] ?? key)));
}, CACHED_KEYS);

function entriesOfNumberedSpans(record: Record<string, unknown>): DayEntry[] {
  const opened = Object.entries(record).filter(([key]) => NUMBERED_SPAN.exec(key)?.[3] === "open");
  return opened.flatMap(([key, opens]) => {
    const closes = record[key.replace(/open$/, "close")];
    return entriesOfPair(NUMBERED_SPAN.exec(key)?.[1], { opens, closes });
  });
}

/** The day may be a record of its name in several languages. */
function entriesOfPair(day: unknown, hours: unknown): DayEntry[] {
  if (isRecord(day)) {
    const spelling = Object.values(day).find((name) => typeof name === "string" && daysOf(name) !== undefined);
    return spelling === undefined ? [] : entriesOfPair(spelling, hours);
  }
  const days = typeof day === "string" ? daysOf(day) : undefined;
  if (days === undefined) return [];
  if (typeof day === "string" && DATED.test(day)) return [{ days: [], text: "" }];
  const text = textOfHours(hours);
  return text === undefined || text.trim() === "" ? [] : [{ days, text }];
}

/** "Monday", "Lunes (festivo)", "http://schema.org/Monday", and ranges: "Mon-Fri". */
function daysOf(text: string): readonly number[] | undefined {
  const folded = foldText(text.replace(NO_DAYS, ""));
  const named = daysOfWord(folded) ?? daysOfWord(folded.split(/[\s(,]/)[0] ?? "");
  if (named !== undefined && !/\p{L}\s*[-–,&]\s*\p{L}/u.test(folded)) return named;
  const entries = /\d/.test(folded) ? undefined : entriesOfText(text);
  const several = entries?.flatMap((entry) => entry.days);
  return several === undefined || several.length === 0 || several.length === 7 ? named : several;
}

/** A day's hours: text, a list of texts or pairs, or `{"open": "09:00", "close": "17:00"}`. */
function textOfHours(hours: unknown): string | undefined {
  if (typeof hours === "string") return hours;
  if (hours === false) return "closed";
  if (Array.isArray(hours)) {
    if (hours.length === 2 && hours.every((time) => typeof time === "string" && /^\s*\d{1,2}[:.]\d{2}\s*$/.test(time)))
      return hours.join("-");
    const texts = hours.map(textOfHours).filter((text) => text !== undefined && text.trim() !== "");
    return texts.length === 0 ? undefined : texts.join(",");
  }
  if (!isRecord(hours)) return undefined;
  if (hours.isClosed === true || hours.is_closed === true || hours.closed === true || hours.isOpen === false)
    return "closed";
  if (hours.isOpen24Hours === true || hours.is_overnight === "24h") return "24h";
  if (typeof hours.renderedTime === "string") return hours.renderedTime;
  if (isMidnight(hours.opens) && isMidnight(hours.closes)) return "closed";
  const start = hours.open ?? hours.opens ?? hours.start ?? hours.from;
  const end = hours.close ?? hours.closes ?? hours.end ?? hours.to;
  return typeof start === "string" && typeof end === "string" ? `${start}-${end}` : undefined;
}

/** `{"hora_inicio": "10:00", "hora_cierre": "19:00"}`: two times, and nothing that names a day. */
function spanOfRecord(record: Record<string, unknown>): string | undefined {
  const entries = Object.entries(record).filter(([, value]) => value !== null);
  const [start, end] = [OPENS, CLOSES].map((keys) => entries.find(([key]) => keys.test(key))?.[1]);
  const areTimes = typeof start === "string" && typeof end === "string" && TIME.test(start) && TIME.test(end);
  return areTimes && entries.length === 2 ? `${start}-${end}` : undefined;
}

/** In schema.org, midnight to midnight means closed. */
function isMidnight(time: unknown): boolean {
  return typeof time === "string" && /^00:00(?::00)?$/.test(time);
}
