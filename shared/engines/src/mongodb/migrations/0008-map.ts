import type { Migration } from "../migrate.ts";

/** The map cells of businesses, and the count in each. */
export const map: Migration = {
  name: "map",
  indexes: [
    { collection: "business", name: "by_map_cell", key: { isListed: 1, mapCell: 1, country: 1 } },
    { collection: "business", name: "by_category_map_cell", key: { isListed: 1, category: 1, mapCell: 1, country: 1 } },
    { collection: "map_cell", name: "by_cell", key: { level: 1, cell: 1, country: 1 } },
  ],
};
