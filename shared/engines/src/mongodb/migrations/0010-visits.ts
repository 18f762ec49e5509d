import type { Migration } from "../migrate.ts";

/** Visits per subject and day. */
export const visits: Migration = {
  name: "daily counts of visits",
  indexes: [{ collection: "visit_count", name: "by_day", key: { kind: 1, day: 1, count: -1 } }],
};
