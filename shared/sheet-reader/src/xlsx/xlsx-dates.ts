const SECONDS_PER_DAY = 86_400;
const DAYS_1900_TO_1904 = 1462;
const MAX_SERIAL = 2_958_466;
/** Spreadsheets assume a 29 February 1900, so earlier days are off by one. */
const FALSE_LEAP_DAY = 60;
const EPOCH_MS = Date.UTC(1899, 11, 30);
const MS_PER_SECOND = 1000;
const MS_PER_DAY = SECONDS_PER_DAY * MS_PER_SECOND;

const QUOTED_OR_ESCAPED = /"[^"]*"?|\\.|_.|\*./g;
const BRACKETED = /\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** Hours, minutes or seconds that do not wrap: `[hh]:mm`. */
const ELAPSED = /\[(h+|m+|s+)\]/;

/** How a number format shows a serial number. */
export type DateFormat = "date" | "time" | "elapsed" | undefined;

/** The type of a built-in format. */
export function builtinDateFormat(id: number): DateFormat {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return "date";
  if (id === 46) return "elapsed";
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return "time";
  return undefined;
}

/** The type of a custom format: `[$-407]d. mmmm yyyy` is a date, `0.00" days"` is not. */
export function customDateFormat(code: string): DateFormat {
  const letters = (code.replace(QUOTED_OR_ESCAPED, "").replace(BRACKETED, "").split(";", 1)[0] ?? "").toLowerCase();
  if (letters.includes("general")) return undefined;
  if (/[yd]/.test(letters)) return "date";
  if (ELAPSED.test(letters)) return "elapsed";
  if (/[hs]/.test(letters)) return "time";
  return letters.includes("m") ? "date" : undefined;
}

/** The ISO text of a serial number; undefined if no calendar has that day. */
export function serialToIso(serial: number, format: NonNullable<DateFormat>, isDate1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 0) return undefined;
  if (format === "elapsed") return serial < MAX_SERIAL ? elapsedText(serial) : undefined;
  if (format === "time" && serial < 1) return timeText(Math.round(serial * SECONDS_PER_DAY));
  const days = isDate1904 ? serial + DAYS_1900_TO_1904 : serial;
  if (days >= MAX_SERIAL) return undefined;
  let seconds = Math.round(days * SECONDS_PER_DAY);
  const wholeDays = Math.floor(seconds / SECONDS_PER_DAY);
  seconds -= wholeDays * SECONDS_PER_DAY;
  const time = seconds === 0 ? "" : `T${timeText(seconds)}`;
  if (wholeDays === FALSE_LEAP_DAY) return `1900-02-29${time}`;
  const shift = wholeDays < FALSE_LEAP_DAY ? 1 : 0;
  return new Date(EPOCH_MS + (wholeDays + shift) * MS_PER_DAY).toISOString().slice(0, 10) + time;
}

/** Hours without limit: a duration has no date. */
function elapsedText(serial: number): string {
  const seconds = Math.round(serial * SECONDS_PER_DAY);
  const hours = Math.floor(seconds / 3600);
  return hours < 24 ? timeText(seconds) : `${hours}${timeText(seconds % 3600).slice(2)}`;
}

function timeText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
