import { slugify } from "../../shared/domain/src/text/slug.ts";
import { fillSlots, streetTemplateOf } from "./address-slots.ts";
import { amenityTextsOf } from "./amenity-sets.ts";
import { businessNameOf, streetNameOf } from "./business-name.ts";
import { CATEGORIES, type DemoCategory, otherLabelsOf } from "./categories.ts";
import { citiesByCountry, type DemoCity, localNameOf } from "./cities.ts";
import { areaCodeOf, COUNTRIES, type DemoCountry, postcodePatternOf } from "./countries.ts";
import { firstSearchAt } from "./first-searches.ts";
import { Random, WeightedChoice } from "./random.ts";
import { weeklyHoursOf } from "./weekly-hours.ts";

export interface GeneratedBusiness {
  /** "demo-<seed>-<number>": the same business in every run of a seed, whatever the count. */
  placeId: string;
  name: string;
  /** As one of several sources labels it: "Pizza restaurant", "Pizzeria", "amenity=restaurant". */
  type: string;
  /** The broader one, "Restaurants". */
  category: string;
  /** `type` and what else it is. */
  subtypes: readonly string[];
  /** The city is second to last. */
  fullAddress: string;
  street: string;
  city: string;
  state: string | undefined;
  postalCode: string | undefined;
  country: string;
  countryCode: string;
  phone: string | undefined;
  website: string | undefined;
  lat: number;
  lng: number;
  timeZone: string;
  /** One decimal; undefined while there are no reviews. */
  rating: number | undefined;
  reviews: number;
  /** JSON of weekday to "9AM-5PM", "12-3PM,6-10PM", "Open 24 hours" or "Closed". */
  workingHours: string | undefined;
  /** JSON of groups of amenities. */
  about: string | undefined;
  verified: boolean;
  status: "OPERATIONAL" | "CLOSED_TEMPORARILY" | "CLOSED_PERMANENTLY";
}

export interface GenerateOptions {
  count: number;
  seed: number;
  /** ISO codes; all sixty when left out. */
  countries?: readonly string[];
}

const SHARES = {
  phone: 0.86,
  website: 0.62,
  hours: 0.88,
  amenities: 0.8,
  rating: 0.94,
  verified: 0.62,
  otherLabel: 0.5,
  localCity: 0.4,
  closedTemporarily: 0.01,
  closedPermanently: 0.003,
};
const MAX_REVIEWS = 60_000;
const KM_PER_DEGREE = 111.32;
const MAX_CITY_RADIUS_KM = 9;

/** Believable businesses of many countries, generated one at a time, so any count fits in memory. */
export function* generateBusinesses({ count, seed, countries }: GenerateOptions): Generator<GeneratedBusiness> {
  const random = new Random(seed);
  // Drawn apart, so that labels and spellings can change without changing every business after them.
  const spelling = new Random(~seed);
  const chosen = countries === undefined ? COUNTRIES : COUNTRIES.filter(({ code }) => countries.includes(code));
  const countryChoice = new WeightedChoice(chosen, ({ weight }) => weight);
  const categoryChoice = new WeightedChoice(CATEGORIES, ({ weight }) => weight);
  const cities = citiesByCountry(chosen.map(({ code }) => code));
  for (let index = 0; index < count; index++) {
    const country = countryChoice.draw(random);
    const city = cities.get(country.code)?.draw(random);
    if (city === undefined) throw new RangeError(`No city of ${country.code}`);
    const placeId = `demo-${seed}-${String(index + 1).padStart(7, "0")}`;
    const category = categoryChoice.draw(random);
    const business = generateBusiness({ random, spelling, country, city, category, placeId });
    const answer = answerAt(index, chosen, cities);
    yield answer === undefined ? business : generateBusiness({ random: spelling, spelling, ...answer, placeId });
  }
}

/** What answers the search that README proposes, where the business of that number has to. */
function answerAt(
  index: number,
  countries: readonly DemoCountry[],
  cities: ReadonlyMap<string, WeightedChoice<DemoCity>>,
): Pick<Setting, "country" | "city" | "category"> | undefined {
  const search = firstSearchAt(index);
  if (search === undefined) return undefined;
  const country = countries.find(({ code }) => code === search.countryCode);
  const city = cities.get(search.countryCode)?.find(({ name, region }) => [name, region].includes(search.place));
  const category = CATEGORIES.find(({ type }) => type === search.type);
  return country && city && category && { country, city, category };
}

interface Setting {
  random: Random;
  spelling: Random;
  country: DemoCountry;
  city: DemoCity;
  category: DemoCategory;
  placeId: string;
}

