import { formerFieldsOf } from "../../rules/former-fields.ts";
import type { BusinessDocument } from "../documents.ts";
import { insertAbsent } from "../insert-absent.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { jobEntryId } from "./job-ranges.ts";
import type { BusinessChange, PlannedDraft } from "./plan/planned-draft.ts";
import type { BeforeImage, ChangeDocument } from "./undo/undo-documents.ts";

/**
 * Records what the import is about to change. Revisions only rise: an existing record with a higher one comes from a later attempt, and one
 * with the same has the same content, so both stay even if a stale process wakes up.
 */
export async function noteChanges(
  { importChanges }: MongoDirectory,
  jobId: string,
  planned: readonly PlannedDraft[],
): Promise<void> {
  const notes = planned.flatMap(({ id, change }) => (change === undefined ? [] : [noteOf(jobId, id, change)]));
  if (await insertAbsent(importChanges, notes)) return;
  await importChanges.bulkWrite(
    notes.map(({ _id, ...replacement }) => ({
      replaceOne: { filter: { _id, revision: { $lt: replacement.revision } }, replacement },
    })),
    { ordered: false },
  );
}

/** Removes records of attempts that lost to another import and changed nothing. */
export async function dropVoidNotes(
  { importChanges }: MongoDirectory,
  jobId: string,
  planned: readonly PlannedDraft[],
): Promise<void> {
  const operations = planned.flatMap(({ id, unchangedAgain }) => {
    if (unchangedAgain === undefined) return [];
    return [{ deleteOne: { filter: { _id: jobEntryId(jobId, id), revision: { $lte: unchangedAgain.revision } } } }];
  });
  if (operations.length > 0) await importChanges.bulkWrite(operations, { ordered: false });
}

function noteOf(jobId: string, id: string, change: BusinessChange): ChangeDocument {
  const _id = jobEntryId(jobId, id);
  if (change.kind === "create") return { _id, revision: 1 };
  if (change.fills?.note !== undefined) return change.fills.note;
  const image = imageOf(change.before, change.content.fields);
  const approval = change.content.isApproved === undefined ? {} : { isApproved: change.before.isApproved };
  return { _id, revision: change.before.revision + 1, before: { ...image, ...approval } };
}

function imageOf(
  {
    revision,
    popularity,
    source,
    fieldSources,
    fields,
    isApproved,
    lockedFields,
    deletedAt,
    deletionKind,
  }: BusinessDocument,
  after: BusinessDocument["fields"],
): BeforeImage {
  const image: BeforeImage = { revision, popularity, fields: formerFieldsOf(fields, after) };
  if (source !== undefined) image.source = source;
  if (fieldSources !== undefined) image.fieldSources = fieldSources;
  if (deletedAt !== undefined) {
    image.trashed = { isApproved, lockedFields, deletedAt, ...(deletionKind === undefined ? {} : { deletionKind }) };
  }
  return image;
}
