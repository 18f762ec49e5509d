import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { keysOf } from "../../rules/draft-keys.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { findByKeys } from "./import-snapshot.ts";

/** The drafts whose keys belong to a business, deleted or not, with that business. */
export async function findKnown(
  { identityKeys, businesses }: MongoDirectory,
  drafts: readonly BusinessDraft[],
): Promise<{ draft: BusinessDraft; business: BusinessDocument }[]> {
  const keys = [...new Set(drafts.flatMap(keysOf))];
  const claims = await identityKeys.find({ _id: { $in: keys } }, BOUNDED).toArray();
  const keyOwners = new Map(claims.map(({ _id, businessId }) => [_id, businessId]));
  const ids = [...new Set(keyOwners.values())];
  const found = await businesses.find({ _id: { $in: ids } }, BOUNDED).toArray();
  const known = { keyOwners, businesses: new Map(found.map((business) => [business._id, business])) };
  return drafts.flatMap((draft) => {
    const business = findByKeys(known, draft)?.known;
    return business === undefined ? [] : [{ draft, business }];
  });
}
