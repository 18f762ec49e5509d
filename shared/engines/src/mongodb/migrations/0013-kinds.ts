import type { Migration } from "../migrate.ts";

/** Marks categories that are kinds. */
export const kinds: Migration = {
  name: "kinds of businesses",
  indexes: [{ collection: "category", name: "by_kind", key: { kindKey: 1 } }],
};
