/** A place with at least 1,000 inhabitants; `id` is its GeoNames id. */
export interface City {
  id: number;
  name: string;
  /** Unique within its country. */
  slug: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  /** ISO 3166-2. */
  regionCode?: string;
  latitude: number;
  longitude: number;
  population: number;
  /** IANA. */
  timeZone: string;
}

/** A part of a country; `code` is its ISO 3166-2 code, such as "US-CA". */
export interface Region {
  code: string;
  countryCode: string;
  /** In English. */
  name: string;
  /** Unique within its country. */
  slug: string;
  /** The inhabitants of its cities. */
  population: number;
}

/** A district, city, county or informal region, as a circle around its centre. */
export interface Area
  extends Pick<City, "id" | "name" | "countryCode" | "regionCode" | "latitude" | "longitude" | "population"> {
  radiusKm: number;
  /** Parts of it lie in other countries: Lake Constance. */
  isAcrossBorders?: boolean;
}

export interface PlaceLookup {
  city(id: number): City | undefined;
  /** Cities with that name in any language and spelling, largest first; without a country, the 50 largest. */
  citiesNamed(name: string, countryCode?: string): readonly City[];
  /** Large cities with a name that differs from the text by one typo, largest first. */
  citiesSpeltLike(name: string): readonly City[];
  /** Whether `citiesNamed` finds any, at a fraction of its cost. */
  hasCityNamed(name: string, countryCode: string): boolean;
  /** The city at a position: of those that reach it, the nearest relative to its size; for a quarter of a city, that city. */
  cityAt(point: { latitude: number; longitude: number }, countryCode?: string): City | undefined;
  /**
   * Areas of that name in any language and spelling: informal regions ("Costa Brava"), then districts and cities, then counties, each the
   * largest first; at most 100.
   */
  areasNamed(name: string): readonly Area[];
  /** Cities of the country whose size reaches as far as a position, the largest first. */
  citiesAround(point: { latitude: number; longitude: number }, countryCode: string): readonly City[];
  region(code: string): Region | undefined;
  regionBySlug(countryCode: string, slug: string): Region | undefined;
  /** Regions with that name, abbreviation or ISO code ("California", "Kalifornien", "CA" with its country), largest first. */
  regionsNamed(name: string, countryCode?: string): readonly Region[];
  /** Regions with a name in any language that begins like the text, largest first; at most 5, and none for fewer than four letters. */
  regionsBeginning(start: string): readonly Region[];
}
