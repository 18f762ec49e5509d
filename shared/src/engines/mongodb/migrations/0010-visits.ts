import type { Migration } from "../migrate.ts";

/** How often what was looked at on which day. */
export const visits: Migration = {
  name: "daily counts of visits",
  indexes: [{ collection: "visit_count", name: "by_day", key: { kind: 1, day: 1, count: -1 } }],
};
