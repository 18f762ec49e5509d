import type { Business } from "@meridian/contracts/businesses/business";
import { refusal } from "@meridian/platform/app-error";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { NewBusiness } from "@meridian/ports/businesses/business-editor";
import { draftOfNew, newStateOf, newTimesOf } from "../../rules/draft-record.ts";
import { pauseBefore } from "../connection/retry.ts";
import type { BusinessDocument } from "../documents.ts";
import { NO_GIVER } from "../imports/giving-jobs.ts";
import { readSnapshot } from "../imports/import-snapshot.ts";
import { planImport } from "../imports/plan/plan-import.ts";
import type { BusinessChange, PlannedDraft } from "../imports/plan/planned-draft.ts";
import { insertAbsent } from "../insert-absent.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { toBusiness } from "./business-document.ts";
import type { BusinessScope } from "./business-scope.ts";
import type { WriteTime } from "./business-writes.ts";
import { markOf } from "./index-marks.ts";

/** How often a creation is planned again after a write conflict. */
const MAX_ROUNDS = 8;
/** No import has this id and no business is older, so only identity keys reveal an existing business. */
const NO_JOB = {
  jobId: "",
  jobCreatedAt: 0,
  restoresDeleted: false,
  isHeld: false,
  publishes: undefined,
  giving: NO_GIVER,
};

export type Creation = Extract<BusinessChange, { kind: "create" }>;

/** A business as first stored. */
export function newDocumentOf(
  { id, draft }: Pick<PlannedDraft, "id" | "draft">,
  { slug, content }: Creation,
  { now, mark }: WriteTime,
): BusinessDocument {
  const fresh = { ...newStateOf(draft), ...newTimesOf(draft, now), revision: 1, mark };
  return { _id: id, slug, ...content, ...fresh, uncounted: 1, counted: { isStored: false }, countedStep: 0 };
}

/** Creates a business as an import does: every claim first, then the business. See `BusinessEditor.create`. */
export async function createBusiness(
  { directory, places, clock }: BusinessScope,
  created: NewBusiness,
): Promise<{ business: Business; isNew: boolean }> {
  const draft = draftOfNew(created);
  await places.followRules();
  await places.ensure([{ fields: draft.fields, place: places.placeOf(draft.fields) }]);
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    if (round > 1) await pauseBefore(round);
    const planned = await planOne({ directory, places }, draft);
    if (planned.change?.kind !== "create") {
      const known = await directory.businesses.findOne({ _id: planned.id }, BOUNDED);
      if (known !== null) return { business: toBusiness(known), isNew: false };
      continue;
    }
    if (!(await claimAll(directory, planned))) continue;
    const now = clock().getTime();
    const document = newDocumentOf(planned, planned.change, { now, mark: markOf(now, 0) });
    if (await insertAbsent(directory.businesses, [document])) return { business: toBusiness(document), isNew: true };
  }
  throw refusal("unavailable", {
    tr: "Aynı işletme başka bir yerden yazılıyor. Lütfen yeniden deneyin.",
    en: "Another process is writing the same business. Please try again.",
  });
}

async function planOne(
  { directory, places }: Pick<BusinessScope, "directory" | "places">,
  draft: BusinessDraft,
): Promise<PlannedDraft> {
  const job = { ...NO_JOB, places };
  const snapshot = await readSnapshot(directory, job, [draft], { isDryRun: false });
  const [planned] = planImport(snapshot, job, [draft]);
  if (planned === undefined) throw new Error("The draft was not planned");
  return planned;
}

/** False if another business took one of the keys or the slug first. */
async function claimAll({ identityKeys, slugs }: MongoDirectory, planned: PlannedDraft): Promise<boolean> {
  const { id, keyClaims, slugClaims } = planned;
  await insertAbsent(identityKeys, keyClaims);
  await insertAbsent(slugs, slugClaims);
  const keys = await identityKeys.find({ _id: { $in: keyClaims.map(({ _id }) => _id) } }, BOUNDED).toArray();
  const claimed = await slugs.find({ _id: { $in: slugClaims.map(({ _id }) => _id) } }, BOUNDED).toArray();
  return [...keys, ...claimed].every(({ businessId }) => businessId === id);
}
