import type { SQLOutputValue } from "node:sqlite";
import {
  type CategoryDecision,
  categoryDecisionSchema,
  MAX_CATEGORY_DECISIONS,
} from "@meridian/contracts/categories/category-decisions";
import { refusal } from "@meridian/platform/app-error";
import type { CategoryRuleStore } from "@meridian/ports/places/category-rule-store";
import { CATEGORIES_CHANGED } from "../../rules/engine-texts.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { isoTimeOf, numberOf } from "../database/sql-row.ts";

export function createSqliteCategoryRuleStore({ db }: { db: DirectoryDatabase }): CategoryRuleStore {
  return {
    version: async () => categoryRulesVersion(db),
    list: async () => listCategoryDecisions(db),
    async append(decision) {
      if (!db.write(() => insertCategoryDecision(db, decision, "IGNORE"))) {
        throw refusal("conflict", CATEGORIES_CHANGED);
      }
    },
  };
}

export function categoryRulesVersion(db: DirectoryDatabase): number {
  return numberOf(db.sql("SELECT coalesce(max(id), 0) AS version FROM category_decision").get()?.version);
}

export function listCategoryDecisions(db: DirectoryDatabase): CategoryDecision[] {
  return db
    .sql("SELECT * FROM category_decision ORDER BY id LIMIT ?")
    .all(MAX_CATEGORY_DECISIONS)
    .map(toCategoryDecision);
}

/** Call within a write. False if one with this id exists and must not be replaced. */
export function insertCategoryDecision(
  db: DirectoryDatabase,
  decision: CategoryDecision,
  onConflict: "IGNORE" | "REPLACE",
): boolean {
  const { id, action, slug, name, kindKey, targetName, undoes, decidedAt, decidedBy } = decision;
  const insert = db.sql(
    `INSERT OR ${onConflict} INTO category_decision
       (id, action, slug, name, kind_key, target_name, undoes, decided_at, decided_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const values = [id, action, slug, name, kindKey, targetName, undoes, Date.parse(decidedAt), decidedBy] as const;
  return insert.run(...values).changes !== 0;
}

export function toCategoryDecision(row: Record<string, SQLOutputValue>): CategoryDecision {
  const { id, action, slug, name, undoes } = row;
  return categoryDecisionSchema.parse({
    ...{ id, action, slug, name, undoes },
    kindKey: row.kind_key,
    targetName: row.target_name,
    decidedAt: isoTimeOf(row.decided_at),
    decidedBy: row.decided_by,
  });
}
