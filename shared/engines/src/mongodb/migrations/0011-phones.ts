import type { Migration } from "../migrate.ts";

export const phones: Migration = {
  name: "businesses by phone",
  indexes: [{ collection: "business", name: "by_phone", key: { "fields.phoneE164": 1 }, isSparse: true }],
};
