import type { Migration } from "../migrate.ts";

/** Indexes for the admin area's lists. */
export const administration: Migration = {
  name: "administration",
  indexes: [
    { collection: "business", name: "by_any_name", key: { nameKey: 1, city: 1, _id: 1 } },
    { collection: "business", name: "by_rating", key: { "fields.rating": 1, _id: 1 } },
    { collection: "business", name: "by_reviews", key: { "fields.reviews": 1, _id: 1 } },
    { collection: "business", name: "by_creation", key: { createdAt: 1, _id: 1 } },
    { collection: "business", name: "by_any_category", key: { category: 1, nameKey: 1 } },
    { collection: "business", name: "by_any_country", key: { country: 1, nameKey: 1 } },
    { collection: "business", name: "by_any_city", key: { city: 1, nameKey: 1 } },
    { collection: "business", name: "by_import", key: { "source.importId": 1 }, isSparse: true },
    { collection: "business", name: "by_approval", key: { isApproved: 1, _id: 1 } },
    { collection: "business", name: "in_trash", key: { deletedAt: 1 }, isSparse: true },
    { collection: "slug", name: "by_business", key: { businessId: 1 } },
    { collection: "audit", name: "by_action", key: { action: 1, _id: 1 } },
    { collection: "audit", name: "by_subject", key: { subject: 1, _id: 1 }, isSparse: true },
    { collection: "cleanup_job", name: "by_number", key: { n: 1 } },
  ],
};
