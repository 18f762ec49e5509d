import type { BusinessFields, BusinessStatus } from "@meridian/contracts/businesses/business";
import { MINUTES_PER_DAY, WEEKDAYS } from "@meridian/contracts/businesses/week";
import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import { foldText } from "@meridian/domain/text/fold-text";
import type { RowCells } from "../row-cells.ts";
import { isPhraseForNothing } from "../values/nothing.ts";
import { isBareClosed, readStatus, readYes } from "../values/status/status.ts";
import { cleanParagraphs, cleanText } from "../values/text.ts";
import { daysOfWord } from "./day-names.ts";
import { type ParsedHours, parseOpeningHours } from "./opening-hours.ts";

const MAX_HOURS_CHARS = 8000;
const MAX_STATUS_CHARS = 60;
const CLOCK = /^\d{1,2}(?:[:.h]\d{2}){0,2}\s*(?:[ap]\.?m\.?)?$/i;
const SECONDS = /^(\d{1,2}:\d{2}):\d{2}/;
/** Words for "never" in a column of closed days. */
const NEVER_CLOSED =
  /^(?:定休日?なし|な[しい]|無し?|無休|年中無休|연중 ?무휴|무휴|없음|[无無]休|全年无休|none|no|keine?|yok|aucun|nessuno|ninguno|nenhum|brak|нет|немає|ไม่มี|không|ندارد|ללא|-)$/i;
/** Holidays, and words beside them, in a column of closed days: "年末年始のみ", "無休（元日を除く）". */
const HOLIDAYS =
  /[（(](?:年末|年始|正月|元[旦日]|三が日|お?盆)[^（()）]*[)）]|(?:年末年始|年末|年始|正月|元[旦日]|三が日|お?盆休み|夏[季期]休[業暇])(?:のみ|以外|を?除く|休み)*|(?:(?:국가|정부) ?(?:지정)? ?|법정 ?|대체 ?|임시 ?|관공서(?:의)? ?)*(?:공휴일|휴일|국경일)|(?:설날|설|추석|신정|구정|명절)(?: ?당일)?(?: ?연휴)?/gu;
