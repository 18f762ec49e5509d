import type { OpenState } from "@meridian/contracts/businesses/opening-hours";
import { HOUR_MS } from "@meridian/contracts/durations";

/** Within this time no day is needed, even past midnight. */
const SOON_HOURS = 12;
/** Few businesses change state twice within this time. */
const MAX_PAST_HOURS = 2;
/** From here on, a weekday would be mistaken for the coming one. */
const NEXT_WEEK_HOURS = 6 * 24;

export interface OpenStateWords {
  state: "open" | "closed";
  /** "Open" or "Closed". */
  word: string;
  /** "closes 22:00", "opens Mon 09:00", in local time; null if unknown. */
  change: string | null;
}

/**
 * The open state in words; undefined if nothing is known about the hours. A page left open past the change shows the other state, and
 * nothing once the next change may have passed too.
 */
export function openStateWords(
  { state, changesAt }: OpenState,
  timeZone: string | null,
  at: Date,
): OpenStateWords | undefined {
  if (state === "unknown") return undefined;
  const change = changesAt === null ? undefined : new Date(changesAt);
  if (change !== undefined && change <= at) {
    const isLongPast = at.getTime() - change.getTime() > MAX_PAST_HOURS * HOUR_MS;
    return isLongPast ? undefined : wordsOf(state === "open" ? "closed" : "open");
  }
  const moment = change === undefined || timeZone === null ? undefined : momentOf(change, timeZone, at);
  if (moment === undefined) return wordsOf(state);
  return { ...wordsOf(state), change: `${state === "open" ? "closes" : "opens"} ${moment}` };
}

function wordsOf(state: "open" | "closed"): OpenStateWords {
  return { state, word: state === "open" ? "Open" : "Closed", change: null };
}

/** "07:00", "Mon 07:00" in local time; undefined if a week away, or for a time zone the browser does not know. */
export function momentOf(change: Date, timeZone: string, at: Date): string | undefined {
  const hoursAhead = (change.getTime() - at.getTime()) / HOUR_MS;
  if (hoursAhead > NEXT_WEEK_HOURS) return undefined;
  try {
    const { time, day, weekday } = formatsOf(timeZone);
    if (hoursAhead <= SOON_HOURS || day.format(change) === day.format(at)) return time.format(change);
    return `${weekday.format(change)} ${time.format(change)}`;
  } catch {
    return undefined;
  }
}

interface ZoneFormats {
  time: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  weekday: Intl.DateTimeFormat;
}

/** One set per zone: formatters are slow to create, and a page needs twenty. */
const formats = new Map<string, ZoneFormats>();

function formatsOf(timeZone: string): ZoneFormats {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = {
    time: new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }),
    day: new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }),
    weekday: new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short" }),
  };
  formats.set(timeZone, made);
  return made;
}
