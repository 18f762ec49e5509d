import { MINUTES_PER_DAY } from "@meridian/contracts/businesses/week";
import { foldText } from "@meridian/domain/text/fold-text";
import { HOUR_WORDS, simplifyTimes } from "./hours-spelling.ts";
import { HOURS_WORDS } from "./hours-words.ts";

/** Minutes from midnight; the end may be on the next day. */
export type DaySpan = readonly [start: number, end: number];

const ALL_DAY: readonly DaySpan[] = [[0, MINUTES_PER_DAY]];
const CLOSED: readonly DaySpan[] = [];

const CLOSED_WORDS = new Set(HOURS_WORDS.closed.map(foldText));
const ALWAYS_OPEN = new RegExp(
  String.raw`\b7\s?\/\s?24\b|\b7\s?gun\s?\/?\s?24\b|\b24\s*(?:\/\s*7|${HOUR_WORDS})|^24\s?-\s?7$|rund um die uhr|always open|immer geoffnet|siempre abierto|sempre apert|sempre aberto|toujours ouvert|her zaman acik|surekli acik|altijd open|\b24\s?x\s?7\b|\b24\s?\/\s?24\b|^h\s?24$|^(?:open |deschis |otvoreno |otevreno )?non[- ]?stop(?: open)?$|^kesintisiz(?: acik)?$|^durchgehend(?: geoffnet)?$|dygnet runt|dognet rundt|dogna(?:bent|pent)|круглосуточно|денонощно|24ωρο|شبانه ?روز[يی]|цілодобово|calodobowo|cala dobe|nepretrzite|\b24\s+(?:sata|сата|stundas|tundi|ur$|de ore)|visa para|visu diennakti|oopaevaringselt|oopaev labi|allan solarhringinn|т[әa]улік боиы|\b(?:ma)?saa 24\b|පය 24|^нон-?стоп$|ejjel-nappal|^(?:mo cua )?ca ngay$`,
  "g",
);
/** Numbers that repeat "always": "24 hours, 7 days, 365 days". Any other number beside "24 hours" is a time. */
const ROUND_FIGURES = /(?<![\d:.])(?:7|24|365)(?!\s?[\d:.h-])/g;
/** Words showing that only part of the business is available around the clock. */
const PART_OF_BUSINESS =
  /\b(?:emergenc|emergenz|notice|notdienst|notruf|acil\b|urgenc|spoed|dyzur|deliver|drive|atm\b|hotline|by phone|online|self.?service|automat)/;
/** "Open till 24h" does not say from when. */
const UNTIL_24 =
  /(?<!\p{L})(?:till?|until|bis|ate(?: as)?|jusqu'?a|hasta(?: las)?|fino al(?:le)?|tot|til|do|до|ως|μεχρι)\s24/u;
/** Says that there is no break. */
const WITHOUT_BREAK =
  /(?<!\p{L})(?:non-?stop|kesintisiz|(?:h?orario )?continu(?:at)?o|durchgehend|sans interruption|sin interrupcion|sem intervalo|(?:apertura|horario) continuad[ao])(?!\p{L})/gu;
/** Yelp writes this both for open around the clock and for closed days. */
const OPEN_OR_CLOSED = /^\s*0:0\s?-\s?0:0\s*$/;
const SPAN_SEPARATORS =
  /\s*(?:[,;&|+/،、]|\band\b|\bund\b|\bu\.(?=\s)|\bve\b|\by\b|\bet\b|\be\b|\ben\b|\soraz\s|\sja\s|\sи\s|\sو\s?|\sและ\s?)\s*/;
/** Spans separated only by a space: "9:00-13:00 14:00-18:00". */
const SPACE_BETWEEN = /(?<=-\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]m)?)\s+(?=\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]m)?\s*-)/g;
const TIME = String.raw`(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*(am|pm|a|p)?`;
const SPAN = new RegExp(`^${TIME}\\s*-\\s*${TIME}$`);
/** "18:00-26:00" ends at two in the morning. */
const MAX_END_HOUR = 30;
const MAX_SPANS = 12;

interface Clock {
  hour: number;
  minute: number;
  half: "am" | "pm" | undefined;
  hasMinutes: boolean;
  /** The hour has two digits, as only 24-hour clocks write those before ten. */
  isPadded: boolean;
}

/**
 * The spans in one day's text: none for "Closed", 24 hours for "Open 24 hours". Undefined if any part is unreadable, since half a day's
 * hours would be wrong.
 */
export function parseDaySpans(raw: string): readonly DaySpan[] | undefined {
  const text = simplifyTimes(raw);
  if (text === "" || OPEN_OR_CLOSED.test(raw)) return undefined;
  if (CLOSED_WORDS.has(text.replace(/\.$/, ""))) return CLOSED;
  if (isAlwaysOpen(text)) return UNTIL_24.test(foldText(raw)) ? undefined : ALL_DAY;
  const parts = text
    .replace(WITHOUT_BREAK, "")
    .trim()
    .replace(SPACE_BETWEEN, ",")
    .split(SPAN_SEPARATORS)
    .filter((part) => part !== "");
  if (parts.length > MAX_SPANS) return undefined;
  const usesHalves = /\d\s*[ap]m?\b/.test(text);
  const spans: DaySpan[] = [];
  for (const part of parts) {
    const span = parseSpan(part, usesHalves, spans.at(-1)?.[1]);
    if (span === undefined) return undefined;
    spans.push(span);
  }
  return spans.length === 0 ? undefined : spans;
}

