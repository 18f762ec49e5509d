import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";

/**
 * Append-only log of the admin's decisions about labels and categories. `rulesOf` in domain/category-rules.ts derives the rules
 * from it.
 */
export interface CategoryRuleStore {
  /**
   * Id of the newest decision, 0 before the first. Cheap: readers call it before each use and reload the log when it has risen.
   */
  version(): Promise<number>;
  /** All decisions, oldest first; at most `MAX_CATEGORY_DECISIONS`. */
  list(): Promise<CategoryDecision[]>;
  /** Appends the decision. Throws `conflict` if its id is taken by a concurrent decision. */
  append(decision: CategoryDecision): Promise<void>;
}