/** "水曜定休" */
const OFF_BEHIND = /(?<!不)(?:定休日?|休業日?|休み)$/u;
const MARKS_AROUND = /^[\s、,・·/"]+|(?:[\s、,・·/"]|및|등)+$/g;
const EVERY_WEEK = /매 ?주 ?/g;
/** "Second Tuesday" and dates are not weekly days. */
const NOT_WEEKLY = /\d|第|不定|隔週|隔周|째|격주|제외|마지막|매월|매달|[(（]단/;
const OF_SOME_WEEKS = /第|隔週|隔周|째|격주|마지막|(?<!\d)[1-5](?:st|nd|rd|th|[ºª.]|\s?주)(?!\p{L})/u;
const BETWEEN_DAYS = /\s*(?:[,;、，・·&/\n]|및|와|과)\s*/;
const SOME_WEEKS_OPEN =
  "Yalnızca bazı haftalarda kapalı olan günler haftalık saatlere yazılamadı; o günler açık sayıldı";
/** A remark about days, "木土:午後休診": where it is not understood, the hours of those days are unknown. */
const OF_SOME_DAYS = /^\s*(?:第[\d・.]+)?(?:平日|[月火水木金土日・祝])+\s*[:：]|[月火水木金土日]曜/u;
/** From midnight to midnight, beside days with hours: closed. */
const MIDNIGHT = /^0?0:00(?::00)?$/;

/** The opening hours with their text. */
export function readHours(cells: RowCells): Pick<BusinessFields, "workingHours" | "hours"> {
  const { field, text, parsed } = bestHours(cells);
  if (text === undefined || parsed === undefined) return {};
  if (parsed.hours === undefined && statusInHours(cells) !== "unsaid") return {};
  const { hours, isIncomplete } = parsed;
  const isClosedSomeWeeks = hours !== undefined && OF_SOME_WEEKS.test(closedDays(cells) ?? "");
  if (isClosedSomeWeeks) cells.issues.add("workingHours", "bad_hours", closedCell(cells), SOME_WEEKS_OPEN);
  else if (isIncomplete)
    cells.issues.add(field, "bad_hours", text, "Çalışma saatlerinin bir bölümü okunamadı; o günler bilinmiyor sayıldı");
  if (text.length > MAX_HOURS_CHARS) {
    cells.issues.add(field, "too_long", text, `${MAX_HOURS_CHARS} karakterden uzun; metni alınmadı`);
    return hours === undefined ? {} : { hours };
  }
  return { workingHours: text, ...(hours === undefined ? {} : { hours }) };
}

/** What the hours cell says about the business itself: "Permanently closed". */
export function statusInHours(cells: RowCells): BusinessStatus | "unsaid" {
  const text = cells.text("workingHours");
  if (text === undefined || text.length > MAX_STATUS_CHARS || isBareClosed(text)) return "unsaid";
  const status = readStatus(text);
  return status === "operational" ? "unsaid" : status;
}

interface HoursText {
  field: ImportField;
  text?: string;
  parsed?: ParsedHours;
}

/** The first readable text among the row's hours: some sources write "Closes 8 PM" beside the week. */
function bestHours(cells: RowCells): HoursText {
  const candidates: readonly (readonly [ImportField, string | undefined])[] = [
    ["workingHours", withClosedDays(cells, cleanParagraphs(cells.raw("workingHours")))],
    ["workingHoursFallback", cleanParagraphs(cells.raw("workingHoursFallback"))],
    ["workingHours", dayColumnsText(cells)],
    ["workingHours", withClosedDays(cells, clockColumnsText(cells))],
    ["workingHours", roundTheClockText(cells)],
  ];
  let unread: HoursText | undefined;
  for (const [field, text] of candidates) {
    if (text === undefined || text === "{}" || text === "[]" || isPhraseForNothing(text)) continue;
    const parsed = parseOpeningHours(text);
    if (parsed.hours !== undefined) return { field, text, parsed };
    if (!parsed.isIncomplete && /^[{[]/.test(text)) continue;
    unread ??= { field, text, parsed };
  }
  return unread ?? closedDaysAlone(cells) ?? { field: "workingHours" };
}

/** Hours without days apply to the days that a separate column does not list as closed. */
function withClosedDays(cells: RowCells, text: string | undefined): string | undefined {
  const days = weeklyDays(cells);
  return text === undefined || days === undefined || /^[{[]/.test(text) ? text : `${text}; ${days} off`;
}

/** Days off without any hours: those days are known. */
function closedDaysAlone(cells: RowCells): HoursText | undefined {
  const { closedDaysColumn = -1, headers } = cells.mapping;
  if (closedDays(cells) === undefined) return undefined;
  const days = weeklyDays(cells);
  const parsed = days === undefined ? { isIncomplete: true } : parseOpeningHours(`${days} off`);
  return { field: "workingHours", text: `${headers[closedDaysColumn]}: ${closedCell(cells)}`, parsed };
}

/** The days closed in every week: those before any of some weeks or dates, as "木・第2火" is Thursday. */
function weeklyDays(cells: RowCells): string | undefined {
  const days = closedDays(cells);
  if (days === undefined || !NOT_WEEKLY.test(days)) return days;
  const parts = days.split(BETWEEN_DAYS);
  const end = parts.findIndex((part) => NOT_WEEKLY.test(part));
  return end > 0 ? parts.slice(0, end).join(", ") : undefined;
}

function closedCell({ row, mapping: { closedDaysColumn = -1 } }: RowCells): string | undefined {
  return cleanText(row.cells[closedDaysColumn]);
}

function closedDays(cells: RowCells): string | undefined {
  const days = closedCell(cells)
    ?.replaceAll("+", ", ")
    .replace(EVERY_WEEK, "")
    .replace(HOLIDAYS, "")
    .replace(OFF_BEHIND, "")
    .replace(MARKS_AROUND, "");
  return !days || isNeverClosed(days) ? undefined : days;
}

/** "None", "without days off": a word for all days means that none is closed, since no business closes on all. */
function isNeverClosed(days: string): boolean {
  return NEVER_CLOSED.test(days) || daysOfWord(foldText(days))?.length === WEEKDAYS.length;
}

/** Hours from one column per day, as the JSON text that other sources have in one cell. */
function dayColumnsText(cells: RowCells): string | undefined {
  const { dayHoursColumns, weekdayColumns } = cells.mapping;
  if (dayHoursColumns.length === 0 && weekdayColumns.length === 0) return undefined;
  const read = (column: number | undefined) => (column === undefined ? undefined : cleanText(cells.row.cells[column]));
  const byDay = new Map<string, string>();
  for (const { day, hours } of dayHoursColumns) {
    const name = read(day);
    const text = read(hours);
    if (name !== undefined && text !== undefined) byDay.set(name, text);
  }
  for (const { weekday, columns } of weekdayColumns) {
    const name = WEEKDAYS[weekday];
    const [first, second] = columns;
    const opening = clockText(read(first), second !== undefined);
    const closing = clockText(read(second), true);
    const text = closing === undefined || closing === opening ? opening : `${opening ?? ""}-${closing}`;
    if (name !== undefined && text !== undefined && !isPhraseForNothing(text)) byDay.set(name, text);
  }
  const isNight = [...byDay.values()].every((text) => MIDNIGHT.test(text));
  for (const [day, text] of byDay) if (!isNight && MIDNIGHT.test(text)) byDay.set(day, "closed");
  if (weekdayColumns.length > 0) for (const day of daysOff(cells)) byDay.set(day, "closed");
  return byDay.size === 0 ? undefined : JSON.stringify(Object.fromEntries(byDay));
}

/** The days that a separate column lists as closed. */
function daysOff(cells: RowCells): string[] {
  const days = weeklyDays(cells);
  const hours = days === undefined ? undefined : parseOpeningHours(`${days} off`).hours;
  return (hours?.knownDays ?? []).flatMap((day) => WEEKDAYS[day] ?? []);
}

/** Hours from an opening and a closing column, on the days a third column may name. */
function clockColumnsText({ row, mapping: { clockColumns } }: RowCells): string | undefined {
  if (clockColumns === undefined) return undefined;
  const [opens, closes] = [clockColumns.opens, clockColumns.closes].map((column) =>
    clockText(cleanText(row.cells[column]), true),
  );
  if (opens === undefined || closes === undefined || !CLOCK.test(opens) || !CLOCK.test(closes)) return undefined;
  const days = clockColumns.days === undefined ? undefined : cleanText(row.cells[clockColumns.days]);
  const usual = `${days ?? ""} ${opens.replace(SECONDS, "$1")}-${closes.replace(SECONDS, "$1")}`.trim();
  const remarks = clockColumns.remarks === undefined ? undefined : cleanParagraphs(row.cells[clockColumns.remarks]);
  return [usual, ...(remarks?.split(/[\n。]/) ?? []).filter((remark) => OF_SOME_DAYS.test(remark))].join("; ");
}

/** A separate column may say that the business never closes. */
function roundTheClockText({ row, mapping: { roundTheClockColumn } }: RowCells): string | undefined {
  return roundTheClockColumn !== undefined && readYes(row.cells[roundTheClockColumn]) ? "24/7" : undefined;
}

/** A time cell: spreadsheets store 9:00 as 0.375 of a day, sometimes with a date. */
export function clockText(text: string | undefined, isOneTime: boolean): string | undefined {
  if (text === undefined || !isOneTime) return text;
  if (/^0?\.\d+$/.test(text)) {
    const minutes = Math.round(Number(text) * MINUTES_PER_DAY);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  }
  return text.replace(/^\d{4}-\d{2}-\d{2}[T ](?=\d{2}:\d{2})/, "");
}
