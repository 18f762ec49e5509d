import type { CategoryDecision } from "../contracts/category-decisions.ts";
import type { CategoryRule, CategoryRules, LabelRule } from "./business-category.ts";

/** What follows from decisions, oldest first: of several about the same thing the latest that nobody has undone holds. */
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

/** The undo of each decision that was undone, by the decision's id. */
export function undoneIn(decisions: readonly CategoryDecision[]): ReadonlyMap<number, CategoryDecision> {
  return new Map(decisions.flatMap((decision) => (decision.undoes === null ? [] : [[decision.undoes, decision]])));
}

/** The log of decisions, as a store keeps it. */
interface DecisionLog {
  version(): Promise<number>;
  list(): Promise<CategoryDecision[]>;
}

/** To be called before each batch: hands the rules over when the log has grown since. */
export function createRulesFollower(log: DecisionLog, setRules: (rules: CategoryRules) => void): () => Promise<void> {
  let known = 0;
  return async () => {
    const version = await log.version();
    if (version === known) return;
    setRules(rulesOf(await log.list()));
    known = version;
  };
}

/** Id of the newest decision that changes the category of a business, rather than how a category is shown; 0 without one. */
export function filingVersionOf(decisions: readonly CategoryDecision[]): number {
  const filing = new Set<number>();
  let newest = 0;
  for (const { id, action, undoes } of decisions) {
    if (action === "move" || action === "merge") filing.add(id);
    if (filing.has(undoes ?? id)) newest = id;
  }
  return newest;
}
