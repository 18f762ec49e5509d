import type { Collection } from "mongodb";
import { businessIdOf } from "../../domain/business-identity.ts";
import { collisionSlug } from "../../domain/slug.ts";
import type { BusinessDraft } from "../../ports/business-store.ts";
import { keysOf } from "../draft-keys.ts";
import { wantedSlug } from "../draft-record.ts";
import type { BusinessDocument, ClaimDocument, TouchedDocument } from "./documents.ts";
import { jobEntryId, partsOfEntryId } from "./job-ranges.ts";
import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";

/** What the base knew, before a batch, of everything that its drafts may meet. */
export interface ImportSnapshot {
  /** Id of the business that has the key; the claim may stand before its business does. */
  keyOwners: Map<string, string>;
  slugOwners: Map<string, string>;
  businesses: Map<string, BusinessDocument>;
  touched: Map<string, TouchedDocument>;
}

const ADDRESS_PREFIX = "addr:";

export function isAddressKey(key: string): boolean {
  return key.startsWith(ADDRESS_PREFIX);
}

/** The ids a draft may get if none of its keys is known, in the order they are tried. */
export function newIdsOf(keys: readonly string[]): string[] {
  const firstLasting = keys.findIndex((key) => !isAddressKey(key));
  const tried = firstLasting < 0 ? keys : keys.slice(0, firstLasting + 1);
  const ids = tried.map(businessIdOf);
  return firstLasting < 0 ? [...ids, businessIdOf(keys.join("\u0000"))] : ids;
}

/** The slugs a new business may get, in the order they are tried. */
export function newSlugsOf(draft: BusinessDraft, id: string): string[] {
  const wanted = wantedSlug(draft);
  return [wanted, collisionSlug(wanted, id), `${wanted}-${id}`];
}

/** Of a dry run also the keys that it remembers, and no slugs, which it gives to nobody. */
export async function readSnapshot(
  directory: MongoDirectory,
  jobId: string,
  drafts: readonly BusinessDraft[],
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportSnapshot> {
  const keys = drafts.flatMap(keysOf);
  const keyOwners = await readClaims(directory.identityKeys, keys);
  if (isDryRun) await addRemembered(directory, jobId, { keys, keyOwners });
  const ids = [...new Set([...keyOwners.values(), ...drafts.flatMap((draft) => newIdsOf(keysOf(draft)))])];
  const options = { batchSize: ids.length + 1, ...BOUNDED };
  const [businesses, touched] = await Promise.all([
    directory.businesses.find({ _id: { $in: ids } }, options).toArray(),
    directory.importTouched.find({ _id: { $in: ids.map((id) => jobEntryId(jobId, id)) } }, options).toArray(),
  ]);
  const known = new Map(businesses.map((business) => [business._id, business]));
  const slugs = drafts
    .filter((draft) => !isDryRun && isNew(draft, keyOwners, known))
    .flatMap((draft) => slugsToRead(draft, keyOwners));
  return {
    keyOwners,
    slugOwners: await readClaims(directory.slugs, slugs),
    businesses: known,
    touched: new Map(touched.map((document) => [document._id, document])),
  };
}

/** What is stored stands before what the dry run remembers. */
async function addRemembered(
  { dryRunKeys }: MongoDirectory,
  jobId: string,
  { keys, keyOwners }: { keys: readonly string[]; keyOwners: Map<string, string> },
): Promise<void> {
  const remembered = await readClaims(
    dryRunKeys,
    keys.map((key) => jobEntryId(jobId, key)),
  );
  for (const [id, businessId] of remembered) {
    const key = partsOfEntryId(id).entry;
    if (!keyOwners.has(key)) keyOwners.set(key, businessId);
  }
}

/** Whether some id of the draft has no business yet; then it may become one and need a slug. */
function isNew(
  draft: BusinessDraft,
  keyOwners: ReadonlyMap<string, string>,
  businesses: ReadonlyMap<string, BusinessDocument>,
): boolean {
  return idsOf(draft, keyOwners).some((id) => !businesses.has(id));
}

function slugsToRead(draft: BusinessDraft, keyOwners: ReadonlyMap<string, string>): string[] {
  return idsOf(draft, keyOwners).flatMap((id) => newSlugsOf(draft, id));
}

function idsOf(draft: BusinessDraft, keyOwners: ReadonlyMap<string, string>): string[] {
  const keys = keysOf(draft);
  const owners = keys.flatMap((key) => keyOwners.get(key) ?? []);
  return [...new Set([...owners, ...newIdsOf(keys)])];
}

async function readClaims<D extends ClaimDocument>(
  collection: Collection<D>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const claimed: Collection<ClaimDocument> = collection.db.collection(collection.collectionName);
  const options = { batchSize: ids.length + 1, ...BOUNDED };
  const claims = await claimed.find({ _id: { $in: [...new Set(ids)] } }, options).toArray();
  return new Map(claims.map(({ _id, businessId }) => [_id, businessId]));
}
