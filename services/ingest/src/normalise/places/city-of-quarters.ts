import type { RowFindings } from "../column-mapping.ts";
import { isKnownCity, knowledgeAtHand } from "./known-cities.ts";
import type { Position } from "./row-where.ts";

export interface NamedPlace {
  /** As its column has it. */
  city: string | undefined;
  countryCode: string | undefined;
  position: Position;
}

const MIN_INHABITANTS = 500_000;
const MIN_ROWS = 5;
/** One name may be another spelling of the city itself. */
const MIN_NAMES = 3;
const MIN_SHARE_THERE = 0.9;
const MAX_SHARE_KNOWN = 0.1;

/** The large city that nearly all places are in, if hardly any is called like a town of the country: their names are of its quarters. */
export function cityOfQuarters(all: readonly NamedPlace[]): string | undefined {
  const places = all.filter(({ city, position }) => city !== undefined && position.latitude !== undefined);
  const unknown = places.filter(({ city = "", countryCode }) => !isKnownCity(city, countryCode));
  if (places.length < MIN_ROWS || unknown.length < places.length * (1 - MAX_SHARE_KNOWN)) return undefined;
  if (new Set(unknown.map(({ city }) => city)).size < MIN_NAMES) return undefined;
  const counts = Map.groupBy(unknown, largeCityAt);
  counts.delete(undefined);
  const [most] = [...counts].toSorted(([, left], [, right]) => right.length - left.length);
  return most !== undefined && most[1].length >= places.length * MIN_SHARE_THERE ? most[0] : undefined;
}

/** The city that a list's quarters are in, if the place is there and bears no town's name. */
export function cityAround({ cityOfQuarters: city }: RowFindings, place: NamedPlace): string | undefined {
  const isQuarter =
    city !== undefined &&
    place.city !== undefined &&
    !isKnownCity(place.city, place.countryCode) &&
    largeCityAt(place) === city;
  return isQuarter ? city : undefined;
}

function largeCityAt({ position: { latitude, longitude }, countryCode }: NamedPlace): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const city = knowledgeAtHand().places.cityAt({ latitude, longitude }, countryCode);
  return city !== undefined && city.population >= MIN_INHABITANTS ? city.name : undefined;
}
