import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import type { CategoryRule, CategoryRules, LabelRule } from "./business-category.ts";

/** The rules that result from decisions, oldest first: of several about the same subject, the latest that was not undone applies. */
export function rulesOf(decisions: readonly CategoryDecision[]): CategoryRules {
  const undone = undoneIn(decisions);
  const labels = new Map<string, LabelRule>();
  const categories = new Map<string, CategoryRule>();
  const addToCategory = (slug: string, rule: CategoryRule) =>
    categories.set(slug, { ...categories.get(slug), ...rule });
  for (const { id, action, slug, kindKey, targetName } of decisions) {
    if (undone.has(id)) continue;
    if (action === "hide") addToCategory(slug, { isHidden: true });
    if (targetName === null) continue;
    const target = kindKey === null ? { name: targetName } : { kindKey };
    if (action === "rename") addToCategory(slug, { name: targetName });
    if (action === "merge") addToCategory(slug, { mergedInto: target });
    if (action === "move") labels.set(slug, target);
  }
  return { labels, categories };
}

/** The undo of each undone decision, by the decision's id. */
export function undoneIn(decisions: readonly CategoryDecision[]): ReadonlyMap<number, CategoryDecision> {
  return new Map(decisions.flatMap((decision) => (decision.undoes === null ? [] : [[decision.undoes, decision]])));
}

/** The log of decisions in a store. */
interface DecisionLog {
  version(): Promise<number>;
  list(): Promise<CategoryDecision[]>;
}

/** Call before each batch: passes the rules on if the log has grown. */
export function createRulesFollower(log: DecisionLog, setRules: (rules: CategoryRules) => void): () => Promise<void> {
  let known = 0;
  return async () => {
    const version = await log.version();
    if (version === known) return;
    setRules(rulesOf(await log.list()));
    known = version;
  };
}

/** The id of the newest decision that changes the categories of businesses, rather than how they are shown; 0 if none. */
export function filingVersionOf(decisions: readonly CategoryDecision[]): number {
  const filing = new Set<number>();
  let newest = 0;
  for (const { id, action, undoes } of decisions) {
    if (action === "move" || action === "merge") filing.add(id);
    if (filing.has(undoes ?? id)) newest = id;
  }
  return newest;
}
