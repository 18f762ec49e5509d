import { outshines } from "@meridian/domain/places/business-place";
import { distanceKm } from "@meridian/domain/places/geo";
import { foldText } from "@meridian/domain/text/fold-text";
import { wordsOf } from "@meridian/domain/text/search-words";
import { type Knowledge, openKnowledge } from "@meridian/knowledge/open-knowledge";
import { isUkCounty } from "./address/states/state-names.ts";

/** Inhabitants; a smaller city shares its name with too much else. */
export const LARGE_CITY = 100_000;
/** How far the suburbs of a city of this size go. */
const SUBURBS_KM = [
  [1_000_000, 40],
  [300_000, 12],
] as const;
const SMALL_SUBURBS_KM = 6;
/** Half a degree of latitude is 56 km. */
const NEAR_DEGREES = 0.5;
/** Words of an address examined; the rest names no city. */
const MAX_WORDS = 40;
const MAX_WORDS_OF_NAME = 4;
/** Gazetteers list some provinces as spellings of their capitals: "Daerah Istimewa Yogyakarta". */
const PROVINCE = /^(?:provinsi|daerah istimewa)\s/i;

let knowledge: Knowledge | undefined;

/** Whether a country has a place with this name and at least 1,000 inhabitants. */
export function isKnownCity(name: string, countryCode: string | undefined): boolean {
  return countryCode !== undefined && knowledgeAtHand().places.hasCityNamed(name, countryCode);
}

/** Whether a country has a city of at least this size with this name. */
export function isCityOfSize(name: string, countryCode: string | undefined, minPopulation: number): boolean {
  const [largest] = countryCode === undefined ? [] : knowledgeAtHand().places.citiesNamed(name, countryCode);
  return largest !== undefined && largest.population >= minPopulation;
}

/** Arabic articles, folded; gazetteers and addresses have or leave them: "Al Khobar", "Khobar". */
const ARTICLE = /^(?:al|ad|an|ar|as|ash|at|az|el)[ -]/;

/** Whether a country has a city of at least this size that is called so first, but for an article, not by a name that others use, too. */
export function isMainNameOfCity(text: string, countryCode: string, minPopulation: number): boolean {
  return knowledgeAtHand()
    .places.citiesNamed(text)
    .some(
      (city) =>
        city.countryCode === countryCode && city.population >= minPopulation && mainName(city.name) === mainName(text),
    );
}

/** "Ho Chi Minh City" is Hồ Chí Minh, and "Hanoi" Hà Nội. */
function mainName(text: string): string {
  return foldText(text)
    .replace(ARTICLE, "")
    .replace(/\scity$/, "")
    .replaceAll(" ", "");
}

/** Whether a name is that of a region or county alone, which no city of the country bears but villages elsewhere. */
export function isRegionAlone(name: string, countryCode: string | undefined): boolean {
  if (isUkCounty(name, countryCode) || (countryCode === "ID" && PROVINCE.test(name))) return true;
  if (countryCode === undefined) return false;
  const { places } = knowledgeAtHand();
  const [region] = places.regionsNamed(name, countryCode);
  return region !== undefined && places.citiesNamed(name, countryCode).every((city) => outshines(region, city));
}

/** A sheet's own name: a list in JSON is called after its path, "pharmacies.Nicosia". */
export function placeOfSheet(name: string): string {
  return name.replace(/^.*\.(?=\S)/, "");
}

/** The ISO 3166-2 code of the country's region of this name. */
export function regionNamed(name: string, countryCode: string): string | undefined {
  return knowledgeAtHand().places.regionsNamed(name, countryCode)[0]?.code;
}

/** Whether a region has a city of this name. */
export function isCityOfRegion(name: string, countryCode: string, region: string): boolean {
  return knowledgeAtHand()
    .places.citiesNamed(name, countryCode)
    .some(({ regionCode }) => regionCode === region);
}

