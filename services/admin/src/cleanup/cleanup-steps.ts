import { type CleanupKind, TEST_BUSINESS_NAME } from "@meridian/contracts/admin/cleanup";
import type { Business } from "@meridian/contracts/businesses/business";
import type { BusinessEditor } from "@meridian/ports/businesses/business-editor";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { DirectoryUpkeep } from "@meridian/ports/businesses/directory-upkeep";
import type { CleanupJobStore, StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";

/** Businesses examined per step. */
const STEP_SIZE = 500;
/** Deleting writes little per business; the counts of a step are written once. */
const REMOVED_AT_ONCE = 1_000;
/** Prefixes a checkpoint in the store's own order. */
const PLACE = "after ";
/** The name alone or followed by anything but a letter: "Test Business 7", "Test Business - Berlin". */
const TEST_NAME = new RegExp(`^${TEST_BUSINESS_NAME}(?![\\p{L}\\p{M}])`, "iu");

export interface CleanupStep {
  processed: number;
  changed: number;
  /** Where to continue; absent after the last step. */
  next?: string;
  /** For the audit log; absent if the step changed nothing that is logged individually. */
  details?: Readonly<Record<string, unknown>>;
}

export interface CleanupStepOptions {
  businesses: Pick<BusinessStore, "scan" | "exportStep">;
  editor: Pick<BusinessEditor, "remove" | "restore">;
  upkeep: Pick<DirectoryUpkeep, "fixSlugs" | "placeBusinesses">;
  cleanupJobs: Pick<CleanupJobStore, "find">;
}

export type RunStep = (job: StoredCleanupJob) => Promise<CleanupStep>;

/** What each kind of job does with the businesses after its checkpoint. Repeating a step changes nothing more. */
export function createCleanupSteps(options: CleanupStepOptions): Record<CleanupKind, RunStep> {
  const { businesses, editor, upkeep, cleanupJobs } = options;

  /** Runs in the store's own order, so that neighbours change together. A checkpoint in another format starts over. */
  async function removeEach(job: StoredCleanupJob, isMeant: (name: string) => boolean): Promise<CleanupStep> {
    const after = job.checkpoint.startsWith(PLACE) ? { after: job.checkpoint.slice(PLACE.length) } : {};
    const { rows, next } = await businesses.exportStep({
      filter: {},
      values: ["id", "name"],
      limit: REMOVED_AT_ONCE,
      ...after,
    });
    const ids = rows.filter(([, name]) => isMeant(String(name))).map(([id]) => String(id));
    const changed = ids.length === 0 ? 0 : (await editor.remove(ids)).length;
    const step = { processed: rows.length, changed };
    return next === undefined ? step : { ...step, next: PLACE + next };
  }

  async function restoreEach(job: StoredCleanupJob, isMeant: (business: Business) => boolean): Promise<CleanupStep> {
    const page = await businesses.scan(job.checkpoint, STEP_SIZE);
    const ids = page.filter(isMeant).map(({ id }) => id);
    const changed = ids.length === 0 ? 0 : (await editor.restore(ids)).length;
    const last = page.at(-1);
    const step = { processed: page.length, changed };
    return page.length < STEP_SIZE || last === undefined ? step : { ...step, next: last.id };
  }

  const placeEach: RunStep = ({ checkpoint }) =>
    upkeep.placeBusinesses(checkpoint === "" ? undefined : checkpoint, STEP_SIZE);

  return {
    apply_category_rules: placeEach,
    delete_all: (job) => removeEach(job, () => true),
    delete_test_data: (job) => removeEach(job, (name) => TEST_NAME.test(name)),
    async restore_deleted(job) {
      const deletion = job.ofJobId === null ? undefined : await cleanupJobs.find(job.ofJobId);
      if (deletion === undefined) return { processed: 0, changed: 0 };
      const until = deletion.endedAt ?? job.startedAt;
      const isOfDeletion = ({ deletedAt, deletionKind }: Business) =>
        deletedAt !== undefined && deletionKind === undefined && deletedAt >= deletion.startedAt && deletedAt <= until;
      return restoreEach(job, isOfDeletion);
    },
    place_businesses: placeEach,
    async fix_slugs({ checkpoint }) {
      const { processed, fixed, next } = await upkeep.fixSlugs(checkpoint === "" ? undefined : checkpoint, STEP_SIZE);
      return {
        processed,
        changed: fixed.length,
        ...(next === undefined ? {} : { next }),
        ...(fixed.length === 0 ? {} : { details: { fixed } }),
      };
    },
  };
}
