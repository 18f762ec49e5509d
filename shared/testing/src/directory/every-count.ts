import { areaOf, boundedAreaOf, boxOfCell } from "@meridian/domain/places/map-grid";
import type { Engines } from "@meridian/engines/engines";
import type { MapStore } from "@meridian/ports/search/map-store";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const WIDE_LEVEL = 6;

/** Everything in a directory's roll-ups. */
export async function everyCount({ places, map }: Engines): Promise<unknown> {
  const countries = await places.listCountries({});
  const categories = await places.listCategories({});
  // The port does not specify the order of two cities with equal size and name.
  const keyOf = ({ countryCode, slug }: { countryCode: string; slug: string }) => `${countryCode}/${slug}`;
  const cities = (await places.listCities({})).toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  return {
    totals: await places.totals(),
    countries: await mapSequentially(countries, ({ slug }) => places.getCountry(slug, { topCities: 9 })),
    categories: await mapSequentially(categories, ({ slug }) => places.getCategory(slug, { topCountries: 9 })),
    cities: await mapSequentially(cities, ({ countryCode, slug }) =>
      places.getCity({ countryCode, citySlug: slug }, { topCategories: 9 }),
    ),
    lists: [countries, categories, cities],
    aliases: await Promise.all(
      ["food", "drinks", "lounge", "pub"].map((slug) => places.getCategory(slug, { topCountries: 9 })),
    ),
    map: await everyCell(map),
  };
}

async function everyCell(map: MapStore): Promise<unknown> {
  const wide = await map.cells({ scope: {}, area: areaOf(WORLD, WIDE_LEVEL) });
  const areas = [2, 4].map((level) => areaOf(WORLD, level));
  for (const { cell } of wide) {
    for (const level of [10, 13]) areas.push(boundedAreaOf(boxOfCell(WIDE_LEVEL, cell), level));
  }
  const found = await mapSequentially(areas, (area) => map.cells({ scope: {}, area }));
  return [wide, ...found].map((cells) => cells.sort((left, right) => left.cell - right.cell));
}

/** In parallel, they would take every connection of a store. */
async function mapSequentially<T, A>(items: readonly T[], ask: (one: T) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  for (const one of items) answers.push(await ask(one));
  return answers;
}
