import type { CleanupJob } from "@meridian/contracts/admin/cleanup";
import { refusal } from "@meridian/platform/app-error";
import type { StoredSession } from "@meridian/ports/access/session-store";
import type { CleanupJobStore, StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import type { PasswordGuard } from "../auth/password/password-guard.ts";
import type { CleanupRunner } from "./cleanup-runner.ts";

const MAX_JOBS = 20;

export interface CleanupService {
  /** Throws invalid_input for a wrong password, rate_limited after too many, and unavailable while too many are waiting. */
  deleteAll(password: string, session: StoredSession): Promise<StoredCleanupJob>;
  deleteTestData(actor: string): Promise<StoredCleanupJob>;
  fixSlugs(actor: string): Promise<StoredCleanupJob>;
  /** Throws not_found for a job that deleted nothing. */
  restoreDeleted(jobId: string, actor: string): Promise<StoredCleanupJob>;
  list(): Promise<CleanupJob[]>;
}

export interface CleanupServiceOptions {
  cleanupJobs: CleanupJobStore;
  guard: PasswordGuard;
  runner: CleanupRunner;
}

export function createCleanupService({ cleanupJobs, guard, runner }: CleanupServiceOptions): CleanupService {
  return {
    async deleteAll(password, { username, tokenHash }) {
      // A person who finds an abandoned screen cannot proceed from here.
      const verified = await guard.verify({ username, password }, { kind: "known", id: tokenHash });
      if (verified === undefined) {
        const message = { tr: "Şifre yanlış", en: "Wrong password" };
        throw refusal("invalid_input", message, { issues: [{ path: "body.password", message }] });
      }
      return runner.run({ kind: "delete_all", actor: username });
    },
    deleteTestData: (actor) => runner.run({ kind: "delete_test_data", actor }),
    fixSlugs: (actor) => runner.run({ kind: "fix_slugs", actor }),
    async restoreDeleted(jobId, actor) {
      const job = await cleanupJobs.find(jobId);
      if (job?.kind !== "delete_all" && job?.kind !== "delete_test_data") {
        throw refusal("not_found", { tr: "Böyle bir silme işlemi yok", en: "There is no such deletion" });
      }
      return runner.run({ kind: "restore_deleted", actor, ofJobId: jobId });
    },
    async list() {
      const jobs = await cleanupJobs.list(MAX_JOBS);
      return jobs.map(({ checkpoint: _checkpoint, ofJobId: _ofJobId, ...job }) => job);
    },
  };
}
