import type { DirectoryDatabase } from "./open-directory-database.ts";
import { numberOf } from "./sql-row.ts";

/**
 * The category a slug means: the one of that slug while it has businesses, else the category that most businesses have
 * whose broader category or subtype bears the slug.
 */
export function resolveCategoryId(db: DirectoryDatabase, slug: string): number | undefined {
  const own = db.sql("SELECT id FROM category WHERE slug = ? AND business_count > 0").get(slug);
  if (own !== undefined) return numberOf(own.id);
  const alias = db
    .sql(
      "SELECT category_id AS id FROM category_alias WHERE slug = ? ORDER BY business_count DESC, category_id LIMIT 1",
    )
    .get(slug);
  return alias === undefined ? undefined : numberOf(alias.id);
}
