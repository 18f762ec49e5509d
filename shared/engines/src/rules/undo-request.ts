import type { ImportJob, importUndoSchema } from "@meridian/contracts/imports/import-job";
import { refusal } from "@meridian/platform/app-error";
import type { z } from "zod";

/** Throws a conflict that says why the import cannot be taken back. */
export function checkUndoable(job: ImportJob, hasChanges: boolean): void {
  if (job.undo !== null)
    throw refusal("conflict", {
      tr: "İçe aktarma zaten geri alındı ya da geri alınmak üzere.",
      en: "The import has been taken back already, or is about to be.",
    });
  if (job.state === "queued" || job.state === "running")
    throw refusal("conflict", { tr: "İçe aktarma henüz bitmedi.", en: "The import has not ended yet." });
  if (job.isDryRun)
    throw refusal("conflict", { tr: "Deneme hiçbir şeyi değiştirmedi.", en: "A dry run has changed nothing." });
  if (!hasChanges)
    throw refusal("conflict", {
      tr: "İçe aktarma geri alınabilecek bir değişiklik yapmadı.",
      en: "The import has changed nothing that could be taken back.",
    });
}

export function newUndo(requestedBy: string, at: Date): z.infer<typeof importUndoSchema> {
  const figures = { removed: 0, restored: 0, kept: 0 };
  return { state: "queued", requestedBy, requestedAt: at.toISOString(), finishedAt: null, ...figures };
}
