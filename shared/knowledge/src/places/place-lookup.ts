import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { remember, rememberByCountry } from "@meridian/domain/bounded-cache";
import { distanceKm } from "@meridian/domain/places/geo";
import type { Area, City, PlaceLookup, Region } from "@meridian/domain/places/place";
import { oneTypoFrom } from "../one-typo.ts";
import { cityReachKm, districtReachKm } from "./city-reach.ts";
import { placeKeyOf, romanKeyOf } from "./place-key.ts";

type Row = Record<string, SQLOutputValue>;

interface Settled {
  city: City;
  /** The city that it is a quarter of. */
  cityId: number | undefined;
}

const CACHED_NAMES = 10_000;
/** A large import names 20,000. */
const CACHED_CITIES = 30_000;
/** Each may hold several regions. */
const CACHED_BEGINNINGS = 1_000;
/** An import asks for every city of its rows. */
const CACHED_ANSWERS = 50_000;
/** Many lists are of one town. Each cell may hold thirty cities. */
const CACHED_CELLS = 500;
const CELL_DEGREES = 0.1;
/** So that a cell's borders belong to it, however they are computed. */
const ROUNDING_DEGREES = 1e-6;
const MAX_BEGINNING = 5;
const MIN_START_LETTERS = 4;
const AFTER_EVERY_SUFFIX = "\u{10ffff}";
/** Longer texts name no place. */
const MAX_NAME_CHARS = 120;
const MAX_CITIES = 50;
/** Cities up to this rank of size, of about 100,000 people, are recognised if misspelt. */
const LARGE_CITIES = 5_000;
const MAX_SPELT_LIKE = 5;
/** A shorter name is one typo from too many others. */
const MIN_SPELT_LETTERS = 5;
const REGION_CODE = /^[a-z]{2}-[a-z0-9]{1,3}$/i;
const REGION_SUFFIX = /^[a-z0-9]{1,3}$/;
/** A text of only these words names a region only beside its country: "Western", "Wash." */
const VAGUE_WORDS = new Set(
  "capital center central centre city east eastern island islands north northern northeast northwest south southern southeast southwest west western ala ark del ill man mass miss mont ore wash".split(
    " ",
  ),
);