/** "24 hours" alone: beside other numbers it ends a span, or describes one of several services. */
function isAlwaysOpen(text: string): boolean {
  const rest = text.replace(ALWAYS_OPEN, " ");
  return rest !== text && !/\d/.test(rest.replace(ROUND_FIGURES, " ")) && !PART_OF_BUSINESS.test(rest);
}

function parseSpan(part: string, usesHalves: boolean, previousEnd: number | undefined): DaySpan | undefined {
  const match = SPAN.exec(part);
  if (match === null) return undefined;
  const start = clockOf(match[1], match[2], match[3]);
  const end = clockOf(match[4], match[5], match[6], MAX_END_HOUR);
  if (start === undefined || end === undefined) return undefined;
  const times = usesHalves ? resolveHalves(start, end, previousEnd) : resolvePlain(start, end);
  const from = times[0] % MINUTES_PER_DAY;
  const to = times[1] === MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : times[1];
  if (to > MINUTES_PER_DAY + from) return undefined;
  return [from, to <= from ? to + MINUTES_PER_DAY : to];
}

function clockOf(
  hourText: string | undefined,
  minuteText: string | undefined,
  half: string | undefined,
  maxHour = 24,
): Clock | undefined {
  const hour = Number(hourText);
  const minute = minuteText === undefined ? 0 : Number(minuteText);
  const isLate = hour >= 24 && maxHour > 24 && minuteText !== undefined;
  if (hour > maxHour || minute > 59 || (!isLate && (hour > 24 || (hour === 24 && minute > 0)))) return undefined;
  const isHalf = half !== undefined && hour >= 1 && hour <= 12;
  return {
    hour,
    minute,
    half: isHalf ? (half.startsWith("a") ? "am" : "pm") : undefined,
    hasMinutes: minuteText !== undefined,
    isPadded: hourText?.startsWith("0") === true || hour > 12,
  };
}

/** A time without am or pm takes the half of the day that makes the shorter sensible span: "12-3pm", "11-2pm". */
function resolveHalves(start: Clock, end: Clock, previousEnd: number | undefined): [number, number] {
  if (start.half === undefined && end.half !== undefined && start.hour <= 12) {
    const to = minutesOf(end, end.half);
    const same = minutesOf(start, end.half);
    return [
      same < to || (to === 0 && same > 0 && end.half === "am")
        ? sameOrOther(start, end, same, to)
        : minutesOf(start, otherHalf(end.half)),
      to,
    ];
  }
  if (end.half === undefined && start.half !== undefined && end.hour <= 12) {
    const from = minutesOf(start, start.half);
    const same = minutesOf(end, start.half);
    return [from, same > from ? same : minutesOf(end, otherHalf(start.half))];
  }
  if (start.half === undefined && end.half === undefined && start.hour <= 12 && end.hour <= 12) {
    const isAfternoon = previousEnd !== undefined && minutesOf(start, "am") < previousEnd;
    const from = minutesOf(start, isAfternoon ? "pm" : "am");
    const same = minutesOf(end, isAfternoon ? "pm" : "am");
    return [from, same > from ? same : minutesOf(end, "pm")];
  }
  return [minutesOf(start, start.half), minutesOf(end, end.half)];
}

/** "7-12am" ends at midnight, so it starts in the evening. */
function sameOrOther(start: Clock, end: Clock, same: number, to: number): number {
  return to === 0 && end.half === "am" ? minutesOf(start, "pm") : same;
}

/** 24-hour times, unless "9-5" or "9:00-5:30" can only be office hours. */
function resolvePlain(start: Clock, end: Clock): [number, number] {
  const from = minutesOf(start, undefined);
  const to = minutesOf(end, undefined);
  const hasNoMinutes = !start.hasMinutes && !end.hasMinutes;
  const isShort = hasNoMinutes && start.hour <= 12 && end.hour >= 1 && end.hour < 12;
  const isRoundTheDial = from === to && hasNoMinutes && start.hour >= 5 && start.hour <= 11;
  const isByDay = !start.isPadded && !end.isPadded && start.hour >= 6 && end.hour >= 4;
  const isOffice = isRoundTheDial || (to < from && (isShort || isByDay));
  return [from, isOffice ? to + MINUTES_PER_DAY / 2 : to];
}

function minutesOf({ hour, minute }: Clock, half: "am" | "pm" | undefined): number {
  if (half === undefined) return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (half === "pm" ? MINUTES_PER_DAY / 2 : 0);
}

function otherHalf(half: "am" | "pm"): "am" | "pm" {
  return half === "am" ? "pm" : "am";
}
