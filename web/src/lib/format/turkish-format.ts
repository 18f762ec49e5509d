import { formatDistance } from "./number-format.ts";

const whole = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("tr-TR", { style: "percent", maximumFractionDigits: 1 });
const tenths = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const countries = new Intl.DisplayNames("tr-TR", { type: "region", fallback: "code" });
const moment = new Intl.DateTimeFormat("tr-TR", { dateStyle: "medium", timeStyle: "short" });

/** 1.234.567 */
export const formatWhole = (value: number): string => whole.format(value);
/** 0.125 is %12,5 */
export const formatShare = (share: number): string => percent.format(share);
/** "350 m", "1,4 km" */
export const formatKm = (km: number): string => formatDistance(km, tenths);
/** "1 May 2026 15:00" in the viewer's time zone */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** "Almanya"; the code itself if it has no name. */
export function countryName(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Options of a menu, in the order of their names. */
export function countriesByName(codes: readonly string[]): { value: string; name: string }[] {
  return codes
    .map((value) => ({ value, name: countryName(value) }))
    .sort((left, right) => left.name.localeCompare(right.name, "tr-TR"));
}
