import type { AnyBulkWriteOperation } from "mongodb";
import { newDocumentOf } from "../../businesses/create-business.ts";
import { markOf } from "../../businesses/index-marks.ts";
import type { BusinessDocument } from "../../documents.ts";
import { countedOf } from "../../places/place-documents.ts";
import { openWritersAfter } from "../open-writers.ts";
import type { PlannedDraft } from "./planned-draft.ts";

interface WritingImport {
  jobId: string;
  /** In milliseconds. */
  now: number;
  /** See `readOpenWriters`. */
  openWriters: ReadonlySet<string>;
}

/** The write for one draft, void if the business has changed since it was read; none without a change. `at`: its place in the batch. */
export function plannedOperations(
  { jobId, now, openWriters }: WritingImport,
  { id, draft, change }: PlannedDraft,
  at: number,
): AnyBulkWriteOperation<BusinessDocument>[] {
  if (change === undefined) return [];
  const mark = markOf(now, at);
  const own = { importId: jobId, row: draft.row };
  if (change.kind === "create") {
    return [{ insertOne: { document: { ...newDocumentOf({ id, draft }, change, { now, mark }), source: own } } }];
  }
  const { fieldSources, ...content } = change.content;
  const { before } = change;
  const source = before.source?.importId === jobId ? before.source : own;
  const written = { ...content, source, updatedAt: now };
  const filter = { _id: id, revision: before.revision };
  const revision = before.revision + 1;
  const writers = openWritersAfter(before, openWriters);
  const overwritten = writers.length === 0 ? {} : { openWriters: writers };
  const isForgetting = writers.length === 0 && before.openWriters !== undefined;
  const forgotten = {
    ...(isForgetting ? { openWriters: "" as const } : {}),
    ...(fieldSources === undefined ? { fieldSources: "" as const } : {}),
  };
  if (change.kind === "restore") {
    const anew = { isApproved: draft.isApproved ?? true, lockedFields: [], uncounted: 1 as const, ...overwritten };
    return [
      {
        updateOne: {
          filter,
          update: {
            $set: { ...written, ...anew, revision },
            $unset: { deletedAt: "", deletionKind: "", ...forgotten },
            $min: { mark },
          },
        },
      },
    ];
  }
  const isCountedAlike = JSON.stringify(countedOf(before)) === JSON.stringify(countedOf({ ...before, ...written }));
  const uncounted = isCountedAlike ? {} : { uncounted: 1 as const };
  const givers = fieldSources === undefined ? {} : { fieldSources };
  const $set = { ...written, ...givers, revision, ...uncounted, ...overwritten };
  const update = { $set, $min: { mark }, ...(Object.keys(forgotten).length === 0 ? {} : { $unset: forgotten }) };
  return [{ updateOne: { filter, update } }];
}
