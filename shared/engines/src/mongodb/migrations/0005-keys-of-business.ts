import type { Migration } from "../migrate.ts";

/** Finds the identity keys of a business. */
export const keysOfBusiness: Migration = {
  name: "keys of a business",
  indexes: [{ collection: "identity_key", name: "by_business", key: { businessId: 1 } }],
};
