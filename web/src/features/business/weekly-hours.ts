import { WEEKDAYS } from "@meridian/contracts/businesses/week";

export interface DayHours {
  day: string;
  /** "09:00 – 17:00" or "Closed"; undefined if the source omits the day. */
  text: string | undefined;
  isClosed: boolean;
  isToday: boolean;
}

/**
 * The rows of the hours table, Monday first; empty if nothing is known. `workingHours` is JSON text of weekday to hours; any other text has
 * no hours.
 */
export function weeklyHours(workingHours: string | null, today: string | undefined): DayHours[] {
  const week = parseWeek(workingHours);
  if (week.size === 0) return [];
  return WEEKDAYS.map((day) => {
    const text = week.get(day);
    return { day, text, isClosed: text?.toLowerCase() === "closed", isToday: day === today };
  });
}

/** The current weekday in a time zone; undefined for an unknown zone. */
export function weekdayIn(timeZone: string | undefined, at: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone }).format(at);
  } catch {
    return undefined;
  }
}

function parseWeek(text: string | null): Map<string, string> {
  const week = new Map<string, string>();
  for (const [day, hours] of Object.entries(parseObject(text))) {
    if (typeof hours === "string" && hours.trim() !== "") week.set(day, onTwentyFourHours(hours.trim()));
  }
  return week;
}

/** "9:00 AM" becomes "09:00", as in the open state above; anything else stays. */
function onTwentyFourHours(text: string): string {
  return text.replace(/\b(\d{1,2})(?::(\d\d))?\s*([AP])M\b/gi, (_, hour: string, minute = "00", half: string) => {
    const hours = (Number(hour) % 12) + (half.toUpperCase() === "P" ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  });
}

function parseObject(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}
