import type { ImportJob } from "../../../contracts/import-job.ts";
import { notFound } from "../../../kernel/app-error.ts";
import type { ReviewDecision } from "../../../ports/import-job-store.ts";
import { decidedReview } from "../../decided-review.ts";
import type { SqliteStoreOptions } from "../businesses/sqlite-business-store.ts";
import { jobOf, toImportJob } from "./import-job-row.ts";

export function decideReview({ db, clock }: SqliteStoreOptions, id: string, decision: ReviewDecision): ImportJob {
  return db.write(() => {
    const row = db.sql("SELECT * FROM import_job WHERE id = ?").get(id);
    if (row === undefined) throw notFound("There is no such import.");
    const review = decidedReview(toImportJob(row), decision, clock());
    return jobOf(db.sql("UPDATE import_job SET review = ? WHERE id = ? RETURNING *").get(JSON.stringify(review), id));
  });
}
