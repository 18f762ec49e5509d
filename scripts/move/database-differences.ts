import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FIELD_NAMES } from "../../shared/contracts/src/businesses/business-fields.ts";
import { snakeCase } from "../../shared/contracts/src/businesses/field-spec.ts";

/** Everything in an embedded directory under stable names: numbers that only link rows are resolved. */
const TOLD: Readonly<Record<string, string>> = {
  businesses: `SELECT b.id, b.slug, b.is_listed, b.popularity, k.slug, b.country_id, t.slug, b.name_key, b.is_approved,
      b.locked_fields, b.revision, b.source_import, b.source_row, b.created_at, b.updated_at, b.deleted_at,
      b.deletion_kind, ${FIELD_NAMES.map((name) => `b.${snakeCase(name)}`).join(", ")}
    FROM S.business b LEFT JOIN S.category k ON k.id = b.category_id LEFT JOIN S.city t ON t.id = b.city_id`,
  "identity keys": "SELECT c.key, b.id FROM S.identity_key c JOIN S.business b ON b.n = c.business_n",
  redirects: "SELECT c.slug, b.id FROM S.slug_redirect c JOIN S.business b ON b.n = c.business_n",
  "addresses that are gone": "SELECT slug FROM S.gone_slug",
  imports: `SELECT n, id, file_name, file_id, file_size_bytes, file_sha256, kind, batch_size_rows, state, phase, created_by,
      created_at, started_at, finished_at, checkpoint_row, read_share, attempts, counters, issue_counts, kept_issues,
      column_extraction, skipped_names, unchanged_names, failure_code, failure_message, is_cancel_requested FROM S.import_job`,
  issues: `SELECT job_n, row, column_name, code, value, message, is_rejected,
      row_number() OVER (PARTITION BY job_n ORDER BY row, n) FROM S.import_issue`,
  administrator: "SELECT * FROM S.credential",
  "sources of imports": "SELECT * FROM S.import_source",
  "what sources list": "SELECT * FROM S.source_listing",
  "pairs of businesses that may be one": "SELECT * FROM S.business_match",
  synonyms: "SELECT * FROM S.synonym",
  "decisions about categories": "SELECT * FROM S.category_decision",
  "daily counts of visits": "SELECT * FROM S.visit_count",
  "audit log": "SELECT * FROM S.audit",
  categories: `SELECT slug, name, words, letter, business_count, rated_count, rating_sum_milli, review_count, country_count
    FROM S.category`,
  "names of categories": `SELECT a.slug, k.slug, a.business_count FROM S.category_alias a
    JOIN S.category k ON k.id = a.category_id`,
  countries: "SELECT * FROM S.country",
  cities: "SELECT country_id, slug, name, words, letter, business_count, category_count FROM S.city",
  "words of cities": "SELECT w.word, t.country_id, t.slug FROM S.city_word w JOIN S.city t ON t.id = w.city_id",
  counts: `SELECT r.country_id, t.slug, k.slug, r.business_count, r.rated_count, r.rating_sum_milli, r.review_count
    FROM S.rollup r LEFT JOIN S.category k ON k.id = r.category_id LEFT JOIN S.city t ON t.id = r.city_id`,
  "counts of countries": `SELECT r.country_id, k.slug, r.business_count FROM S.rollup_country_category r
    JOIN S.category k ON k.id = r.category_id`,
  "cells of maps": "SELECT * FROM S.map_cell",
  totals: "SELECT * FROM S.directory_totals",
};

/**
 * The differences between two embedded directories, read from their database tables alone: the number of rows only one of them has.
 * Independent of the code that moves directories.
 */
export function databaseDifferences(leftDir: string, rightDir: string): { rows: number; differences: string[] } {
  const db = new DatabaseSync(":memory:");
  try {
    db.prepare("ATTACH ? AS l").run(join(leftDir, "directory.db"));
    db.prepare("ATTACH ? AS r").run(join(rightDir, "directory.db"));
    const differences: string[] = [];
    let rows = 0;
    for (const [name, sql] of Object.entries(TOLD)) {
      const [left, right] = [sql.replaceAll("S.", "l."), sql.replaceAll("S.", "r.")];
      rows += countOf(db, left);
      const onlyLeft = countOf(db, `SELECT * FROM (${left}) EXCEPT SELECT * FROM (${right})`);
      const onlyRight = countOf(db, `SELECT * FROM (${right}) EXCEPT SELECT * FROM (${left})`);
      if (onlyLeft + onlyRight > 0) differences.push(`${name}: ${onlyLeft} only before, ${onlyRight} only after`);
    }
    return { rows, differences };
  } finally {
    db.close();
  }
}

function countOf(db: DatabaseSync, sql: string): number {
  return Number(db.prepare(`SELECT count(*) AS n FROM (${sql})`).get()?.n);
}
