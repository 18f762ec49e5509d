import type { Migration } from "../migrate.ts";

export const places: Migration = {
  name: "places",
  indexes: [
    { collection: "category", name: "by_size", key: { businesses: -1, name: 1 } },
    { collection: "category", name: "by_letter", key: { letter: 1, businesses: -1, name: 1 } },
    { collection: "category_alias", name: "by_slug", key: { slug: 1, businesses: -1, category: 1 } },
    { collection: "city", name: "by_size", key: { businesses: -1, name: 1 } },
    { collection: "city", name: "by_letter", key: { letter: 1, businesses: -1, name: 1 } },
    { collection: "city", name: "by_country", key: { country: 1, businesses: -1, name: 1 } },
    { collection: "city", name: "by_country_letter", key: { country: 1, letter: 1, businesses: -1, name: 1 } },
    { collection: "city", name: "by_slug", key: { slug: 1, businesses: -1 } },
    { collection: "city", name: "by_word", key: { wordList: 1 } },
    { collection: "rollup_cell", name: "by_city", key: { city: 1, businesses: -1 } },
    { collection: "rollup_country_category", name: "by_category", key: { category: 1, businesses: -1 } },
    { collection: "rollup_country_category", name: "by_country", key: { country: 1, businesses: -1 } },
  ],
};
