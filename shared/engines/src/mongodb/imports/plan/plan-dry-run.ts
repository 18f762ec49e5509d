import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { PlannedRow } from "@meridian/ports/businesses/import-batch";
import { changedFieldsOf } from "../../../rules/former-fields.ts";
import { derivedOf } from "../../businesses/business-document.ts";
import type { TouchedDocument } from "../../documents.ts";
import { insertAbsent } from "../../insert-absent.ts";
import type { MongoDirectory } from "../../mongo-directory.ts";
import type { ImportScope } from "../apply-import.ts";
import { readGiving } from "../giving-jobs.ts";
import { type ImportSnapshot, readSnapshot } from "../import-snapshot.ts";
import { jobEntryId, partsOfEntryId } from "../job-ranges.ts";
import type { AskingImport } from "../read-candidates.ts";
import { planImport } from "./plan-import.ts";
import { originOf, type PlannedDraft, type PlanningJob } from "./planned-draft.ts";
import { previewCreated } from "./preview-created.ts";

/**
 * What `applyImport` would do with the drafts after all earlier ones. Writes only what later drafts of the dry run need: the keys that
 * would be claimed and the businesses touched. Repeating it gives the same result.
 */
export async function planDryRun(
  directory: MongoDirectory,
  job: Omit<PlanningJob, "giving"> & Pick<ImportScope, "giver"> & AskingImport,
  drafts: readonly BusinessDraft[],
): Promise<PlannedRow[]> {
  const { jobId } = job;
  const snapshot = await readSnapshot(directory, job, drafts, { isDryRun: true });
  const stored = new Set(snapshot.businesses.keys());
  applyRemembered(snapshot, drafts);
  const giving = await readGiving(directory, job.giver, snapshot.businesses.values());
  const planned = planImport(snapshot, { ...job, giving, isDryRun: true }, drafts);
  await remember(directory, jobId, planned);
  return planned.map((each) => plannedRowOf(each, stored));
}

/** Adds what the dry run remembers to the snapshot, except about these drafts themselves. */
function applyRemembered({ businesses, touched }: ImportSnapshot, drafts: readonly BusinessDraft[]): void {
  const origins = new Set(drafts.map(originOf));
  for (const { _id, origin, placeId } of touched.values()) {
    if (origins.has(origin)) continue;
    const id = partsOfEntryId(_id).entry;
    const known = businesses.get(id);
    const learnt = placeId === undefined ? {} : { placeId };
    if (known === undefined) businesses.set(id, rememberedBusiness(id, { ...UNNAMED, ...learnt }));
    else businesses.set(id, { ...known, fields: { ...known.fields, ...learnt } });
  }
}

const UNNAMED: BusinessFields = { name: "", subtypes: [], reviews: 0, verified: false, status: "operational" };

function rememberedBusiness(id: string, fields: BusinessFields) {
  return previewCreated(id, id, { ...derivedOf(fields, true, {}), fields });
}

async function remember(
  { dryRunKeys, importTouched }: MongoDirectory,
  jobId: string,
  planned: readonly PlannedDraft[],
): Promise<void> {
  const claims = planned.flatMap(({ keyClaims }) => keyClaims);
  await insertAbsent(
    dryRunKeys,
    claims.map(({ _id, businessId }) => ({ _id: jobEntryId(jobId, _id), jobId, businessId })),
  );
  await insertAbsent(importTouched, planned.flatMap(touchedOf));
}

function touchedOf({ touched, change }: PlannedDraft): TouchedDocument[] {
  if (touched === undefined) return [];
  const placeId = change?.content.fields.placeId;
  return [placeId === undefined ? touched : { ...touched, placeId }];
}

function plannedRowOf(
  { draft, id, outcome, isOutranked, change }: PlannedDraft,
  stored: ReadonlySet<string>,
): PlannedRow {
  const isRewrite = change?.kind === "rewrite";
  return {
    row: draft.row,
    id: stored.has(id) ? id : undefined,
    outcome: outcome === "filled" ? "duplicate" : outcome,
    isOutranked,
    changedFields: isRewrite ? changedFieldsOf(change.before.fields, change.content.fields) : [],
  };
}
