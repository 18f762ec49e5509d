import type { DirectoryDatabase } from "./open-directory-database.ts";
import { textOf } from "./sql-row.ts";

/** Featured businesses are chosen among this many of the most popular. */
const CANDIDATES = 1_000;
const MAX_PER_COUNTRY_AND_CATEGORY = 2;

/**
 * Ids of popular businesses, spread over countries and categories: those with a photo first, then others, and only
 * when both run out more of the same kind.
 */
export function pickFeatured(db: DirectoryDatabase, limit: number): string[] {
  const candidates = db
    .sql(
      `SELECT id, country_id, category_id, photo IS NOT NULL AS has_photo FROM business INDEXED BY business_by_rank
       WHERE is_listed = 1 ORDER BY popularity DESC, id LIMIT ?`,
    )
    .all(CANDIDATES);
  const picked = new Set<string>();
  const taken = new Map<string, number>();
  const rounds = [
    { needsPhoto: true, quota: MAX_PER_COUNTRY_AND_CATEGORY },
    { needsPhoto: false, quota: MAX_PER_COUNTRY_AND_CATEGORY },
    { needsPhoto: false, quota: Number.POSITIVE_INFINITY },
  ];
  for (const { needsPhoto, quota } of rounds) {
    for (const candidate of candidates) {
      if (picked.size >= limit) return [...picked];
      const id = textOf(candidate.id);
      const kind = `${candidate.country_id} ${candidate.category_id}`;
      const count = taken.get(kind) ?? 0;
      if (picked.has(id) || count >= quota || (needsPhoto && candidate.has_photo !== 1)) continue;
      picked.add(id);
      taken.set(kind, count + 1);
    }
  }
  return [...picked];
}
