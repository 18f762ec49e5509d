import type { WeeklyInterval } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY, MINUTES_PER_WEEK, WEEKDAYS } from "@meridian/contracts/businesses/week";
import type { OpenTime } from "@meridian/contracts/search/open-time";

/** Earlier hours belong to the evening before: a bar that closes at 2 a.m. on Sunday is not open on Sundays. */
const DAWN_MINUTE = 5 * 60;
/** Open after this time means open late. */
const LATE_MINUTE = 23 * 60;

/** Whether the weekly opening hours are known to include a time. */
export function isOpenDuring(intervals: readonly WeeklyInterval[], time: OpenTime): boolean {
  if (time === "always") return intervals.reduce((sum, [start, end]) => sum + end - start, 0) >= MINUTES_PER_WEEK;
  return windowsOf(time).some(([from, to]) => intervals.some((interval) => overlaps(interval, from, to)));
}

function windowsOf(time: Exclude<OpenTime, "always">): WeeklyInterval[] {
  const days = WEEKDAYS.map((_, day): WeeklyInterval => [day * MINUTES_PER_DAY, (day + 1) * MINUTES_PER_DAY]);
  if (time === "late") return days.map(([midnight, next]) => [midnight + LATE_MINUTE, next]);
  return days
    .filter((_, day) => WEEKDAYS[day]?.toLowerCase() === time)
    .map(([midnight, next]) => [midnight + DAWN_MINUTE, next]);
}

/** An interval may wrap around the end of the week. */
function overlaps([start, end]: WeeklyInterval, from: number, to: number): boolean {
  return (start < to && end > from) || end - MINUTES_PER_WEEK > from;
}
