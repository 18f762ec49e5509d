const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 });
const METRES_STEP = 10;

/** 1,234,567 */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** 4.5 */
export function formatRating(rating: number): string {
  return oneDecimal.format(rating);
}

/** 999, 1.2k, 15k: integers above ten thousand. */
export function abbreviateCount(count: number, suffix: "k" | "K" = "k"): string {
  if (count <= 999) return formatCount(count);
  const thousands = count / 1000;
  const text = thousands < 10 ? (Math.floor(thousands * 10) / 10).toString() : formatCount(Math.floor(thousands));
  return `${text}${suffix}`;
}

/** The number of reviews on small cards. */
export function capCount(count: number, cap = 99): string {
  return count > cap ? `${cap}+` : String(count);
}

/** "1 review", "12 reviews" */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** "1 business", "About 1,200 businesses" */
export function countOfBusinesses(count: number, isExact = true): string {
  const figure = countOf(count, "business", "businesses");
  return isExact ? figure : `About ${figure}`;
}

/** "1,234", or, if the count is an estimate, its first two digits: "about 23,000". */
export function formatFacetCount({ count, isEstimate }: { count: number; isEstimate?: boolean | undefined }): string {
  return isEstimate === true ? `about ${twoDigits.format(count)}` : formatCount(count);
}

/** Cuts a name to `length` characters plus an ellipsis, never within a surrogate pair. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}

/** A percentage with one decimal: "12.5%". */
export function formatPercent(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(1)}%`;
}

/** "350 m", "1.4 km", "23 km": as precise as needed to go there. */
export function formatDistance(km: number, tenths = oneDecimal): string {
  const metres = Math.max(METRES_STEP, Math.round((km * 1000) / METRES_STEP) * METRES_STEP);
  if (metres < 1000) return `${metres} m`;
  return Number(km.toFixed(1)) < 10 ? `${tenths.format(km)} km` : `${Math.round(km)} km`;
}