export function createPlaceLookup(db: DatabaseSync): PlaceLookup {
  const cityById = db.prepare("SELECT * FROM city WHERE id = ?");
  const cityByRank = db.prepare("SELECT * FROM city WHERE size_rank = ?");
  const largeCitiesByName = db.prepare("SELECT size_rank AS n FROM city_name WHERE text = ? AND size_rank <= ?");
  const citiesByName = db.prepare(
    `SELECT city.* FROM city_name JOIN city USING (size_rank) WHERE text = ? ORDER BY size_rank LIMIT ${MAX_CITIES}`,
  );
  const citiesByNameIn = db.prepare(
    "SELECT city.* FROM city_name JOIN city USING (size_rank) WHERE text = ? AND country = ? ORDER BY size_rank",
  );
  const anyCityByNameIn = db.prepare(
    "SELECT 1 FROM city_name JOIN city USING (size_rank) WHERE text = ? AND country = ? LIMIT 1",
  );
  const citiesAt = db.prepare(
    `SELECT city.* FROM city_area JOIN city USING (size_rank)
     WHERE west <= :east AND east >= :west AND south <= :north AND north >= :south`,
  );
  const districtsByName = db.prepare(
    `SELECT district.* FROM district_name JOIN district USING (size_rank) WHERE text = ? ORDER BY size_rank LIMIT ${MAX_CITIES}`,
  );
  const regionByCode = db.prepare("SELECT * FROM region WHERE code = ?");
  const regionBySlug = db.prepare("SELECT * FROM region WHERE country = ? AND slug = ?");
  const regionsByName = db.prepare(
    "SELECT region.* FROM region_name JOIN region USING (code) WHERE text = ? ORDER BY population DESC, code",
  );

  const regionsByStart = db.prepare(
    `SELECT DISTINCT region.* FROM region_name JOIN region USING (code) WHERE text >= ? AND text < ?
     ORDER BY population DESC, code LIMIT ${MAX_BEGINNING}`,
  );

  const cityWithId = (id: number) => optional(cityById.get(id), toCity);
  const region = (code: string) => optional(regionByCode.get(code), toRegion);

  const namedCities = rememberByCountry((name, country): readonly City[] => {
    const key = placeKeyOf(name);
    const called = (text: string) => (country === "" ? citiesByName.all(text) : citiesByNameIn.all(text, country));
    const found = key === "" ? [] : called(key);
    const roman = found.length > 0 ? "" : romanKeyOf(name);
    return (roman === "" ? found : called(roman)).map(toCity);
  }, CACHED_CITIES);

  const isCityNamed = rememberByCountry((name, country): boolean => {
    const has = (text: string) => text !== "" && anyCityByNameIn.get(text, country) !== undefined;
    return has(placeKeyOf(name)) || has(romanKeyOf(name));
  }, CACHED_ANSWERS);

  const namedAreas = remember((name: string): readonly Area[] => {
    const cities = namedCities(name).map((city) => ({ ...city, radiusKm: cityReachKm(city.population) }));
    const key = placeKeyOf(name);
    const rows = key === "" ? [] : districtsByName.all(key);
    const ofPrecedence = (wanted: number) => rows.filter(({ precedence }) => precedence === wanted).map(toArea);
    const urban = [...ofPrecedence(1), ...cities].sort((one, other) => other.population - one.population);
    return [...ofPrecedence(0), ...urban, ...ofPrecedence(2)];
  }, CACHED_NAMES);

  /** Those whose reach any position in a cell may be in. */
  const citiesOfCell = remember((cell: string): readonly Settled[] => {
    const [row = 0, column = 0] = cell.split("/").map(Number);
    const south = row * CELL_DEGREES - ROUNDING_DEGREES;
    const west = column * CELL_DEGREES - ROUNDING_DEGREES;
    const north = (row + 1) * CELL_DEGREES + ROUNDING_DEGREES;
    const east = (column + 1) * CELL_DEGREES + ROUNDING_DEGREES;
    return citiesAt.all({ south, west, north, east }).map((row) => ({ city: toCity(row), cityId: quarterOf(row) }));
  }, CACHED_CELLS);

  /** With the share of its reach at which the position lies. */
  function reaching({ latitude: lat, longitude: lng }: { latitude: number; longitude: number }, countryCode?: string) {
    const found: (Settled & { share: number })[] = [];
    for (const settled of citiesOfCell(`${Math.floor(lat / CELL_DEGREES)}/${Math.floor(lng / CELL_DEGREES)}`)) {
      const { city } = settled;
      if (countryCode !== undefined && city.countryCode !== countryCode) continue;
      const share = distanceKm({ lat, lng }, city.latitude, city.longitude) / cityReachKm(city.population);
      if (share <= 1) found.push({ ...settled, share });
    }
    return found;
  }

  const namedRegions = rememberByCountry((name, country): readonly Region[] => {
    const key = placeKeyOf(name);
    if (key === "") return [];
    const code = REGION_CODE.test(name) ? name : REGION_SUFFIX.test(key) ? `${country}-${key}` : "";
    const coded = code === "" ? undefined : region(code.toUpperCase());
    if (coded !== undefined && (country === "" || coded.countryCode === country)) return [coded];
    if (country === "" && key.split(" ").every((word) => VAGUE_WORDS.has(word))) return [];
    const whole = regionsByName.all(key);
    const named = (whole.length > 0 ? whole : regionsByName.all(placeKeyOf(bareRegionName(name)))).map(toRegion);
    return country === "" ? named : named.filter(({ countryCode }) => countryCode === country);
  }, CACHED_NAMES);

  const regionsBeginning = remember((start: string): readonly Region[] => {
    const key = placeKeyOf(start);
    return key.length < MIN_START_LETTERS ? [] : regionsByStart.all(key, key + AFTER_EVERY_SUFFIX).map(toRegion);
  }, CACHED_BEGINNINGS);

  const speltLike = remember((name: string): readonly City[] => {
    const key = romanKeyOf(name) || placeKeyOf(name);
    const texts = key.length < MIN_SPELT_LETTERS ? [] : oneTypoFrom(key);
    const ranks = new Set(
      texts.flatMap((text) => largeCitiesByName.all(text, LARGE_CITIES).map((row) => Number(row.n))),
    );
    const sorted = [...ranks].sort((one, other) => one - other).slice(0, MAX_SPELT_LIKE);
    return sorted.flatMap((rank) => optional(cityByRank.get(rank), toCity) ?? []);
  }, CACHED_NAMES);

  return {
    citiesSpeltLike: (name) => (isTooLong(name) ? [] : speltLike(name)),
    city: cityWithId,
    citiesNamed: (name, countryCode = "") => (isTooLong(name) ? [] : namedCities(name, countryCode)),
    hasCityNamed: (name, countryCode) => !isTooLong(name) && isCityNamed(name, countryCode),
    cityAt(point, countryCode) {
      const [nearest] = reaching(point, countryCode).sort((one, other) => one.share - other.share);
      return nearest?.cityId === undefined ? nearest?.city : cityWithId(nearest.cityId);
    },
    areasNamed: (name) => (isTooLong(name) ? [] : namedAreas(name)),
    citiesAround: (point, countryCode) =>
      reaching(point, countryCode)
        .map(({ city }) => city)
        .sort((one, other) => other.population - one.population),
    region,
    regionBySlug: (countryCode, slug) => optional(regionBySlug.get(countryCode, slug), toRegion),
    regionsBeginning: (start) => (isTooLong(start) ? [] : regionsBeginning(start)),
    regionsNamed: (name, countryCode = "") => (isTooLong(name) ? [] : namedRegions(name, countryCode)),
  };
}

