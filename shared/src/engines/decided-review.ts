import type { ImportJob } from "../contracts/import-job.ts";
import type { ImportReview } from "../contracts/import-review.ts";
import { hasEnded } from "../domain/import-progress.ts";
import { refusal } from "../kernel/app-error.ts";
import type { ReviewDecision } from "../ports/import-job-store.ts";

/** The review after its decision. Throws conflict unless the import has ended and waits for one. */
export function decidedReview(job: ImportJob, decision: ReviewDecision, now: Date): ImportReview {
  const { review } = job;
  if (review?.state !== "waiting" || !hasEnded(job))
    throw refusal("conflict", {
      tr: "İçe aktarma bir karar beklemiyor.",
      en: "The import does not wait for a decision.",
    });
  return { ...review, ...decision, decidedAt: now.toISOString() };
}
