import { chooseFeatured, FEATURED_CANDIDATES } from "../../rules/choose-featured.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { textOf } from "../database/sql-row.ts";

export function pickFeatured(db: DirectoryDatabase, limit: number): string[] {
  const candidates = db
    .sql(
      `SELECT id, country_id, category_id, photo IS NOT NULL AS has_photo FROM business INDEXED BY business_by_rank
       WHERE is_listed = 1 ORDER BY popularity DESC, id LIMIT ?`,
    )
    .all(FEATURED_CANDIDATES)
    .map(({ id, country_id, category_id, has_photo }) => ({
      id: textOf(id),
      kind: `${country_id} ${category_id}`,
      hasPhoto: has_photo === 1,
    }));
  return chooseFeatured(candidates, limit);
}
