import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";
import { IDS_WITHIN } from "./category-rows.ts";

export interface ResolvedCategory {
  slug: string;
  name: string;
  /** Its own id and those of the categories below it that have businesses; at least one. */
  ids: number[];
}

/**
 * The category a slug means: the one with that slug while it, or one below it, has businesses; otherwise the category with the most
 * businesses with a label that has the slug.
 */
export function resolveCategory(db: DirectoryDatabase, slug: string): ResolvedCategory | undefined {
  const own = categoryWithBusinesses(db, slug);
  if (own !== undefined) return own;
  const alias = db
    .sql(
      `SELECT c.slug FROM category_alias a JOIN category c ON c.id = a.category_id WHERE a.slug = ?
       ORDER BY a.business_count DESC, a.category_id LIMIT 1`,
    )
    .get(slug);
  return alias === undefined ? undefined : categoryWithBusinesses(db, textOf(alias.slug));
}

/** The category with that very slug, if it, or one below it, has businesses. */
export function categoryWithBusinesses(db: DirectoryDatabase, slug: string): ResolvedCategory | undefined {
  const category = db.sql("SELECT name FROM category WHERE slug = ?").get(slug);
  if (category === undefined) return undefined;
  const ids = db
    .sql(`SELECT id FROM category WHERE id IN (${IDS_WITHIN}) AND business_count > 0 ORDER BY id`)
    .all(JSON.stringify([slug]))
    .map(({ id }) => numberOf(id));
  return ids.length === 0 ? undefined : { slug, name: textOf(category.name), ids };
}
