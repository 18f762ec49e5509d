import type { SearchDocument } from "../../shared/domain/src/businesses/search-document.ts";
import { wordsOf } from "../../shared/domain/src/text/search-words.ts";
import type { Random } from "../demo/random.ts";

type Parameters = Record<string, string> | undefined;

const BOX_DEGREES = 0.2;
const LAST_PAGE_OF_MANY = 12;

/** Filters of a search, derived from a business that passes them. */
const FILTERS: Readonly<Record<string, (document: SearchDocument) => Parameters>> = {
  category: ({ categories: [own] }) => (own === undefined ? undefined : { category: own.slug }),
  country: ({ countryCode }) => (countryCode === undefined ? undefined : { country: countryCode }),
  city: ({ countryCode = "", citySlug }) =>
    citySlug === undefined ? undefined : { city: `${countryCode.toLowerCase()}/${citySlug}` },
  rating: ({ rating }) => (rating === undefined ? undefined : { minRating: String(Math.floor(rating * 2) / 2) }),
  verified: ({ isVerified, countryCode = "" }) => (isVerified ? { verified: "1", country: countryCode } : undefined),
  has: ({ has }) => (has.length === 0 ? undefined : { has: has.join(",") }),
  amenity: ({ amenities: [first] }) => (first === undefined ? undefined : { amenity: first }),
  "open now": ({ hours, countryCode = "" }) =>
    hours === undefined ? undefined : { openNow: "1", country: countryCode },
  radius: (document) => nearOf(document, { radiusKm: "20" }),
  box: ({ latitude = 0, longitude = 0 }) => {
    const [west, south] = [longitude - BOX_DEGREES / 2, latitude - BOX_DEGREES / 2];
    const sides = [west, south, west + BOX_DEGREES, south + BOX_DEGREES];
    return { bbox: sides.map((degrees) => degrees.toFixed(4)).join(",") };
  },
};

/** Queries of visitors who look around: categories, places, filters, sorts and later pages. */
export function createFilterQueries(): QueryKind[] {
  const kinds: Omit<QueryKind, "namesBusiness">[] = [
    { kind: "category", count: 15, make: (document) => ({ q: ownCategory(document) }) },
    {
      kind: "category and city",
      count: 20,
      make: (document) => ({ q: `${ownCategory(document)} ${document.cityName}` }),
    },
    { kind: "category, location", count: 15, make: (document) => ({ q: ownCategory(document), ...placeOf(document) }) },
    { kind: "word of a name", count: 10, make: ({ name }, random) => ({ q: random.pick(wordsOf(name)) }) },
    { kind: "location", count: 8, make: placeOf },
    {
      kind: "category in a place",
      count: 7,
      make: (document) => ({ q: `${ownCategory(document)} in ${document.cityName}` }),
    },
    {
      kind: "word, location",
      count: 5,
      make: ({ name, ...rest }) => ({ q: wordsOf(name)[0] ?? "", ...placeOf(rest) }),
    },
    ...Object.entries(FILTERS).flatMap(([name, filter]) => [
      { kind: `filter: ${name}`, count: 2, make: filter },
      { kind: `word, filter: ${name}`, count: 3, make: withWord(filter) },
    ]),
    {
      kind: "sort: rating",
      count: 3,
      make: (document) => ({ q: categoryWord(document), sort: "rating" }),
    },
    { kind: "sort: reviews", count: 3, make: (document) => ({ ...placeOf(document), sort: "reviews" }) },
    { kind: "sort: distance", count: 4, make: (document) => nearOf(document, { radiusKm: "50", sort: "distance" }) },
    {
      kind: "word, sort: distance",
      count: 4,
      make: (document) => nearOf(document, { q: categoryWord(document), radiusKm: "500", sort: "distance" }),
    },
    {
      kind: "later page",
      count: 6,
      make: (document, random) => ({ q: categoryWord(document), page: String(random.between(2, LAST_PAGE_OF_MANY)) }),
    },
  ];
  return kinds.map((kind) => ({ ...kind, namesBusiness: false }));
}

function withWord(filter: (document: SearchDocument) => Parameters): (document: SearchDocument) => Parameters {
  return (document) => {
    const parameters = filter(document);
    return parameters === undefined ? undefined : { q: categoryWord(document), ...parameters };
  };
}

function nearOf({ latitude, longitude }: SearchDocument, more: Record<string, string>): Parameters {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { near: `${latitude.toFixed(4)},${longitude.toFixed(4)}`, ...more };
}

function placeOf({ cityName, countryName }: Pick<SearchDocument, "cityName" | "countryName">): Record<string, string> {
  return { location: [cityName, countryName].filter((name) => name !== undefined).join(", ") };
}

function ownCategory({ categories }: SearchDocument): string {
  return categories[0]?.name ?? "";
}

function categoryWord(document: SearchDocument): string {
  return wordsOf(ownCategory(document))[0] ?? "";
}

/** Derives the parameters of a query from a business; undefined if the business yields none. */
type MakeParameters = (document: SearchDocument, random: Random) => Record<string, string> | undefined;

export interface QueryKind {
  kind: string;
  count: number;
  namesBusiness: boolean;
  make: MakeParameters;
}