function generateBusiness({ random, spelling, country, city, category, placeId }: Setting): GeneratedBusiness {
  const language = country.regions[city.region] ?? country.language;
  const name = businessNameOf(random, language, category, city.name);
  const reviews = random.chance(SHARES.rating) ? reviewsOf(random, category, city) : 0;
  const amenities = category.profile.amenities;
  const cityName = spelling.chance(SHARES.localCity) ? localNameOf(country.code, city.name) : city.name;
  const others = otherLabelsOf(category.type, language);
  const isOther = others.length > 0 && spelling.chance(SHARES.otherLabel);
  const type = isOther ? spelling.pick(spelling.pick(others)) : category.type;
  return {
    placeId,
    name,
    type,
    category: category.broader,
    subtypes: [...new Set([type, ...category.subtypes])],
    ...addressOf(random, country, { ...city, name: cityName }, streetNameOf(random, language)),
    phone: random.chance(SHARES.phone) ? phoneOf(random, country, city) : undefined,
    website: random.chance(SHARES.website) ? websiteOf(name, city, random) : undefined,
    ...positionOf(random, city),
    timeZone: city.timeZone,
    rating: reviews > 0 ? ratingOf(random, category, reviews) : undefined,
    reviews,
    workingHours: random.chance(SHARES.hours)
      ? random.pick(weeklyHoursOf(category.profile.hours, country.hours))
      : undefined,
    about: random.chance(SHARES.amenities) ? random.pick(amenityTextsOf(amenities)) : undefined,
    verified: random.chance(SHARES.verified),
    status: statusOf(random),
  };
}

function addressOf(random: Random, country: DemoCountry, city: DemoCity, streetName: string) {
  const isAmerican = country.code === "US";
  const state = country.hasStates ? city.region : undefined;
  const pattern = isAmerican ? postcodePatternOf(city.region) : country.postcode;
  const postalCode = country.address.includes("{pc}") ? random.fill(pattern) : undefined;
  const hasLongNumber = random.chance(isAmerican ? 0.7 : 0.05);
  const values: Readonly<Record<string, string | number>> = {
    n: hasLongNumber ? random.between(100, 4999) : random.between(1, 180),
    m: random.between(1, 30),
    street: streetName,
    pc: postalCode ?? "",
    city: city.name,
    region: state ?? country.name,
    country: country.name,
  };
  return {
    fullAddress: fillSlots(country.address, values),
    street: fillSlots(streetTemplateOf(country.address), values),
    city: city.name,
    state,
    postalCode,
    country: country.name,
    countryCode: country.code,
  };
}

function phoneOf(random: Random, country: DemoCountry, city: DemoCity): string {
  return random.fill(random.pick(country.phones).replace("{area}", areaCodeOf(city.region)));
}

function websiteOf(name: string, city: DemoCity, random: Random): string {
  const label = slugify(name) || slugify(city.name);
  return random.chance(0.5) ? `https://www.${label}.example/` : `https://${label}-${slugify(city.name)}.example/`;
}

/** Denser towards the centre; the radius grows with the square root of the population. */
function positionOf(random: Random, city: DemoCity): { lat: number; lng: number } {
  const radiusKm = Math.min(MAX_CITY_RADIUS_KM, 0.8 + Math.sqrt(city.population) / 220);
  const distance = (radiusKm * random.next() * random.next()) / KM_PER_DEGREE;
  const angle = random.next() * 2 * Math.PI;
  const lat = city.lat + distance * Math.sin(angle);
  const lng = city.lng + (distance * Math.cos(angle)) / Math.cos((city.lat * Math.PI) / 180);
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

function reviewsOf(random: Random, category: DemoCategory, city: DemoCity): number {
  const cityBonus = Math.min(1.2, Math.log10(Math.max(10_000, city.population) / 10_000) * 0.3);
  const size = Math.exp(category.profile.reviewsLogMean + cityBonus + random.normal() * 1.25);
  return Math.min(MAX_REVIEWS, Math.max(1, Math.round(size)));
}

/** Few reviews spread wide, many draw near the mean. */
function ratingOf(random: Random, category: DemoCategory, reviews: number): number {
  const spread = 0.32 + 0.75 / Math.sqrt(reviews);
  const rating = category.profile.ratingMean + random.normal() * spread;
  return Math.round(Math.min(5, Math.max(1, rating)) * 10) / 10;
}

function statusOf(random: Random): GeneratedBusiness["status"] {
  const draw = random.next();
  if (draw < SHARES.closedPermanently) return "CLOSED_PERMANENTLY";
  return draw < SHARES.closedPermanently + SHARES.closedTemporarily ? "CLOSED_TEMPORARILY" : "OPERATIONAL";
}