/** Whether a region has a town of this name, and no city of its own name that is larger and so near that the town may be a part of it. */
export function isTownBeyond(town: string, name: string, countryCode: string): boolean {
  const region = regionNamed(name, countryCode);
  if (region === undefined) return false;
  const within = (text: string) =>
    knowledgeAtHand()
      .places.citiesNamed(text, countryCode)
      .find(({ regionCode }) => regionCode === region);
  const [own, capital] = [within(town), within(name)];
  if (own === undefined || own.id === capital?.id) return false;
  if (capital === undefined || own.population > capital.population) return true;
  const km = distanceKm({ lat: own.latitude, lng: own.longitude }, capital.latitude, capital.longitude);
  return km > (SUBURBS_KM.find(([population]) => capital.population >= population)?.[1] ?? SMALL_SUBURBS_KM);
}

/** The countries with a region or county of this name. */
export function countriesOfRegion(name: string): ReadonlySet<string> {
  return new Set(
    knowledgeAtHand()
      .places.regionsNamed(name)
      .map(({ countryCode }) => countryCode),
  );
}

/** Whether both are names of one city of the country. */
export function areNamesOfOneCity(first: string, second: string, countryCode: string | undefined): boolean {
  if (countryCode === undefined) return false;
  const ids = new Set(
    knowledgeAtHand()
      .places.citiesNamed(second, countryCode)
      .map(({ id }) => id),
  );
  return knowledgeAtHand()
    .places.citiesNamed(first, countryCode)
    .some(({ id }) => ids.has(id));
}

/** Whether any country has a city with this name. */
export function isAnyCity(name: string): boolean {
  return knowledgeAtHand().places.citiesNamed(name).length > 0;
}

/** The country of the largest city with this name, the one usually meant. */
export function countryOfCity(name: string, minPopulation = 0): string | undefined {
  const [largest] = knowledgeAtHand().places.citiesNamed(name);
  return largest !== undefined && largest.population >= minPopulation ? largest.countryCode : undefined;
}

/** Each country with a city of this name, and the size of its largest one beside that of the largest anywhere. */
export function sharesOfCity(name: string): ReadonlyMap<string, number> {
  const cities = knowledgeAtHand().places.citiesNamed(name);
  const [largest] = cities;
  const shares = new Map<string, number>();
  for (const { countryCode, population } of cities) {
    if (!shares.has(countryCode)) shares.set(countryCode, population / Math.max(1, largest?.population ?? 1));
  }
  return shares;
}

/** The country of the city that reaches a position. */
export function countryOfCityAt(latitude: number, longitude: number): string | undefined {
  return knowledgeAtHand().places.cityAt({ latitude, longitude })?.countryCode;
}

/** Whether a position is in a town of the country that has another name. */
export function isOtherTownAt(
  { latitude, longitude }: { latitude?: number; longitude?: number },
  name: string,
  countryCode: string | undefined,
): boolean {
  if (latitude === undefined || longitude === undefined || countryCode === undefined) return false;
  const { places } = knowledgeAtHand();
  const town = places.cityAt({ latitude, longitude }, countryCode);
  return town !== undefined && places.citiesNamed(name, countryCode).every(({ id }) => id !== town.id);
}

/** Whether a text names, as separate words, a city within about 50 km of a position. */
export function namesCityNear(text: string, latitude: number, longitude: number): boolean {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  return words.some((_, start) =>
    Array.from({ length: MAX_WORDS_OF_NAME }, (__, at) => words.slice(start, start + at + 1).join(" ")).some((name) =>
      knowledgeAtHand()
        .places.citiesNamed(name)
        .some((city) => isNear(city.latitude - latitude) && isNear(city.longitude - longitude)),
    ),
  );
}

const isNear = (degrees: number): boolean => Math.abs(degrees) <= NEAR_DEGREES;

/** Opened by the first file that asks: most do without. */
export function knowledgeAtHand(): Knowledge {
  knowledge ??= openKnowledge();
  return knowledge;
}
