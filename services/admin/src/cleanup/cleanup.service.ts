import type { CleanupJob } from "@meridian/shared/contracts/cleanup";
import { invalidInput, notFound } from "@meridian/shared/kernel/app-error";
import type { CleanupJobStore, StoredCleanupJob } from "@meridian/shared/ports/cleanup-job-store";
import type { CredentialStore } from "@meridian/shared/ports/credential-store";
import { createLoginThrottle, type LoginThrottleOptions } from "../auth/login-throttle.ts";
import { verifyPassword } from "../auth/password.ts";
import type { CleanupRunner } from "./cleanup-runner.ts";

const MAX_JOBS = 20;

export interface DeletionRequest {
  password: string;
  actor: string;
  /** Of the visitor. */
  address: string;
}

export interface CleanupService {
  /** Throws invalid_input for a wrong password, and rate_limited after too many. */
  deleteAll(request: DeletionRequest): Promise<StoredCleanupJob>;
  deleteTestData(actor: string): Promise<StoredCleanupJob>;
  fixSlugs(actor: string): Promise<StoredCleanupJob>;
  /** Throws not_found for a job that deleted nothing. */
  restoreDeleted(jobId: string, actor: string): Promise<StoredCleanupJob>;
  list(): Promise<CleanupJob[]>;
}

export interface CleanupServiceOptions extends LoginThrottleOptions {
  cleanupJobs: CleanupJobStore;
  credentials: CredentialStore;
  runner: CleanupRunner;
}

export function createCleanupService(options: CleanupServiceOptions): CleanupService {
  const { cleanupJobs, credentials, runner } = options;
  const throttle = createLoginThrottle(options);

  /** Whoever sits down at a screen that was left open cannot go on from here. */
  async function checkPassword({ password, actor, address }: DeletionRequest): Promise<void> {
    const attempt = { address, username: actor };
    await throttle.admit(attempt);
    const credential = await credentials.get();
    if (credential === undefined || !(await verifyPassword(password, credential.passwordHash))) {
      const message = "Parola yanlış";
      throw invalidInput(message, { issues: [{ path: "body.password", message }] });
    }
    await throttle.forgive(attempt);
  }

  return {
    async deleteAll(request) {
      await checkPassword(request);
      return runner.run({ kind: "delete_all", actor: request.actor });
    },
    deleteTestData: (actor) => runner.run({ kind: "delete_test_data", actor }),
    fixSlugs: (actor) => runner.run({ kind: "fix_slugs", actor }),
    async restoreDeleted(jobId, actor) {
      const job = await cleanupJobs.find(jobId);
      if (job?.kind !== "delete_all" && job?.kind !== "delete_test_data") throw notFound("Böyle bir silme işlemi yok");
      return runner.run({ kind: "restore_deleted", actor, ofJobId: jobId });
    },
    async list() {
      const jobs = await cleanupJobs.list(MAX_JOBS);
      return jobs.map(({ checkpoint: _checkpoint, ofJobId: _ofJobId, ...job }) => job);
    },
  };
}
