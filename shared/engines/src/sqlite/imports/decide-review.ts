import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { refusal } from "@meridian/platform/app-error";
import type { ReviewDecision } from "@meridian/ports/imports/import-job-store";
import { decidedReview } from "../../decided-review.ts";
import { NO_SUCH_IMPORT } from "../../rules/engine-texts.ts";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { jobOf, toImportJob } from "./import-job-row.ts";

export function decideReview({ db, clock }: SqliteStoreOptions, id: string, decision: ReviewDecision): ImportJob {
  return db.write(() => {
    const row = db.sql("SELECT * FROM import_job WHERE id = ?").get(id);
    if (row === undefined) throw refusal("not_found", NO_SUCH_IMPORT);
    const review = decidedReview(toImportJob(row), decision, clock());
    return jobOf(db.sql("UPDATE import_job SET review = ? WHERE id = ? RETURNING *").get(JSON.stringify(review), id));
  });
}
