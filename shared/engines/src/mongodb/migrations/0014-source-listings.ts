import type { Migration } from "../migrate.ts";

/** A listing's id is source and business. */
export const sourceListings: Migration = {
  name: "source listings",
  indexes: [
    { collection: "source_listing", name: "by_state", key: { sourceId: 1, state: 1, _id: 1 } },
    { collection: "source_listing", name: "by_business", key: { businessId: 1 } },
  ],
};
