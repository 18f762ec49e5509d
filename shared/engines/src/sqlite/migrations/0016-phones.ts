import type { Migration } from "../database/migrate.ts";

export const phones: Migration = {
  name: "businesses by phone",
  sql: "CREATE INDEX business_by_phone ON business (phone_e164) WHERE phone_e164 IS NOT NULL;",
};
