import type { CategoryDecision } from "../contracts/category-decisions.ts";

/**
 * What administrators decided about labels and categories, as a log that is only ever added to. The rules that follow from it are
 * `rulesOf` in domain/category-rules.ts.
 */
export interface CategoryRuleStore {
  /** Id of the newest decision, 0 before the first. Cheap: readers ask before each use and read the log again when it has risen. */
  version(): Promise<number>;
  /** All decisions, oldest first; at most `MAX_CATEGORY_DECISIONS`. */
  list(): Promise<CategoryDecision[]>;
  /** Adds the decision after the newest. Throws `conflict` when its id is taken: somebody else has decided meanwhile. */
  append(decision: CategoryDecision): Promise<void>;
}
