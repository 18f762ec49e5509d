import { bySize, type CountedCategory, withDescendantCounts } from "../../rules/category-tree.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, type SqlRow, textOf } from "../database/sql-row.ts";

/** SQL for the ids of categories and all categories below; takes their slugs as JSON. */
export const IDS_WITHIN = `WITH RECURSIVE below (id, slug) AS (
  SELECT id, slug FROM category WHERE slug IN (SELECT value FROM json_each(?))
  UNION SELECT c.id, c.slug FROM category c JOIN below b ON c.parent_slug = b.slug
) SELECT id FROM below`;

export interface CategoryRow extends CountedCategory {
  id: number;
  words: string;
  letter: string;
}

const COLUMNS = `c.id, c.slug, c.name, c.words, c.letter, c.parent_slug,
  c.business_count AS businesses, c.rated_count AS rated, c.rating_sum_milli AS milli`;

/** The few hundred categories that are kinds, including the counts below them, largest first. */
export function readKinds(db: DirectoryDatabase): CategoryRow[] {
  return withDescendantCounts(readOwnKinds(db));
}

/** The largest categories that satisfy a condition on `c`, and the kinds that pass `isMeant`. */
export function readCategories(
  db: DirectoryDatabase,
  labels: { condition: string; parameters: readonly string[] },
  isMeant: (kind: CategoryRow) => boolean,
  limit: number,
): CategoryRow[] {
  const rows = db
    .sql(
      `SELECT ${COLUMNS} FROM category c WHERE c.business_count > 0 AND c.kind_key IS NULL AND ${labels.condition}
       ORDER BY c.business_count DESC, c.name LIMIT ?`,
    )
    .all(...labels.parameters, limit)
    .map(toCategory);
  const found = [...readKinds(db).filter(isMeant), ...rows].sort(bySize);
  return limit < 0 ? found : found.slice(0, limit);
}

/** The categories of a place, given its businesses in each; kinds include what is below them. */
export function placeCategories(db: DirectoryDatabase, counts: ReadonlyMap<number, number>): CategoryRow[] {
  const none = { rated: 0, ratingMilli: 0 };
  const kinds = readOwnKinds(db).map((kind) => ({ ...kind, ...none, businesses: counts.get(kind.id) ?? 0 }));
  const ids = JSON.stringify([...counts.keys()]);
  const labels = db
    .sql(`SELECT ${COLUMNS} FROM category c WHERE c.id IN (SELECT value FROM json_each(?)) AND c.kind_key IS NULL`)
    .all(ids)
    .map((row) => ({ ...toCategory(row), businesses: counts.get(numberOf(row.id)) ?? 0 }));
  return [...withDescendantCounts(kinds), ...labels].sort(bySize);
}

function readOwnKinds(db: DirectoryDatabase): CategoryRow[] {
  return db.sql(`SELECT ${COLUMNS} FROM category c WHERE c.kind_key IS NOT NULL`).all().map(toCategory);
}

function toCategory(row: Record<string, SqlRow[number]>): CategoryRow {
  return {
    id: numberOf(row.id),
    slug: textOf(row.slug),
    name: textOf(row.name),
    words: textOf(row.words),
    letter: textOf(row.letter),
    parent: optionalText(row.parent_slug),
    businesses: numberOf(row.businesses),
    rated: numberOf(row.rated),
    ratingMilli: numberOf(row.milli),
  };
}
