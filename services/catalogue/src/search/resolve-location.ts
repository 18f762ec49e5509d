import type { PlaceMatch, PlaceStore } from "@meridian/shared/ports/place-store";
import { otherCityNames } from "./city-names.ts";

/** Words at most in the name of a country or state: "united arab emirates". */
const MAX_REGION_WORDS = 3;
const US_STATES = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia,
  FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine,
  MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada,
  NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon,
  PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia,
  WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`;
const STATE_NAMES = new Set(
  US_STATES.split(",").flatMap((entry) => {
    const [code = "", ...name] = entry.trim().toLowerCase().split(" ");
    return [code, name.join(" ")];
  }),
);

/**
 * The place a visitor's location names. Beyond what the store knows by name it reads "paris france" without a comma, the American
 * "philadelphia, pa", whose state code is elsewhere a country's: the country is tried first, and other names of a city ("münchen").
 */
export async function resolveLocation(places: PlaceStore, text: string): Promise<PlaceMatch | undefined> {
  for (const spelling of spellingsOf(text)) {
    const match = await places.resolvePlace(spelling);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** The text itself, then every way to read it as a city with the region it lies in, then other names of the city; each once. */
function spellingsOf(text: string): Set<string> {
  const spellings = new Set([text]);
  const splits = splitsOf(text);
  for (const [city, region] of splits) addWithin(spellings, city, region);
  for (const name of otherCityNames(text)) spellings.add(name);
  for (const [city, region] of splits) {
    for (const name of otherCityNames(city)) addWithin(spellings, name, region);
  }
  return spellings;
}

function addWithin(spellings: Set<string>, city: string, region: string): void {
  spellings.add(`${city}, ${region}`);
  if (STATE_NAMES.has(region.toLowerCase())) spellings.add(`${city}, US`);
}

function splitsOf(text: string): [string, string][] {
  const [city = "", ...regions] = text.split(",").map((part) => part.trim());
  const region = regions.at(-1);
  if (region !== undefined) return city === "" || region === "" ? [] : [[city, region]];
  const words = city.split(/\s+/);
  const splits: [string, string][] = [];
  for (let count = 1; count <= Math.min(MAX_REGION_WORDS, words.length - 1); count++) {
    splits.push([words.slice(0, -count).join(" "), words.slice(-count).join(" ")]);
  }
  return splits;
}
