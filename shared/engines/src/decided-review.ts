import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import { hasEnded } from "@meridian/domain/imports/import-progress";
import { refusal } from "@meridian/platform/app-error";
import type { ReviewDecision } from "@meridian/ports/imports/import-job-store";

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
