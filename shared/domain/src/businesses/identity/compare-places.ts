import { distanceKm } from "../../places/geo.ts";
import { type Agreement, type Comparable, compareExact } from "./comparable.ts";
import { compareAddresses } from "./compare-addresses.ts";
import { comparePhones } from "./compare-phones.ts";
import { lettersOf } from "./names/name-parts.ts";

/** Two positions of one business are rarely farther apart. */
export const SAME_SPOT_M = 50;
/** Two geocoders place the same house number, or one phone's business, no farther apart. */
export const SAME_ADDRESS_M = 250;
/** Farther away it is another branch. */
const MAX_MOVE_M = 5_000;
const ZIP_ADDITION = /(?<=^\d{5})-?\d{4}$/;
const METRES_PER_KM = 1_000;

/** "unknown": namesakes in one city about which nothing else can be compared. */
export function comparePlaces(row: Comparable, known: Comparable): Agreement {
  const apartM = metresBetween(row, known);
  const address = compareAddresses(row, known);
  const phone = comparePhones(row.phoneE164, known.phoneE164);
  const hasSamePhone = phone === "same";
  if (apartM !== undefined) {
    const isNear = apartM <= SAME_SPOT_M;
    if (address === "other") return isNear && hasSamePhone ? "same" : "other";
    const isAlike = hasSamePhone || address === "same_number";
    return isNear || (isAlike && apartM <= SAME_ADDRESS_M) ? "same" : "other";
  }
  if (address === "same_number" && hasSamePhone) return "same";
  if (address === "other" || isElsewhere(row, known)) return "other";
  if (address === "same_number" || hasSamePhone) return "same";
  const areTwoCities = (row.city === undefined || known.city === undefined) && !isOnePost(row, known);
  if (phone === "other" || areTwoCities) return "other";
  return address === "same_text" ? "same" : "unknown";
}

export function isElsewhere(row: Comparable, known: Comparable): boolean {
  const apartM = metresBetween(row, known);
  if (apartM !== undefined) return apartM > MAX_MOVE_M;
  if (isOnePost(row, known)) return false;
  const isSameCity = row.cityId !== undefined && row.cityId === known.cityId;
  return !isSameCity && (differs(row.city, known.city) || differs(row.countryCode, known.countryCode));
}

function isOnePost(row: Comparable, known: Comparable): boolean {
  return comparePosts(row, known) === "same";
}

/** The parts of a postal code that only one of the two may have, as in "32256-2892", do not count. */
export function comparePosts(row: Comparable, known: Comparable): Agreement {
  if (differs(row.countryCode, known.countryCode)) return "other";
  const [left, right] = [row, known].map(({ postalCode = "" }) => lettersOf(postalCode.replace(ZIP_ADDITION, "")));
  return compareExact(left || undefined, right || undefined);
}

function differs(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && lettersOf(left) !== lettersOf(right);
}

export function metresBetween(row: Comparable, known: Comparable): number | undefined {
  const { latitude: lat, longitude: lng } = row;
  const { latitude, longitude } = known;
  if (lat === undefined || lng === undefined || latitude === undefined || longitude === undefined) return undefined;
  return distanceKm({ lat, lng }, latitude, longitude) * METRES_PER_KM;
}
