import { businessIdOf, isDoubtfulKey } from "@meridian/domain/businesses/identity/business-identity";
import { keyHolds } from "@meridian/domain/businesses/identity/same-business";
import { slugChoicesOf } from "@meridian/domain/text/slug";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { Collection } from "mongodb";
import { keysOf } from "../../rules/draft-keys.ts";
import { wantedSlug } from "../../rules/draft-record.ts";
import type { BusinessDocument, ClaimDocument, TouchedDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { jobEntryId, partsOfEntryId } from "./job-ranges.ts";
import type { AskingImport } from "./read-candidates.ts";
import { findSimilar, type SimilarIds } from "./similar-businesses.ts";
import type { ChangeDocument } from "./undo/undo-documents.ts";

/** What the store knew before a batch about everything its drafts may touch. */
export interface ImportSnapshot {
  /** The business id that owns the key; the claim may exist before its business. */
  keyOwners: Map<string, string>;
  slugOwners: Map<string, string>;
  businesses: Map<string, BusinessDocument>;
  touched: Map<string, TouchedDocument>;
  /** What the import recorded of these businesses for an undo. */
  notes: Map<string, ChangeDocument>;
  /** For drafts without a known key; see `findSimilar`. */
  similar: Map<BusinessDraft, SimilarIds>;
}

/** The ids a draft without known keys may get, in the order they are tried. */
export function newIdsOf(keys: readonly string[]): string[] {
  const firstLasting = keys.findIndex((key) => !isDoubtfulKey(key));
  const tried = firstLasting < 0 ? keys : keys.slice(0, firstLasting + 1);
  const ids = tried.map(businessIdOf);
  return firstLasting < 0 ? [...ids, businessIdOf(keys.join("\u0000"))] : ids;
}

/** The slugs a new business may get, in the order they are tried. */
export function newSlugsOf(draft: BusinessDraft, id: string): string[] {
  return slugChoicesOf(wantedSlug(draft), id);
}

/** For a dry run, includes the keys it remembers, but no slugs, which it never assigns. */
export async function readSnapshot(
  directory: MongoDirectory,
  job: AskingImport,
  drafts: readonly BusinessDraft[],
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportSnapshot> {
  const keys = drafts.flatMap(keysOf);
  const keyOwners = await readClaims(directory.identityKeys, keys);
  if (isDryRun) await addRemembered(directory, job.jobId, { keys, keyOwners });
  const ids = [...new Set([...keyOwners.values(), ...drafts.flatMap((draft) => newIdsOf(keysOf(draft)))])];
  const known = await readKnown(directory, job, ids);
  const unknown = drafts.filter(
    (draft) => draft.isRepeat !== true && findByKeys({ keyOwners, ...known }, draft) === undefined,
  );
  const similar = await findSimilar(directory, job, unknown);
  const met = await readKnown(directory, job, [
    ...new Set([...similar.values()].flatMap(({ same, doubtful }) => [...same, ...doubtful].map(({ id }) => id))),
  ]);
  const businesses = new Map([...known.businesses, ...met.businesses]);
  const slugs = drafts
    .filter((draft) => !isDryRun && isNew(draft, keyOwners, businesses))
    .flatMap((draft) => slugsToRead(draft, keyOwners));
  return {
    keyOwners,
    slugOwners: await readClaims(directory.slugs, slugs),
    businesses,
    touched: new Map([...known.touched, ...met.touched]),
    notes: await readNotes(directory, known.touched),
    similar,
  };
}

/**
 * The business of the first known key that applies to the row (`keyHolds`). A key claimed for a business that was never written (its import
 * was interrupted) gives its id to the next one.
 */
export function findByKeys(
  { keyOwners, businesses }: Pick<ImportSnapshot, "keyOwners" | "businesses">,
  draft: BusinessDraft,
): { id: string; known: BusinessDocument | undefined } | undefined {
  for (const key of keysOf(draft)) {
    const id = keyOwners.get(key);
    if (id === undefined) continue;
    const known = businesses.get(id);
    if (!isDoubtfulKey(key) || (known !== undefined && keyHolds(key, draft.fields, known.fields))) return { id, known };
  }
  return undefined;
}

/** The stored businesses and the import's decisions about them. */
async function readKnown(
  { businesses, importTouched }: MongoDirectory,
  { jobId }: AskingImport,
  ids: readonly string[],
): Promise<Pick<ImportSnapshot, "businesses" | "touched">> {
  if (ids.length === 0) return { businesses: new Map(), touched: new Map() };
  const options = { batchSize: ids.length + 1, ...BOUNDED };
  const [found, touched] = await Promise.all([
    businesses.find({ _id: { $in: [...ids] } }, options).toArray(),
    importTouched.find({ _id: { $in: ids.map((id) => jobEntryId(jobId, id)) } }, options).toArray(),
  ]);
  return {
    businesses: new Map(found.map((business) => [business._id, business])),
    touched: new Map(touched.map((document) => [document._id, document])),
  };
}

async function readNotes(
  { importChanges }: MongoDirectory,
  touched: ReadonlyMap<string, TouchedDocument>,
): Promise<Map<string, ChangeDocument>> {
  if (touched.size === 0) return new Map();
  const options = { batchSize: touched.size + 1, ...BOUNDED };
  const notes = await importChanges.find({ _id: { $in: [...touched.keys()] } }, options).toArray();
  return new Map(notes.map((note) => [note._id, note]));
}

/** Stored values take precedence over what the dry run remembers. */
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

/** Whether some id of the draft has no business yet; it may then create one and need a slug. */
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
