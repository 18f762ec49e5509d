import { filingVersionOf } from "@meridian/domain/categories/category-rules";
import type { CleanupJobStore } from "@meridian/ports/imports/cleanup-job-store";
import type { CategoryRuleStore } from "@meridian/ports/places/category-rule-store";
import type { ApplyRules, CleanupRunner } from "./cleanup-runner.ts";

export interface ApplyRulesOptions {
  categoryRules: Pick<CategoryRuleStore, "version" | "list">;
  cleanupJobs: Pick<CleanupJobStore, "find">;
  runner: Pick<CleanupRunner, "run">;
}

export function createApplyRules({ categoryRules, cleanupJobs, runner }: ApplyRulesOptions): ApplyRules {
  let appliedVersion = 0;
  return async () => {
    const newest = await categoryRules.version();
    if (newest === appliedVersion) return;
    const decisions = await categoryRules.list();
    const version = filingVersionOf(decisions);
    const decision = decisions.find((made) => made.id === version);
    if (decision !== undefined) {
      const id = `category-rules-${version}`;
      const known = await cleanupJobs.find(id);
      const job =
        known?.state === "finished"
          ? known
          : await runner.run({ kind: "apply_category_rules", actor: decision.decidedBy, id });
      if (job.state !== "finished") return;
    }
    appliedVersion = newest;
  };
}
