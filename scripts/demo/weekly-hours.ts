import { WEEKDAYS } from "../../shared/contracts/src/businesses/week.ts";
import { readTable, splitEntries } from "../../shared/platform/src/read-table.ts";

/**
 * Weeks as "1-5 9:00-18:00; 6 10:00-14:00": days from 1 = Monday, spans joined by "+", missing days are closed. "24" means the whole day.
 * A culture says when a country's week ends and whether its shops close at midday: plain, siesta, late or gulf.
 */
const WEEKS: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(new URL("tables/hours.tsv", import.meta.url), ["culture", "kind", "weeks"]).map(
    ({ culture, kind, weeks }) => [`${kind} ${culture}`, splitEntries(weeks)],
  ),
);

const cache = new Map<string, readonly string[]>();

/** The weeks (JSON of day to spans) of a kind's businesses in a culture. */
export function weeklyHoursOf(kind: string, culture: string): readonly string[] {
  const key = `${kind} ${culture}`;
  let weeks = cache.get(key);
  if (weeks === undefined) {
    weeks = weeksOf(kind, culture).map((week) => toJson(week, culture === "gulf"));
    cache.set(key, weeks);
  }
  return weeks;
}

function weeksOf(kind: string, culture: string): readonly string[] {
  const weeks = WEEKS.get(`${kind} ${culture === "gulf" ? "late" : culture}`) ?? WEEKS.get(`${kind} plain`);
  if (weeks === undefined) throw new RangeError(`No hours of ${kind}`);
  return weeks;
}

/** With `restsOnFriday` the week runs from Sunday: Monday's hours apply on Sunday. */
function toJson(week: string, restsOnFriday: boolean): string {
  const days: Record<string, string> = Object.fromEntries(WEEKDAYS.map((day) => [day, "Closed"]));
  for (const part of week.split("; ")) {
    const [range = "", spans = ""] = part.split(" ");
    const [first = 1, last = first] = range.split("-").map(Number);
    for (let day = first; day <= last; day++) {
      const name = WEEKDAYS[(day - 1 + (restsOnFriday ? 6 : 0)) % 7];
      if (name !== undefined) days[name] = spans === "24" ? "Open 24 hours" : spans.split("+").map(spanText).join(",");
    }
  }
  return JSON.stringify(days);
}

const spanText = (span: string): string => span.split("-").map(clockText).join("-");

function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const clock = hour % 12 === 0 ? 12 : hour % 12;
  return `${clock}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}${hour < 12 ? "AM" : "PM"}`;
}
