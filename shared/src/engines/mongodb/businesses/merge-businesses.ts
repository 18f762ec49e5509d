import type { Business } from "../../../contracts/business.ts";
import { collisionSlug } from "../../../domain/slug.ts";
import { refusal } from "../../../kernel/app-error.ts";
import type { BusinessEdit, BusinessMerge } from "../../../ports/business-editor.ts";
import { BUSINESS_CHANGED, NO_SUCH_BUSINESS } from "../../rules/engine-texts.ts";
import type { BusinessDocument } from "../documents.ts";
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
  const kept = await edit(keep);
  const slug = await newSlugFor(directory, removed);
  await identityKeys.updateMany({ businessId: removeId }, { $set: { businessId: keep.id } });
  await slugs.updateMany({ businessId: removeId, _id: { $ne: slug } }, { $set: { businessId: keep.id } });
  const { updateOne } = replacementOf(removed, { ...stateOf(removed), deletedAt: now }, { now, mark: markOf(now, 1) });
  const $set = { ...updateOne.update.$set, slug };
  const { matchedCount } = await businesses.updateOne(updateOne.filter, { ...updateOne.update, $set });
  if (matchedCount === 0) throw editConflict();
  return kept;
}

async function newSlugFor(directory: MongoDirectory, { _id: id, slug }: BusinessDocument): Promise<string> {
  const wanted = collisionSlug(slug, id);
  const claimed = await claimSlug(directory, [wanted, `${wanted}-${id}`], id);
  if (claimed === undefined)
    throw refusal("conflict", {
      tr: "İşletme için kullanılabilecek bir adres kalmadı.",
      en: "There is no slug left for the business.",
    });
  return claimed;
}

function editConflict(): Error {
  return refusal("conflict", BUSINESS_CHANGED);
}
