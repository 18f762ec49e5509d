import { searchQuerySchema } from "@meridian/contracts/search/search";
import { createPlaceOf } from "@meridian/domain/places/business-place";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import type { DirectoryKinds } from "../search/meaning/directory-kinds.ts";
import { planQuery } from "../search/reading/query-plan.ts";
import { tryReadings } from "../search/reading/try-readings.ts";
import { PLACE_READING } from "./place-reading.ts";

interface Found {
  total: number;
  correctedText?: string;
}

const AT = new Date("2026-03-04T18:00:00.000Z");
const place = (city: string, country: string, countryCode: string) => ({ city, country, countryCode });

/** A directory of a few cities, to read queries in. */
export async function openReadings() {
  const engines = await openTestEngines({ placeOf: createPlaceOf(PLACE_READING.knownPlaces) });
  await seedBusinesses(engines, [
    { ...place("Munich", "Germany", "DE"), name: "Cafe Munich" },
    place("Rome", "Italy", "IT"),
    { ...place("Rome", "United States of America", "US"), latitude: 34.257, longitude: -85.165 },
    place("Birmingham", "United Kingdom", "GB"),
    { ...place("Birmingham", "United States of America", "US"), latitude: 33.521, longitude: -86.802 },
    place("New York", "United States of America", "US"),
    place("Ho Chi Minh City", "Vietnam", "VN"),
  ]);

  /**
   * Runs a query for which only the given readings, as "text", "text @ place" or "text @ 25 km", find anything; returns what was tried and
   * the result.
   */
  async function ask(
    query: Record<string, string>,
    hits: Record<string, Found | number> = {},
    kinds: Pick<DirectoryKinds, "kindIn" | "relatedTo" | "similarTo"> = PLACE_READING.kinds,
    brand?: string,
  ) {
    const searches: string[] = [];
    const parsed = searchQuerySchema.parse(query);
    const brands = { isBrand: (text: string) => text === brand, similarTo: () => [] };
    const reading = { ...engines, ...PLACE_READING, kinds, brands, at: AT };
    const { plan, found } = await tryReadings<Found>(parsed, await planQuery(parsed, reading), {
      ...reading,
      ask: async ({ text, place, filters: { near } }, { allowTypos }) => {
        const where = near === undefined ? place?.value : `${Math.round(near.radiusKm)} km`;
        const reading = where === undefined ? text : `${text} @ ${where}`;
        searches.push(allowTypos ? reading : `${reading} to the letter`);
        const total = hits[reading] ?? 0;
        return typeof total === "number" ? { total } : total;
      },
    });
    const { text, place, replacedText, open, isAround } = plan;
    return { searches, total: found.total, text, place: place?.value, replacedText, open, isAround };
  }

  return { ask, close: () => engines.close() };
}
