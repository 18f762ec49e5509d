import { foldText } from "@meridian/domain/text/fold-text";
import { asciiDigits } from "../values/text.ts";
import { CLOSED_BEFORE, readableRule, withoutClosedDates } from "./closed-dates.ts";
import { dayNamePattern, daysOfMatch, splitGluedDays } from "./day-names.ts";
import { parseDaySpans } from "./day-spans.ts";
import { simplifyDays } from "./day-spelling.ts";
import { type DayEntry, EVERY_DAY, entriesOfTimesFirst, UNREADABLE } from "./hours-entry.ts";
import { HOUR_WORDS, splitAtBreaks } from "./hours-spelling.ts";

const RANGE_BETWEEN =
  /^\s*(?:-|to|bis|through|thru|a|au|al|ate|do|tot|t\/?m|till?|til|ile|kuni|lidz|iki|pana(?: la)?|sampai|hingga|s\/d|den|until|по|до|εως|ως|μεχρι|الى|الی|حتى|تا|עד|स|থক|மதல|ถง|从|至|到|から|~)\s*$/;
const LIST_BETWEEN = /^\s*(?:,|、|・|·|&|\+|\/|and|und|u|y|et|ve|e|en|i|и)?\s*\.?\s*$/;
/** "Closed Monday. Tue-Sun 9-7" */
const SENTENCE_END = /\.\s+$/;
/** An unknown word between two days may be "to" or "and": neither day's hours are known. */
const UNKNOWN_BETWEEN = /^\s+\p{L}+\s+$/u;
/** "Mon, Tue & 8-2 | Thu: 6-9": columns run together, and the last day of a list comes with the times of its second line. */
const LIST_CUT = /^\s*&\s*\d/;
const CSV_TIMES = /^,/;
/** Japanese remarks that hours may differ, without a day or figure, and the word for the whole year. */
const REMARKS = /(?<=^|[|。]\s*)[^|。\d曜休]*(?:ください|下さい|ございます|おります)。|通年[\s|:：]*(?=\S)/gu;
/** Words pages write around hours; folded like everything matched here, so オーダー has no marks. */
const NOISE =
  /[.;,|]?\s*(?:(?:hide|show|see)(?: open| more)? hours(?: for the week)?|suggest new hours|hours might differ|haftanin acik oldugu saatleri gizle|offnungszeiten der woche (?:ausblenden|einblenden)|ocultar horario de la semana|masquer les horaires de la semaine)\.?|\(?l\.?\s?o\.?\s*:?\s*\d{1,2}:\d{2}\)?|ラストオーター\s*\d{1,2}:\d{2}/g;
/** "Monday (Labor Day): closed" is about one date, not other Mondays. */
const DATED_DAY =
  /(?<=\p{L}\s?)\((?!\s*[\d:]|(?:open|closed)\b)[^()\d]*\p{L}[^()]*\)(?=\s*[:,|-]?\s*(?:\d|closed|kapali|geschlossen|ferme|cerrado|chiuso|open))/gu;
/** Vietnamese numbers its days from 2, Monday; without accents the word would mean Thursday. */
const VIETNAMESE_DAY =
  /(?:thứ\s*|(?<!\p{L})t(?=[2-7]\s*(?:[-–:]|đến|\s\d)))([2-7])|chủ\s*nhật|(?<!\p{L})cn(?!\p{L})/giu;
