import type { Business } from "@meridian/contracts/businesses/business";
import { collisionSlug, slugChoicesOf } from "@meridian/domain/text/slug";
import { refusal } from "@meridian/platform/app-error";
import type {
  BusinessClaims,
  BusinessEdit,
  BusinessMerge,
  BusinessSplit,
} from "@meridian/ports/businesses/business-editor";
import { BUSINESS_CHANGED, NO_SLUG_LEFT, NO_SUCH_BUSINESS } from "../../rules/engine-texts.ts";
import { giversOf } from "../../rules/import-givers.ts";
import type { BusinessDocument } from "../documents.ts";
import { readGivingJobs } from "../imports/giving-jobs.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { replacementOf, stateOf } from "./business-writes.ts";
import { claimSlug } from "./claim-slug.ts";
import { markOf } from "./index-marks.ts";

export interface MergeScope {
  directory: MongoDirectory;
  edit: (edit: BusinessEdit) => Promise<Business>;
  /** In milliseconds. */
  now: number;
}

/**
 * Writes the merged business last, if it is unchanged since it was read: an interrupted merge can be repeated without a difference, and
 * until then its slug leads to the remaining one.
 */
export async function mergeBusinesses(
  { directory, edit, now }: MergeScope,
  { keep, removeId, removeRevision }: BusinessMerge,
): Promise<Business> {
  const { businesses, slugs, identityKeys } = directory;
  const removed = await businesses.findOne({ _id: removeId }, BOUNDED);
  if (removed === null || removed.deletedAt !== undefined) throw refusal("not_found", NO_SUCH_BUSINESS);
  if (removed.revision !== removeRevision) throw editConflict();
  const givenBy = giversOf(removed, await readGivingJobs(directory, [removed]));
  const slug = await newSlugFor(directory, removed);
  const kept = await edit({ givenBy, ...keep });
  await identityKeys.updateMany({ businessId: removeId }, { $set: { businessId: keep.id } });
  await slugs.updateMany({ businessId: removeId, _id: { $ne: slug } }, { $set: { businessId: keep.id } });
  const { updateOne } = replacementOf(removed, { ...stateOf(removed), deletedAt: now }, { now, mark: markOf(now, 1) });
  const $set = { ...updateOne.update.$set, slug };
  const { matchedCount } = await businesses.updateOne(updateOne.filter, { ...updateOne.update, $set });
  if (matchedCount === 0) throw editConflict();
  return kept;
}

export async function claimsOf(
  { slugs, identityKeys }: MongoDirectory,
  known: BusinessDocument,
): Promise<BusinessClaims> {
  const { _id: businessId, slug } = known;
  const [ownSlugs, keys] = await Promise.all([
    slugs.find({ businessId, _id: { $ne: slug } }, BOUNDED).toArray(),
    identityKeys.find({ businessId }, BOUNDED).toArray(),
  ]);
  return { slug, formerSlugs: ownSlugs.map(({ _id }) => _id), identityKeys: keys.map(({ _id }) => _id) };
}

/** Writes the business last: until then it stays in the trash, and the split can be repeated. */
export async function splitBusinesses(
  { directory, now }: Pick<MergeScope, "directory" | "now">,
  { keepId, removedId, slug, formerSlugs, identityKeys: keys }: BusinessSplit,
): Promise<void> {
  const { businesses, slugs, identityKeys } = directory;
  const removed = await businesses.findOne({ _id: removedId }, BOUNDED);
  if (removed === null) throw refusal("not_found", NO_SUCH_BUSINESS);
  if (removed.deletedAt === undefined) throw editConflict();
  const back = { $set: { businessId: removedId } };
  await identityKeys.updateMany({ _id: { $in: keys }, businessId: keepId }, back);
  // Rows with these keys are no longer about it: their stamps must not hold.
  await businesses.updateOne({ _id: keepId }, { $set: { updatedAt: now } });
  await slugs.updateMany({ _id: { $in: [slug, ...formerSlugs] }, businessId: keepId }, back);
  const isOwn = (await slugs.findOne({ _id: slug, businessId: removedId }, BOUNDED)) !== null;
  const state = { ...stateOf(removed), deletedAt: undefined, deletionKind: undefined };
  const { updateOne } = replacementOf(removed, state, { now, mark: markOf(now, 1) });
  const $set = isOwn ? { ...updateOne.update.$set, slug } : updateOne.update.$set;
  const { matchedCount } = await businesses.updateOne(updateOne.filter, { ...updateOne.update, $set });
  if (matchedCount === 0) throw editConflict();
}

async function newSlugFor(directory: MongoDirectory, { _id: id, slug }: BusinessDocument): Promise<string> {
  const choices = slugChoicesOf(collisionSlug(slug, id), id);
  const claimed = await claimSlug(directory, choices, id);
  if (claimed === undefined) throw refusal("conflict", NO_SLUG_LEFT);
  return claimed;
}

/** Another edit came first. */
export function editConflict(): Error {
  return refusal("conflict", BUSINESS_CHANGED);
}
