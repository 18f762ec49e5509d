import { foldText } from "@meridian/domain/text/fold-text";
import type { DayHoursColumns, WeekdayColumns } from "../../../normalise/column-mapping.ts";
import { daysOfWord } from "../../../normalise/hours/day-names.ts";
import { HEBREW_DAYS, simplifyDays } from "../../../normalise/hours/day-spelling.ts";
import { findWeekdaySeries } from "../../../normalise/hours/weekday-series.ts";
import { fieldsOfWords } from "./header-fields.ts";

const DAY_COLUMN = /^(?:openingHours|opening_hours|hours)(?:[/.](\d+)|\[(\d+)\])[/.](day|hours)$/i;
const BEFORE_DAY =
  /^(?:(?:\p{L}+[ _])?hours?(?:[ _]of[ _]operation)?|schedule|calisma saatleri|calisma saati|offnungszeiten|horario|horaires|orari|hours display|ימים|ימי|יום)[ ._:/-]+/u;
/** Words for hours that tell which language's letters stand for days behind them: "Aukiolo la", "Program L-V". */
const BEFORE_LETTERS: readonly (readonly [before: RegExp, days: Readonly<Record<string, string>>])[] = [
  [
    /^(?:aukiolo(?:ajat)?|avoinna)[ ._:/-]+/,
    { ma: "mon", ti: "tue", ke: "wed", to: "thu", pe: "fri", la: "sat", su: "sun" },
  ],
  [
    /^(?:program(?:ul)?|orar(?:io|i|ul)?|horarios?|horaires?)[ ._:/-]+/,
    { l: "mon", x: "wed", j: "thu", v: "fri", s: "sat", d: "sun" },
  ],
];
const LETTERS = /(?<!\p{L})\p{L}{1,2}(?!\p{L})/gu;
const AFTER_DAY = /[ ._:/-]+(?:(?:opening|working|business)?[ _]?(?:hours?|hrs)|saatleri|saati|times?)$/;
const DAYS_IN_BRACKETS = /^(.+?)\s*[([（]([^)\]）]+)[)\]）]$/;
const OPENING =
  /[ ._:/-]*(?:open(?:s|ing)?(?:[ _]?time)?|start(?:[ _]?time)?|from|acilis(?:[ _]saati)?|apertura|ouverture|von)$|[ ._]o$|(?:운영|영업|진료|이용|관람|개방)?시작(?:시각|시간)$|[ _]*(?:営業|診療|開館|利用)?開始(?:時間|時刻)$/;
const CLOSING =
  /[ ._:/-]*(?:clos(?:e|es|ing)(?:[ _]?time)?|end(?:[ _]?time)?|to|until|kapanis(?:[ _]saati)?|cierre|fermeture|bis)$|[ ._]c$|(?:운영|영업|진료|이용|관람|개방)?(?:종료|마감)(?:시각|시간)$|[ _]*(?:営業|診療|開館|利用)?終了(?:時間|時刻)$/;
