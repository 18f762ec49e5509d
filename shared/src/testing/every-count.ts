import { areaOf, boundedAreaOf, boxOfCell } from "../domain/map-grid.ts";
import type { Engines } from "../engines/open-engines.ts";
import type { MapStore } from "../ports/map-store.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const WIDE_LEVEL = 6;

/** Everything that the roll-ups tell of a small directory. */
export async function everyCount({ places, map }: Engines): Promise<unknown> {
  const countries = await places.listCountries({});
  const categories = await places.listCategories({});
  const cities = await places.listCities({});
  return {
    totals: await places.totals(),
    countries: await Promise.all(countries.map(({ slug }) => places.getCountry(slug, { topCities: 9 }))),
    categories: await Promise.all(categories.map(({ slug }) => places.getCategory(slug, { topCountries: 9 }))),
    cities: await Promise.all(
      cities.map(({ countryCode, slug }) => places.getCity({ countryCode, citySlug: slug }, { topCategories: 9 })),
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
  const found = await Promise.all(areas.map((area) => map.cells({ scope: {}, area })));
  return [wide, ...found].map((cells) => cells.sort((left, right) => left.cell - right.cell));
}
