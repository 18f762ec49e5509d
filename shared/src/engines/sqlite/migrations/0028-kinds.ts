import type { Migration } from "../migrate.ts";

/** The kinds that the labels of businesses mean, and the categories that these kinds are; null where a label means none. */
export const kinds: Migration = {
  name: "kinds of businesses",
  sql: `
    ALTER TABLE business ADD COLUMN category_slug TEXT;
    ALTER TABLE business ADD COLUMN kinds TEXT;
    ALTER TABLE category ADD COLUMN kind_key TEXT;
    ALTER TABLE category ADD COLUMN parent_slug TEXT;
    CREATE INDEX category_by_kind ON category (kind_key) WHERE kind_key IS NOT NULL;
    CREATE INDEX category_by_parent ON category (parent_slug) WHERE parent_slug IS NOT NULL;
  `,
};