const OPENING_BEFORE =
  /^(?:open(?:s|ing)?(?:[ _]?time)?|start|from|acilis|(?:heures?[ _])?(?:d['’])?ouverture|(?:hora[ _])?(?:de[ _])?(?:apertura|abertura))[ ._:/-]+/;
const CLOSING_BEFORE =
  /^(?:clos(?:e|es|ing)(?:[ _]?time)?|end|to|until|kapanis|(?:heures?[ _])?(?:de[ _])?fermeture|(?:hora[ _])?(?:de[ _])?(?:cierre|chiusura|fechamento|encerramento))[ ._:/-]+/;
/** "Mon - Fri", the same from a program that writes underscores for signs, and "MontoFri". */
const BETWEEN_DAYS =
  /\s*[-–]\s*|_{2,}|\s+(?:to|bis|until|through)\s+|(?<=mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|day)to\s+/;
/** Fewer columns named only by a day are something else: "Mar" is a month, "Sal" a salary. */
const MIN_WEEKDAYS = 3;
const DAYS = 7;
/** "weekHours.mon", beside as many others under one parent that end in days. */
const UNDER_PARENT = /^(.+)[./](\p{L}+)$/u;
const MIN_DAYS_UNDER_PARENT = 5;

interface DayHeader {
  weekdays: readonly number[];
  part: "hours" | "opening" | "closing";
  /** The header mentions hours rather than only a day. */
  isOfHours: boolean;
}

export function findDayHoursColumns(headers: readonly string[]): DayHoursColumns[] {
  const byIndex = new Map<string, Partial<DayHoursColumns>>();
  for (const [column, header] of headers.entries()) {
    const match = DAY_COLUMN.exec(header);
    const index = match?.[1] ?? match?.[2];
    if (index === undefined) continue;
    const entry = byIndex.get(index) ?? {};
    if (match?.[3]?.toLowerCase() === "day") entry.day = column;
    else entry.hours = column;
    byIndex.set(index, entry);
  }
  const complete: DayHoursColumns[] = [];
  for (const { day, hours } of byIndex.values()) {
    if (day !== undefined && hours !== undefined) complete.push({ day, hours });
  }
  return complete;
}

export function findWeekdayColumns(named: readonly string[]): WeekdayColumns[] {
  const headers = withoutParentOfDays(named);
  const series = findWeekdaySeries(headers.map((header) => foldText(header)));
  if (series !== undefined) return series.map((column, weekday) => ({ weekday, columns: [column] }));
  const found = new Map<number, Partial<Record<DayHeader["part"] | "span", number>>>();
  const ofGroups: [weekday: number, column: number][] = [];
  let ofHours = 0;
  for (const [column, header] of headers.entries()) {
    const named = readDayHeader(header);
    if (named === undefined) {
      const [first = ""] = foldText(header).split("/");
      for (const weekday of daysOfWord(first.trim()) ?? []) ofGroups.push([weekday, column]);
      continue;
    }
    if (named.isOfHours) ofHours++;
    const part = named.part === "hours" && named.weekdays.length > 1 ? "span" : named.part;
    for (const weekday of named.weekdays) {
      const entry = found.get(weekday) ?? {};
      entry[part] ??= column;
      found.set(weekday, entry);
    }
  }
  // "Weekdays" beside "Saturday"; alone it may be anything.
  if (found.size > 0) {
    for (const [weekday, column] of ofGroups) if (!found.has(weekday)) found.set(weekday, { hours: column });
  }
  const complete: WeekdayColumns[] = [];
  for (const [weekday, { span, hours, opening, closing }] of found) {
    // First, so that a day's own column counts where it is filled.
    if (span !== undefined) complete.push({ weekday, columns: [span] });
    if (hours !== undefined) complete.push({ weekday, columns: [hours] });
    else if (opening !== undefined && closing !== undefined) complete.push({ weekday, columns: [opening, closing] });
  }
  return complete.length < MIN_WEEKDAYS && ofHours === 0
    ? []
    : complete.toSorted((left, right) => left.weekday - right.weekday);
}

function withoutParentOfDays(headers: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  const paths = headers.map((header) => {
    const [, parent = "", day = ""] = UNDER_PARENT.exec(header) ?? [];
    if (weekdayOf(foldText(day)) === undefined) return undefined;
    counts.set(parent, (counts.get(parent) ?? 0) + 1);
    return { parent, day };
  });
  const [parentOfDays] = [...counts].find(([, count]) => count >= MIN_DAYS_UNDER_PARENT) ?? [];
  return headers.map((header, column) => {
    const path = paths[column];
    return path !== undefined && path.parent === parentOfDays ? path.day : header;
  });
}

function readDayHeader(header: string): DayHeader | undefined {
  const inBrackets = daysOfRemark(header);
  if (inBrackets !== undefined) return { weekdays: inBrackets, part: "hours", isOfHours: true };
  const folded = foldText(header.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 "));
  const text = spellLetters(folded).replace(BEFORE_DAY, "").replace(AFTER_DAY, "");
  const whole = weekdaysOf(text) ?? (text === folded ? undefined : daysOfWord(text));
  if (whole !== undefined) return { weekdays: whole, part: "hours", isOfHours: text !== folded };
  const opening = weekdaysWithout(text, [OPENING, OPENING_BEFORE]);
  if (opening !== undefined) return { weekdays: opening, part: "opening", isOfHours: true };
  const closing = weekdaysWithout(text, [CLOSING, CLOSING_BEFORE]);
  return closing === undefined ? undefined : { weekdays: closing, part: "closing", isOfHours: true };
}

/** "진료시간(평일)": hours of the days in brackets, not of the week. */
function daysOfRemark(header: string): readonly number[] | undefined {
  const [, hours = "", remark = ""] = DAYS_IN_BRACKETS.exec(header) ?? [];
  if (!fieldsOfWords(hours).some(({ field }) => field === "workingHours")) return undefined;
  const days = simplifyDays(foldText(remark)).trim();
  const weekdays = weekdaysOf(days) ?? daysOfWord(days);
  return weekdays?.length === DAYS ? undefined : weekdays;
}

function spellLetters(folded: string): string {
  const [before, days] = BEFORE_LETTERS.find(([pattern]) => pattern.test(folded)) ?? [];
  if (before === undefined || days === undefined) return folded;
  return folded.replace(before, "").replace(LETTERS, (letters) => days[letters] ?? letters);
}

function weekdaysWithout(text: string, parts: readonly RegExp[]): readonly number[] | undefined {
  const part = parts.find((pattern) => pattern.test(text));
  const days = part === undefined ? "" : text.replace(part, "");
  const weekdays = weekdaysOf(days) ?? daysOfWord(days);
  return weekdays?.length === DAYS ? undefined : weekdays;
}

/** One day, or those from one to another. */
function weekdaysOf(text: string): readonly number[] | undefined {
  const days = text.split(BETWEEN_DAYS).map(weekdayOf);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length > 2) return undefined;
  return Array.from({ length: ((last - first + DAYS) % DAYS) + 1 }, (_, step) => (first + step) % DAYS);
}

function weekdayOf(text: string): number | undefined {
  const word = text.replace(/[.'׳]$/, "");
  const days = daysOfWord(HEBREW_DAYS[word] ?? word);
  return days?.length === 1 ? days[0] : undefined;
}
