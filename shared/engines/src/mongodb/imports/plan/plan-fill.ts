import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import { newStateOf } from "../../../rules/draft-record.ts";
import { formerFieldsOf } from "../../../rules/former-fields.ts";
import { fillDraft, type GivenBusiness } from "../../../rules/import-givers.ts";
import { areSameFields, storedFields } from "../../businesses/business-document.ts";
import type { BusinessDocument } from "../../documents.ts";
import { jobEntryId } from "../job-ranges.ts";
import type { ChangeDocument } from "../undo/undo-documents.ts";
import { createdContent, restoredContent, rewrittenContent } from "./change-content.ts";
import { type BusinessChange, originOf, type PlannedDraft, type PlanningJob, type PlanScope } from "./planned-draft.ts";

/**
 * Plans what a later draft of the import adds to its business: as part of the change by an earlier draft of the batch, or else as a change
 * of its own. One that an interrupted attempt counted as filling counts again.
 */
export function planFill({ snapshot, job, writers }: PlanScope, later: PlannedDraft): void {
  const { id, draft } = later;
  const current = snapshot.businesses.get(id);
  if (job.isDryRun === true || current === undefined) return;
  const _id = jobEntryId(job.jobId, id);
  const origin = originOf(draft);
  if (snapshot.touched.get(_id)?.filledBy?.includes(origin) === true) later.outcome = "filled";
  const writer = writers.get(id) ?? later;
  if (job.isHeld && writer.change === undefined && current.source?.importId !== job.jobId) return;
  const known = { ...current, ...givenBy(writer, job) };
  const { fields: filled, sources } = fillDraft(known, draft, job.giving);
  const fields = storedFields(filled);
  if (areSameFields(known.fields, fields)) return;
  const after = { fields, fieldSources: sources() };
  const change =
    writer.change === undefined
      ? fillingChange(job, current, { after, note: snapshot.notes.get(_id) })
      : extended(job, writer.change, { after, draft: writer.draft });
  if (change === undefined) return;
  writer.change = change;
  delete writer.confirmed;
  delete writer.unchangedAgain;
  writers.set(id, writer);
  snapshot.businesses.set(id, { ...current, fields });
  later.outcome = "filled";
  later.filled = { _id, origin };
}

interface Filled {
  fields: BusinessFields;
  fieldSources: FieldSources | undefined;
}

/** What the plan so far changes about who gave the values, and about locks. */
function givenBy({ draft, change, confirmed }: PlannedDraft, { giving }: PlanningJob): Partial<GivenBusiness> {
  const own = { all: giving.by.number };
  if (change === undefined) return confirmed === undefined ? {} : { fieldSources: confirmed.fieldSources };
  if (change.kind === "create") return { fieldSources: own, lockedFields: newStateOf(draft).lockedFields };
  if (change.kind === "restore") return { fieldSources: own, lockedFields: [] };
  return { fieldSources: change.content.fieldSources ?? own };
}

function extended(
  { places }: PlanningJob,
  change: BusinessChange,
  { after, draft: { derived: _, ...draft } }: { after: Filled; draft: PlannedDraft["draft"] },
): BusinessChange {
  if (change.kind === "create") return { ...change, content: createdContent(places, draft, after.fields) };
  if (change.kind === "restore") return { ...change, content: restoredContent(places, draft, after.fields) };
  const isApproving = change.content.isApproved === true;
  return { ...change, content: rewrittenContent(places, change.before, { ...after, isApproving }) };
}

/** Of a business that earlier batches may have changed; undefined if another change followed theirs. */
function fillingChange(
  { places }: PlanningJob,
  before: BusinessDocument,
  { after, note }: { after: Filled; note: ChangeDocument | undefined },
): BusinessChange | undefined {
  const { revision } = before;
  // By an attempt that was interrupted before it wrote the business.
  const isNoted = note?.revision === revision + 1;
  if (note !== undefined && note.revision !== revision && !isNoted) return undefined;
  const joined = note === undefined || isNoted ? note : joinedNote(note, before, after);
  const content = rewrittenContent(places, before, { ...after, isApproving: false });
  return { kind: "rewrite", before, content, fills: joined === undefined ? {} : { note: joined } };
}

function joinedNote(note: ChangeDocument, { revision, fields }: BusinessDocument, after: Filled): ChangeDocument {
  const joined = { ...note, revision: revision + 1, filledAfter: revision };
  if (note.before === undefined) return joined;
  const former = { ...formerFieldsOf(fields, after.fields), ...note.before.fields };
  return { ...joined, before: { ...note.before, fields: former } };
}
