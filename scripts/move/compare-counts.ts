import type { PlaceStore } from "../../shared/ports/src/places/place-store.ts";
import { type Comparison, canonicalText } from "./compare-directory.ts";

const MAX_SAMPLES = 10;

/** Compares totals, and the counts of every category, country and city. */
export async function compareCounts(source: PlaceStore, target: PlaceStore): Promise<Comparison> {
  const [ours, theirs] = [await countsOf(source), await countsOf(target)];
  const missing = [...ours.keys()].filter((key) => !theirs.has(key));
  const extra = [...theirs.keys()].filter((key) => !ours.has(key));
  const different = [...ours].filter(([key, text]) => theirs.has(key) && theirs.get(key) !== text).map(([key]) => key);
  return {
    label: "counts of places",
    compared: ours.size,
    missing: missing.length,
    different: different.length,
    extra: extra.length,
    samples: [...missing, ...different, ...extra].slice(0, MAX_SAMPLES),
  };
}

async function countsOf(places: PlaceStore): Promise<Map<string, string>> {
  await places.refresh();
  const counts = new Map([["totals", canonicalText(await places.totals())]]);
  for (const category of await places.listCategories({})) {
    counts.set(`category ${category.slug}`, canonicalText(category));
  }
  for (const country of await places.listCountries({})) {
    counts.set(`country ${country.countryCode}`, canonicalText(country));
  }
  for (const city of await places.listCities({})) {
    counts.set(`city ${city.countryCode}/${city.slug}`, canonicalText(city));
  }
  return counts;
}
