import lookUpZone from "@photostructure/tz-lookup";
import { remember } from "../bounded-cache.ts";
import { countryCodes } from "./country-names.ts";
import { RADIANS_PER_DEGREE } from "./geo.ts";
import { MISDRAWN_PLACES } from "./misdrawn-places.ts";
import { isSameState } from "./territories.ts";

const ZONE_NAME = /\b[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+\b|\bUTC\b/;
/** Zones that the runtime calls by a former name, with the current one from IANA's `backward`. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["Africa/Asmera", "Africa/Asmara"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Atlantic/Faeroe", "Atlantic/Faroe"],
]);
const CACHED_ZONES = 2000;
const NONE = "";
/** Marks a zone shared by several countries. */
const SHARED = "";
/** Steps in degrees to points that must be in the same country: zone borders are drawn coarsely. */
const NEAR_DEGREES = 0.12;
const AROUND: readonly (readonly [north: number, east: number])[] = [
  [NEAR_DEGREES, 0],
  [-NEAR_DEGREES, 0],
  [0, NEAR_DEGREES],
  [0, -NEAR_DEGREES],
];

/** How far a place may be outside its country's zone as drawn, in degrees of latitude: about 33 km. */
const BORDER_DEGREES = 0.3;
const RINGS = [BORDER_DEGREES / 2, BORDER_DEGREES];
/** A zone is looked for this many times as far. */
const ZONE_RINGS = 2;
const DIRECTIONS = 12;
/** Around each of `MISDRAWN_PLACES`. */
const MISDRAWN_DEGREES = 0.5;
/** Near the poles, a degree of longitude counts as at least this share of one of latitude. */
const LEAST_COSINE = 0.2;
/** Northern Vietnam uses Thailand's zone, which ends far to the west and south of it. */
const THAI_ZONE = "Asia/Bangkok";
const VIETNAMESE_ZONE = "Asia/Ho_Chi_Minh";

let countriesByZone: ReadonlyMap<string, string> | undefined;

const canonicalName = remember((name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return NONE;
  }
}, CACHED_ZONES);

/** In winter and in summer. */
const offsetsOf = remember((zone: string) => {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset", year: "numeric" });
  const year = new Date().getUTCFullYear();
  return [0, 6].map((month) => format.format(Date.UTC(year, month, 15))).join();
}, CACHED_ZONES);

const zonesOfCountry = remember((code: string) => new Set(countryZones(code).map(canonicalName)), CACHED_ZONES);
const isNorthVietnam = (latitude: number, longitude: number) =>
  (latitude > 16.5 && longitude > 105) || (latitude > 18.6 && longitude > 102);

export interface ZoneSource {
  text: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  countryCode?: string | undefined;
}

/** The IANA zone: the row's own if it exists, else that of the coordinates, else the only one of its country. */
export function readTimeZone({ text, latitude, longitude, countryCode }: ZoneSource): string | undefined {
  const named = text === undefined ? undefined : ZONE_NAME.exec(text)?.[0];
  if (named !== undefined && canonicalName(named) !== NONE) return named;
  const zone = zoneAt(latitude, longitude);
  if (zone !== undefined && !zone.startsWith("Etc/")) return zoneInside(zone, { latitude, longitude, countryCode });
  if (countryCode === undefined) return undefined;
  const zones = zonesOfCountry(countryCode);
  const [only = NONE] = zones;
  return zones.size === 1 && only !== NONE ? (RENAMED.get(only) ?? only) : undefined;
}

/** Borders of zones are drawn coarsely: near its country, a place has the country's zone. */
function zoneInside(zone: string, { latitude = 0, longitude = 0, countryCode }: Omit<ZoneSource, "text">): string {
  if (countryCode === undefined || isClockOfCountry(zone, countryCode)) return zone;
  const own = zonesOfCountry(countryCode);
  const near = [1, ZONE_RINGS].flatMap((times) =>
    stepsAround().map(([north, east]) =>
      zoneAt(latitude + north * times, longitude + (east * times) / cosineOf(latitude)),
    ),
  );
  return near.find((other) => other !== undefined && own.has(canonicalName(other))) ?? zone;
}

