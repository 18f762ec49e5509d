import type { Migration } from "../migrate.ts";

/** Every listing index ends in its sort order, so that pages are read without sorting. */
export const businesses: Migration = {
  name: "businesses",
  indexes: [
    { collection: "business", name: "by_rank", key: { isListed: 1, popularity: -1, _id: 1 } },
    { collection: "business", name: "by_category", key: { isListed: 1, category: 1, popularity: -1, _id: 1 } },
    { collection: "business", name: "by_country", key: { isListed: 1, country: 1, popularity: -1, _id: 1 } },
    {
      collection: "business",
      name: "by_country_category",
      key: { isListed: 1, country: 1, category: 1, popularity: -1, _id: 1 },
    },
    { collection: "business", name: "by_city", key: { isListed: 1, city: 1, popularity: -1, _id: 1 } },
    {
      collection: "business",
      name: "by_city_category",
      key: { isListed: 1, city: 1, category: 1, popularity: -1, _id: 1 },
    },
    { collection: "business", name: "by_name", key: { isListed: 1, nameKey: 1 } },
    { collection: "business", name: "unindexed", key: { mark: 1 }, isSparse: true },
    { collection: "business", name: "uncounted", key: { uncounted: 1 }, isSparse: true },
  ],
};
