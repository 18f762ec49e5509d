import { countryCodeOf } from "@meridian/domain/places/country-names";
import { searchableWords } from "@meridian/domain/places/place-words";
import { slugify } from "@meridian/domain/text/slug";
import type { NamedCount, PlaceMatch } from "@meridian/ports/places/place-store";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { type CityDocument, type CountryDocument, LARGEST_FIRST, LISTED } from "../rollups/rollup-documents.ts";
import { cityKeyOf } from "./place-documents.ts";
import { readCategories } from "./read-categories.ts";

/** Up to this many cities with a prefix are ranked; beyond it, the largest are found by descending size. */
const MAX_RANKED_CITIES = 2_000;

export async function suggestCategories(
  directory: MongoDirectory,
  prefix: string,
  limit: number,
): Promise<NamedCount[]> {
  const words = searchableWords(prefix);
  if (words === "") return [];
  const labels = { filter: { words: containing(words) }, hint: "by_size" };
  const found = await readCategories(directory, labels, (kind) => kind.words.includes(words), limit);
  return found.map(({ slug, name, businesses }) => ({ name, slug, count: businesses }));
}

export async function suggestPlaces(directory: MongoDirectory, prefix: string, limit: number): Promise<PlaceMatch[]> {
  const words = searchableWords(prefix);
  if (words === "" || limit <= 0) return [];
  const countries = await directory.countries
    .find({ ...LISTED, words: containing(words) }, { sort: LARGEST_FIRST, limit, ...BOUNDED })
    .toArray();
  const cities = await suggestCities(directory, words, limit);
  return [...countries.map(toCountryMatch), ...(await toCityMatches(directory, cities))]
    .sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1))
    .slice(0, limit);
}

async function suggestCities({ cities }: MongoDirectory, words: string, limit: number): Promise<CityDocument[]> {
  const [, start = ""] = words.split(" ");
  const withWord = { wordList: { $regex: `^${start}` } };
  const counted = await cities.countDocuments(withWord, { hint: "by_word", limit: MAX_RANKED_CITIES + 1, ...BOUNDED });
  const matching = { ...LISTED, words: containing(words) };
  const isRare = counted <= MAX_RANKED_CITIES;
  return cities
    .find(isRare ? { ...withWord, ...matching } : matching, {
      hint: isRare ? "by_word" : "by_size",
      sort: LARGEST_FIRST,
      limit,
      ...BOUNDED,
    })
    .toArray();
}

export async function resolvePlace(directory: MongoDirectory, text: string): Promise<PlaceMatch | undefined> {
  const comma = text.lastIndexOf(",");
  if (comma > 0) {
    const countryCode = countryCodeOf(text.slice(comma + 1));
    if (countryCode === undefined) return undefined;
    const key = cityKeyOf(countryCode, slugify(text.slice(0, comma)));
    const [city] = await directory.cities.find({ _id: key, ...LISTED }, { limit: 1, ...BOUNDED }).toArray();
    return city === undefined ? undefined : (await toCityMatches(directory, [city]))[0];
  }
  const code = countryCodeOf(text);
  const country = code === undefined ? null : await directory.countries.findOne({ _id: code, ...LISTED }, BOUNDED);
  const city = await largestCity(directory, slugify(text));
  if (country === null) return city;
  const match = toCountryMatch(country);
  return city !== undefined && city.count > match.count ? city : match;
}

/** Of equally large cities, the one whose country name comes first. */
async function largestCity(directory: MongoDirectory, slug: string): Promise<PlaceMatch | undefined> {
  if (slug === "") return undefined;
  const cities = await directory.cities
    .find({ slug, ...LISTED }, { hint: "by_slug", sort: { businesses: -1 }, limit: MAX_RANKED_CITIES, ...BOUNDED })
    .toArray();
  const largest = cities.filter(({ businesses }) => businesses === cities[0]?.businesses);
  const matches = await toCityMatches(directory, largest);
  return matches.sort((left, right) => (countryNameOf(left) < countryNameOf(right) ? -1 : 1))[0];
}

/** A substring that is safe in a pattern: `searchableWords` leaves letters, digits, marks and spaces. */
function containing(words: string): { $regex: string } {
  return { $regex: words };
}

function toCountryMatch({ _id, name, slug, businesses }: CountryDocument): PlaceMatch {
  return { kind: "country", name, countryCode: _id, slug, count: businesses };
}

async function toCityMatches({ countries }: MongoDirectory, cities: readonly CityDocument[]): Promise<PlaceMatch[]> {
  if (cities.length === 0) return [];
  const codes = [...new Set(cities.map(({ country }) => country))];
  const found = await countries.find({ _id: { $in: codes } }, { projection: { name: 1 }, ...BOUNDED }).toArray();
  const names = new Map(found.map(({ _id, name }) => [_id, name]));
  return cities.map(({ country, name, slug, businesses }) => ({
    kind: "city",
    name,
    countryCode: country,
    countryName: names.get(country) ?? country,
    slug,
    count: businesses,
  }));
}

function countryNameOf(match: PlaceMatch): string {
  return match.kind === "city" ? match.countryName : match.name;
}
