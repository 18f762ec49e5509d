import type { Migration } from "../migrate.ts";

/** What imports search for businesses that their rows may describe. */
export const similarBusinesses: Migration = {
  name: "similar businesses",
  indexes: [{ collection: "business", name: "by_website", key: { "fields.website": 1 }, isSparse: true }],
};