const isTooLong = (name: string): boolean => name.length > MAX_NAME_CHARS;

function optional<T>(row: Row | undefined, read: (row: Row) => T): T | undefined {
  return row === undefined ? undefined : read(row);
}

function quarterOf({ quarter_of: id }: Row): number | undefined {
  return id === null ? undefined : Number(id);
}

function toCity(row: Row): City {
  return {
    id: Number(row.id),
    name: String(row.name),
    slug: String(row.slug),
    countryCode: String(row.country),
    ...(row.region === null ? {} : { regionCode: String(row.region) }),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: Number(row.population),
    timeZone: String(row.time_zone),
  };
}

function toArea(row: Row): Area {
  const population = Number(row.population);
  return {
    id: Number(row.id),
    name: String(row.name),
    countryCode: String(row.country),
    ...(row.region === null ? {} : { regionCode: String(row.region) }),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population,
    radiusKm: row.radius_km === null ? districtReachKm(population) : Number(row.radius_km),
    ...(row.is_across_borders === 1 ? { isAcrossBorders: true } : {}),
  };
}

function toRegion(row: Row): Region {
  return {
    code: String(row.code),
    countryCode: String(row.country),
    name: String(row.name),
    slug: String(row.slug),
    population: Number(row.population),
  };
}

/** Words for types of region before, after or at the end of a name, in the languages of the table. */
const BEFORE =
  /^(?:(?:the )?(?:state|province|region|republic|department|governorate|canton|district|county|prefecture|emirate|parish|city) of|autonome (?:region|gemeinschaft|provinz)|(?:kanton|provinz|präfektur|departamento|departement|gouvernement|gouvernorat|gobernación|distrikt|oblast|freistaat|bundesland|region)(?: de[rs]?)?|(?:provincia|departamento|estado|comunidad|región|regiao|região|distrito|cantón|prefectura|región autónoma|gobernación|parroquia)(?: autónom[ao])?(?: del?| de la| de los| da| do)?|(?:province|région|préfecture|département|canton|état|gouvernorat|district|paroisse)(?: autonome)?(?: des?| du| de la| d['’])?|(?:provincia|regione|prefettura|dipartimento|cantone|contea|governatorato|parrocchia|distretto)(?: autonoma)?(?: di| del| della| dell['’]| d['’])?|провинция|республика|область|штат|земля|кантон|департамент|округ|префектура|ولاية|محافظة|مقاطعة|منطقة|إقليم|إمارة)(?:\s+|(?<=['’]))/iu;
const BEHIND =
  /(?:\s+(?:state|province|region|prefecture|oblast|krai|governorate|department|canton|district|county|division|emirate|municipality|parish|voivodeship|republic|territory|il[iı]|область|край|республика|провинция|префектура)|(?<=.{2})(?:省|市|州|县|縣|県|府|都|区|自治区|特别行政区|직할시|광역시|특별시|특별자치시|특별자치도|주|현))$/iu;

/** A region's name without its type: "Province of Yozgat" is Yozgat, 広島県 is 広島. */
export function bareRegionName(name: string): string {
  return name.replace(BEFORE, "").replace(BEHIND, "");
}