/** Whether a position is in a zone of the country; undefined if the country's zones are unknown. */
export function isInCountryZone(latitude: number, longitude: number, countryCode: string): boolean | undefined {
  const zones = zonesOfCountry(countryCode);
  const zone = zoneAt(latitude, longitude);
  return zones.size === 0 || zone === undefined ? undefined : zones.has(canonicalName(zone));
}

/** Whether a zone is the country's or shows the same time all year; true if it belongs to no country or the country's zones are unknown. */
export function isClockOfCountry(timeZone: string, countryCode: string): boolean {
  const zone = canonicalName(timeZone);
  const zones = zonesOfCountry(countryCode);
  countriesByZone ??= readCountriesByZone();
  const owner = countriesByZone.get(zone);
  if (owner === undefined || zones.size === 0 || zones.has(zone) || isSameState(owner, countryCode)) return true;
  return [...zones].some((own) => offsetsOf(own) === offsetsOf(zone));
}

/** Whether a zone contains a position or comes within about 30 km of it. */
export function isNearZone(latitude: number, longitude: number, timeZone: string): boolean {
  return isNear(latitude, longitude, (north, east) => {
    const zone = zoneAt(north, east);
    return zone !== undefined && canonicalName(zone) === canonicalName(timeZone);
  });
}

/** Whether a position is in a country's zone rather than at sea. */
export function isOnLand(latitude: number, longitude: number): boolean {
  const zone = zoneAt(latitude, longitude);
  return zone !== undefined && !zone.startsWith("Etc/");
}

/** Whether a country contains a position or comes within about 30 km of it, as far as its zones tell. */
export function isNearCountry(latitude: number, longitude: number, countryCode: string): boolean {
  return (
    isNear(latitude, longitude, (north, east) => isInCountryZone(north, east, countryCode) !== false) ||
    (MISDRAWN_PLACES.get(countryCode) ?? []).some(
      ([north, east]) =>
        Math.abs(north - latitude) <= MISDRAWN_DEGREES &&
        Math.abs(east - longitude) * cosineOf(latitude) <= MISDRAWN_DEGREES,
    )
  );
}

function isNear(latitude: number, longitude: number, isInside: (north: number, east: number) => boolean): boolean {
  return (
    isInside(latitude, longitude) ||
    stepsAround().some(([north, east]) => isInside(latitude + north, longitude + east / cosineOf(latitude)))
  );
}

function cosineOf(latitude: number): number {
  return Math.max(LEAST_COSINE, Math.cos(latitude * RADIANS_PER_DEGREE));
}

function stepsAround(): (readonly [north: number, east: number])[] {
  return RINGS.flatMap((degrees) =>
    Array.from({ length: DIRECTIONS }, (_, direction) => {
      const angle = (direction / DIRECTIONS) * 2 * Math.PI;
      return [Math.sin(angle) * degrees, Math.cos(angle) * degrees] as const;
    }),
  );
}

/** The country around a position in a zone of a single country and away from borders; undefined elsewhere. */
export function countryOfPosition(latitude: number | undefined, longitude: number | undefined): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const code = countryOfZone(zoneAt(latitude, longitude));
  if (code === undefined) return undefined;
  for (const [north, east] of AROUND) {
    const zone = zoneAt(latitude + north, longitude + east);
    const isSea = zone === undefined || zone.startsWith("Etc/");
    if (!isSea && countryOfZone(zone) !== code) return undefined;
  }
  return code;
}

function countryOfZone(zone: string | undefined): string | undefined {
  if (zone === undefined) return undefined;
  countriesByZone ??= readCountriesByZone();
  const code = countriesByZone.get(canonicalName(zone));
  return code === SHARED ? undefined : code;
}

function readCountriesByZone(): ReadonlyMap<string, string> {
  const byZone = new Map<string, string>();
  for (const code of countryCodes()) {
    for (const zone of zonesOfCountry(code)) byZone.set(zone, byZone.has(zone) ? SHARED : code);
  }
  return byZone;
}

function zoneAt(latitude: number | undefined, longitude: number | undefined): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  const zone = lookUpZone(latitude, longitude);
  return zone === THAI_ZONE && isNorthVietnam(latitude, longitude) ? VIETNAMESE_ZONE : zone;
}

function countryZones(code: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? [];
}
