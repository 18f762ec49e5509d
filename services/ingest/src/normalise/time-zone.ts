import { remember } from "@meridian/shared/domain/bounded-cache";
import { countryCodes } from "@meridian/shared/domain/country-names";
import lookUpZone from "@photostructure/tz-lookup";

const ZONE_NAME = /\b[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+\b|\bUTC\b/;
/** What the runtime still calls the only zone of a country, and its name since, as in IANA's `backward`. */
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
/** Of a zone that several countries have. */
const SHARED = "";
/** Steps in degrees to places that must be in the same country: the borders of zones are drawn but coarsely. */
const NEAR_DEGREES = 0.12;
const AROUND: readonly (readonly [north: number, east: number])[] = [
  [NEAR_DEGREES, 0],
  [-NEAR_DEGREES, 0],
  [0, NEAR_DEGREES],
  [0, -NEAR_DEGREES],
];

/** How many of these steps a place may lie beyond the border that its country's zone is drawn by. */
const BORDER_FACTOR = 2.5;
/** The north of Vietnam keeps the zone of Thailand, which ends far west and south of it. */
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

const zonesOfCountry = remember((code: string) => new Set(countryZones(code).map(canonicalName)), CACHED_ZONES);
const isNorthVietnam = (latitude: number, longitude: number) =>
  (latitude > 16.5 && longitude > 105) || (latitude > 18.6 && longitude > 102);

export interface ZoneSource {
  text: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  countryCode?: string | undefined;
}

/** IANA zone: the row's own if it exists, else that of the coordinates, else the only one its country has. */
export function readTimeZone({ text, latitude, longitude, countryCode }: ZoneSource): string | undefined {
  const named = text === undefined ? undefined : ZONE_NAME.exec(text)?.[0];
  if (named !== undefined && canonicalName(named) !== NONE) return named;
  const zone = zoneAt(latitude, longitude);
  if (zone !== undefined && !zone.startsWith("Etc/")) return zone;
  if (countryCode === undefined) return undefined;
  const zones = zonesOfCountry(countryCode);
  const [only = NONE] = zones;
  return zones.size === 1 && only !== NONE ? (RENAMED.get(only) ?? only) : undefined;
}

/** Whether a position lies in a zone of the country; undefined when the country's zones are not known. */
export function isInCountryZone(latitude: number, longitude: number, countryCode: string): boolean | undefined {
  const zones = zonesOfCountry(countryCode);
  const zone = zoneAt(latitude, longitude);
  return zones.size === 0 || zone === undefined ? undefined : zones.has(canonicalName(zone));
}

/** Whether a position lies in the zone of a country, and not of the open sea. */
export function isOnLand(latitude: number, longitude: number): boolean {
  const zone = zoneAt(latitude, longitude);
  return zone !== undefined && !zone.startsWith("Etc/");
}

/** Whether a country's zones reach a position or come within about 30 km of it. */
export function isNearCountry(latitude: number, longitude: number, countryCode: string): boolean {
  const zones = zonesOfCountry(countryCode);
  const isInside = (north: number, east: number) => {
    const zone = zoneAt(north, east);
    return zone !== undefined && zones.has(canonicalName(zone));
  };
  return (
    zones.size === 0 ||
    isInside(latitude, longitude) ||
    AROUND.some(([north, east]) => isInside(latitude + north * BORDER_FACTOR, longitude + east * BORDER_FACTOR))
  );
}

/** The country around a position, where a zone is of one country alone and no border is near; undefined elsewhere. */
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
