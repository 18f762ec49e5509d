import type { Migration } from "../migrate.ts";

/** Pairs of businesses that may be one. */
export const businessMatches: Migration = {
  name: "business matches",
  indexes: [
    { collection: "business_match", name: "by_asked", key: { state: 1, askedAt: 1, _id: 1 } },
    { collection: "business_match", name: "by_decided", key: { decidedAt: 1 } },
  ],
};