const VIETNAMESE_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat"];
/** Without their accents "hour" would be an Italian Thursday, and "open" a German Monday. */
const VIETNAMESE_HOUR = /(?<=\d)\s?giờ/giu;
const VIETNAMESE_OPEN = /mở\s+cửa/giu;
/** An unreadable first day of a range. */
const UNREAD_RANGE = /(?<!\p{L})\p{L}{1,3}\.?\s*(?:-|bis|to|through|au|al|tot|t\/m|do|по|a)\s*$/u;
const ARTICLE_BEHIND = /(?<=\d\s*(?:[ap]m|h|uhr)?)[\s,]+(?:und |et |y |e )?(?:le|les|il|el|los|on|the)$/;
/** Links to the next days: "9-18 Uhr u. Sa 9-12 Uhr". */
const WORD_BEHIND = /(?<=\d\s*(?:[ap]m|h|uhr|uur)?)[\s,;]+(?:u\.?|und|and|et|y|e|ve|en|и)$/u;
/** "9-18 - Sat 10-14": a dash behind a whole span separates it from the next day. */
const DASH_BEHIND_SPAN = /(?<=\d\s*-\s*\d{1,2}(?:[:.]\d{2})?\s*(?:h|uhr|uur)?)\s+-\s*$/;
const DASHES = /[\u2010-\u2015\u2212~〜～∼]|--+/g;
const QUOTED = /"([^"]*)"|„([^“”]*)[“”]|“([^”]*)”|«([^»]*)»/g;
const QUOTES = /["„“”«»]|(?<![\p{L}\p{N}])['‘’]|['‘’](?![\p{L}\p{N}])/gu;
/** A time, or a span of two numbers. */
const TIMES = /\d\s*(?:[:h]\s*\d|[ap]\.?\s?m\b|[-\u2010-\u2015~]\s*\d)/i;
/** "Every day except": the remaining days are not guessed. */
const EXCEPTION = /\b(?:haric|except|ausser|sauf|excepto|eccetto|tranne|exceto|behalve|oprocz|кроме)\b/;
/** "Dinner 5-10" is in the evening, as only a word says. */
const MEAL = /\b(?:dinner|supper|evenings?|abends|aksam|cena|diner|jantar)\b/;
const LEADING_CLOSED = new RegExp(String.raw`^[\s(]*${CLOSED_BEFORE}\s*$`, "u");
const TRAILING_CLOSED = new RegExp(
  String.raw`(?<=\d\s*(?:[ap]\.?m\.?|${HOUR_WORDS})?\s*)[\s,.;|/(&]+${CLOSED_BEFORE}\s*$`,
  "u",
);
/** Those of "24 hours" are the times themselves. */
const LEADING_WORDS =
  /(?<!\b24)(?:^|[\s:])(?:open(?:ing)?|hours|times|daily|du|de|dal|von|from|geoffnet|acik|ouvert|abierto|aperto|aberto|calisma saatleri|offnungszeiten|horarios?|horaires|orari|с)(?=[\s:]|$)/g;

/**
 * "Mon-Fri 9-5; Sat 10-2", "Monday,8AM,5PM|Friday,8AM,12PM", OpenStreetMap rules and the like: text after day names belongs to them. A rule
 * after a semicolon replaces earlier ones for its days, as in "We off". Undefined if the text gives no day's hours, or is about seasons.
 */
export function entriesOfText(text: string): DayEntry[] | undefined {
  const folded = simplify(text);
  if (EXCEPTION.test(folded) || (MEAL.test(folded) && !/\d\s?[ap]m?\b|\d:\d/.test(folded))) return undefined;
  const parts = folded.split(/[;؛]/);
  let isUnnamed = false;
  const entries: DayEntry[] = entriesOfTimesFirst(parts) ?? [];
  for (const part of entries.length > 0 ? [] : parts) {
    const rule = readableRule(part, entries.length > 0);
    if (rule === "seasonal") return undefined;
    if (rule === undefined) continue;
    const own = entriesOfRule(rule, parts.length === 1);
    const last = entries.at(-1);
    if (own !== undefined) replaceDays(entries, own);
    else if (last === undefined) {
      isUnnamed = true;
      entries.push({ days: EVERY_DAY, text: rule });
    } else entries[entries.length - 1] = { days: last.days, text: `${last.text},${rule}` };
  }
  const [only] = entries;
  if (only === undefined) return undefined;
  if (isUnnamed && isOfMonday(entries)) entries[0] = { ...only, days: EVERY_DAY.slice(0, 1) };
  if (entries.length === 1 && only.days === EVERY_DAY && parseDaySpans(only.text) === undefined) return undefined;
  return entries;
}

/** "10-19; Tue: 10-19; Wed: 10-18": where single days follow from Tuesday on, the first times are Monday's. */
function isOfMonday([first, ...others]: readonly DayEntry[]): boolean {
  const isOfSeveral = first?.days[0] === 0 && first.days.length > 1;
  return isOfSeveral && others.length > 1 && others[0]?.days[0] === 1 && others.every(({ days }) => days.length === 1);
}

function vietnameseDay(_: string, number: string | undefined): string {
  return ` ${number === undefined ? "sun" : VIETNAMESE_DAYS[Number(number) - 2]} `;
}

function simplify(text: string): string {
  const lines = splitGluedDays(asciiDigits(text))
    .replaceAll('\\"', '"')
    .replace(VIETNAMESE_HOUR, "h")
    .replace(VIETNAMESE_OPEN, " ")
    .replace(VIETNAMESE_DAY, vietnameseDay)
    .replace(/\r?\n/g, " | ")
    .replace(REMARKS, "");
  return simplifyDays(splitAtBreaks(withoutClosedDates(foldText(withoutComments(lines))).replace(DASHES, "-")))
    .replace(NOISE, "")
    .replace(DATED_DAY, " ? ")
    .replace(/(?<=[:\s]\s?)\[['"]?|(?<=\p{L}\s?)['"]?\](?=[\s,;|]|$)/gu, "")
    .replace(/ \|\| ?(?!.*\d{1,2}[:.]\d{2}).*$/, "")
    .replaceAll(" || ", " , ")
    .replace(/(24\s?h?\s?\/\s?24)\s?h?\s*(?:[,-]|et)?\s*7\s?j?\s?\/\s?7\s?j?/g, "$1h")
    .replace(
      /24 ore su 24|24 hours (?:a|per) day|24\s?h?\s?(?:\/|sur)\s?24\s?h?|24 horas del dia|24 horas por dia/g,
      "24h",
    );
}

/**
 * OpenStreetMap quotes comments after the hours, schema.org lists quote the hours themselves: quoted text is a comment if hours are outside
 * the quotes and none inside.
 */
function withoutComments(text: string): string {
  const hasHoursOutside = /\d/.test(text.replace(QUOTED, " "));
  const unquoted = text.replace(QUOTED, (quoted) => (hasHoursOutside && !TIMES.test(quoted) ? " " : ` ${quoted} `));
  return unquoted.replace(QUOTES, " ");
}

/** Later rules override earlier ones, unless they are about exactly the same days: "Mo 9-12; Mo 14-18". */
function replaceDays(entries: DayEntry[], later: readonly DayEntry[]): void {
  const days = new Set(later.flatMap((entry) => entry.days));
  for (const [index, entry] of entries.entries()) {
    const { givenDays = entry.days } = entry;
    const isSame = later.some((other) => other.days.join() === givenDays.join());
    if (!isSame) entries[index] = { ...entry, givenDays, days: entry.days.filter((day) => !days.has(day)) };
  }
  entries.push(...later);
}

/** Beside other days, "Saturday to Saturday" is one day; alone, it is a week. */
function entriesOfRule(rule: string, isOnly: boolean): DayEntry[] | undefined {
  const matches = [...rule.matchAll(dayNamePattern())];
  const first = matches[0];
  if (first === undefined) return undefined;
  const entries: DayEntry[] = [];
  let days: number[] = [];
  let leading = rule.slice(0, first.index);
  let isClosedAhead = LEADING_CLOSED.test(leading);
  let isUnread = false;
  if (isClosedAhead) leading = leading.replace(LEADING_CLOSED, "");
  else if (TRAILING_CLOSED.test(leading)) {
    isClosedAhead = true;
    leading = leading.replace(TRAILING_CLOSED, "");
  }
  for (const [index, match] of matches.entries()) {
    const named = daysOfMatch(match[0]);
    const next = matches[index + 1];
    const gap = rule.slice(match.index + match[0].length, next?.index ?? rule.length);
    days.push(...named);
    if (next !== undefined && RANGE_BETWEEN.test(gap)) {
      const [from, to] = [named.at(-1) ?? 0, daysOfMatch(next[0])[0] ?? 0];
      if (from !== to || (isOnly && matches.length === 2)) days.push(...daysBetween(from, to));
    } else if (isClosedAhead && next !== undefined && SENTENCE_END.test(match[0] + gap)) {
      entries.push({ days, text: "closed" });
      const behind = rule.slice(next.index + next[0].length, matches[index + 2]?.index);
      isClosedAhead = !RANGE_BETWEEN.test(behind) && !/\d/.test(behind);
      days = [];
    } else if (next === undefined || !LIST_BETWEEN.test(gap)) {
      const isClosedNext = next !== undefined && TRAILING_CLOSED.test(gap) && !hasTimesAfter(rule, next);
      const text = timesOf(isClosedNext ? gap.replace(TRAILING_CLOSED, "") : gap);
      const isCut = LIST_CUT.test(gap);
      if (isUnread || isCut) entries.push(UNREADABLE);
      else entries.push({ days, text: text === "" && isClosedAhead ? "closed" : text });
      isUnread = isCut || (next !== undefined && UNKNOWN_BETWEEN.test(gap) && parseDaySpans(text) === undefined);
      isClosedAhead = isClosedNext;
      days = [];
    }
  }
  return withLeadingText(leading, entries);
}

/** Whether the days starting here are followed by times of their own: "Monday closed, Tuesday 9-5". */
function hasTimesAfter(rule: string, next: RegExpExecArray): boolean {
  return /\d/.test(rule.slice(next.index));
}

/**
 * "9-5 Mon-Fri" has its times first, and "10-20, Sunday closed" those of all days but one; any other leading numbers were not understood.
 */
function withLeadingText(text: string, entries: DayEntry[]): DayEntry[] {
  if (UNREAD_RANGE.test(text.replace(LEADING_WORDS, " "))) return [UNREADABLE, ...entries.slice(1)];
  const leading = text.replace(LEADING_WORDS, " ").replace(/^[\s:|,.(-]+|[\s:|,.(-]+$/g, "");
  const [only] = entries;
  if (only !== undefined && entries.length === 1 && only.text === "" && leading !== "")
    return [{ days: only.days, text: leading }];
  if (!/\d/.test(leading)) return entries;
  const isAllButClosed = entries.every((entry) => entry.text !== "" && parseDaySpans(entry.text)?.length === 0);
  if (!isAllButClosed || parseDaySpans(leading) === undefined) return [UNREADABLE, ...entries];
  const closed = new Set(entries.flatMap((entry) => entry.days));
  return [{ days: EVERY_DAY.filter((day) => !closed.has(day)), text: leading }, ...entries];
}

function daysBetween(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = (from + 1) % 7; day !== to; day = (day + 1) % 7) days.push(day);
  return days;
}

/** The times after a day's name, without separators. */
function timesOf(gap: string): string {
  const text = gap
    .replace(/^[\s:：=|).-]+(?=\S)/, "")
    .replace(/[\s;|,،、/(]+$/, "")
    .replace(DASH_BEHIND_SPAN, "")
    .replace(WORD_BEHIND, "")
    .replace(ARTICLE_BEHIND, "");
  if (!CSV_TIMES.test(text) || text.includes("-")) return unwrap(text.replace(/^[,、\s]+/, ""));
  const times = text.slice(1).split(",");
  const spans: string[] = [];
  for (let index = 0; index < times.length; index += 2) {
    const [start, end] = [times[index], times[index + 1]];
    spans.push(end === undefined ? (start ?? "") : `${start}-${end}`);
  }
  return spans.join(",");
}

/** Removes the bracket opened before the day: "10-20 (Wednesday closed)". */
function unwrap(text: string): string {
  return text.endsWith(")") && !text.includes("(") ? text.slice(0, -1).trim() : text;
}
