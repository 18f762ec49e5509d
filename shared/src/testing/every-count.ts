import type { Engines } from "../engines/open-engines.ts";

/** Everything that the roll-ups tell of a small directory. */
export async function everyCount({ places }: Engines): Promise<unknown> {
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
  };
}
