import type { EndpointBody } from "@meridian/contracts/endpoint";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { decideImport as decideImportCall } from "@meridian/contracts/imports/ingest-api";
import { hasChanged, hasEnded, isHeld } from "@meridian/domain/imports/import-progress";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import { refusal, text } from "../messages/text.ts";
import { readFileFacts } from "../upload/stored-file-facts.ts";
import { type QueueImportDeps, queueImport } from "./queue-import.ts";

export type ImportDecision = EndpointBody<typeof decideImportCall>;

export interface DecideImportDeps extends QueueImportDeps {
  jobs: ImportJobStore;
  undo: (id: string, actor: string) => Promise<ImportJob>;
}

/**
 * Decides about a held import. Publishing reads the file again as an import of its own, which can be undone: it approves what the held
 * import created and applies the changes it withheld. Correcting undoes the held import first; undos run before imports. Repeating an
 * interrupted decision does no harm.
 */
export async function decideImport(
  deps: DecideImportDeps,
  held: ImportJob,
  { actor, ...choice }: { actor: string; decision: ImportDecision },
): Promise<ImportJob> {
  const { jobs, files } = deps;
  const { decision } = choice;
  if (!isHeld(held) || !hasEnded(held)) throw refusal("conflict", text("not_held"));
  if (decision.decision === "discard") {
    const taken = hasChanged(held) ? await deps.undo(held.id, actor) : held;
    await jobs.decideReview(held.id, { state: "discarded", decidedBy: actor, nextJobId: null });
    return taken;
  }
  const { fileName, batchSizeRows, restoresDeleted, sourceId } = held;
  const file = await readFileFacts(files, held.fileId);
  const isCorrection = decision.decision === "correct";
  const { columnChoices, headerRow, fileCountry, businessKind, businessName } = isCorrection ? decision : held;
  if (isCorrection && hasChanged(held)) await deps.undo(held.id, actor);
  const next = await queueImport(
    deps,
    {
      file,
      heldId: held.id,
      fileName,
      batchSizeRows,
      restoresDeleted,
      columnChoices,
      headerRow,
      fileCountry,
      businessKind,
      businessName,
      ...(isCorrection ? {} : { publishes: held.id }),
      ...(sourceId === undefined ? {} : { sourceId }),
    },
    actor,
  );
  const state = isCorrection ? "corrected" : "published";
  await jobs.decideReview(held.id, { state, decidedBy: actor, nextJobId: next.id });
  return next;
}
