import { newMatch } from "@meridian/domain/businesses/identity/match-pair";
import { refusal } from "@meridian/platform/app-error";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import type { Collection } from "mongodb";
import { OTHERS_WRITE } from "../../rules/engine-texts.ts";
import { type OutcomeOfDraft, outcomeOf } from "../../rules/import-outcomes.ts";
import type { DecidingImport } from "../../rules/merge-imported.ts";
import { describedBy, inTurn } from "../../rules/row-stamps.ts";
import { inLockOrder } from "../businesses/lock-order.ts";
import { isOnlyDuplicateKeys } from "../connection/mongo-error.ts";
import { pauseBefore } from "../connection/retry.ts";
import type { BusinessDocument, ClaimDocument, TouchedDocument } from "../documents.ts";
import { insertAbsent } from "../insert-absent.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { PlaceRegister } from "../places/place-register.ts";
import { readGiving } from "./giving-jobs.ts";
import { dropVoidNotes, noteChanges } from "./import-changes.ts";
import { type ImportSnapshot, readSnapshot } from "./import-snapshot.ts";
import { checkKnownRows, outcomeOfKnown, stampOf, touchOf } from "./known-rows.ts";
import { matchDocumentOf } from "./mongo-match-store.ts";
import { isWrittenBy, readOpenWriters } from "./open-writers.ts";
import { planImport } from "./plan/plan-import.ts";
import type { PlannedDraft } from "./plan/planned-draft.ts";
import { plannedOperations } from "./plan/planned-operations.ts";
import type { AskingImport } from "./read-candidates.ts";

/** Rounds of deciding drafts again after a conflict with another import. */
const MAX_ROUNDS = 8;

export interface ImportScope extends AskingImport, Omit<DecidingImport, "giving"> {
  directory: MongoDirectory;
  places: PlaceRegister;
  /** See `ImportJob`. */
  restoresDeleted: boolean;
  /** The import among others that give values. */
  giver: Parameters<typeof readGiving>[1];
  /** In milliseconds. */
  now: number;
}

/**
 * Writes the drafts of one batch idempotently: any process may repeat it after an interruption anywhere: first every claim (places, keys,
 * slugs), then the decision about each business and its previous state, then the businesses, each only if it is unchanged since it was
 * read. Drafts that lost to another import are decided again. Throws StaleRows before it has written anything.
 */
export async function applyImport(
  scope: ImportScope,
  drafts: readonly BusinessDraft[],
  known: readonly KnownRow[],
): Promise<AppliedImport> {
  const checked = await checkKnownRows(scope.directory, scope.jobId, known);
  const outcomes = new Map<BusinessDraft, OutcomeOfDraft>();
  const stamps = new Map<BusinessDraft, string | undefined>();
  const touchKnown = () =>
    noteTouched(
      scope.directory.importTouched,
      checked.map((row) => touchOf(row, scope.jobId)),
    );
  if (drafts.length === 0) await touchKnown();
  let open = drafts;
  for (let round = 1; open.length > 0; round++) {
    if (round > MAX_ROUNDS) throw refusal("unavailable", OTHERS_WRITE);
    if (round > 1) await pauseBefore(round);
    const snapshot = await readSnapshot(scope.directory, scope, open, { isDryRun: false });
    const giving = await readGiving(scope.directory, scope.giver, snapshot.businesses.values());
    const planned = planImport(snapshot, { ...scope, giving }, open, round === 1 ? checked : []);
    if (round === 1) await touchKnown();
    const openWriters = await readOpenWriters(scope.directory, overwrittenBy(planned), scope.jobId);
    await scope.places.ensure(planned.flatMap(({ change }) => (change === undefined ? [] : [change.content])));
    const lost = await writePlanned({ ...scope, openWriters }, planned);
    for (const entry of planned) {
      if (lost.has(entry.id)) continue;
      outcomes.set(entry.draft, outcomeOf(entry.draft, entry.outcome, entry.isOutranked));
      stamps.set(entry.draft, stampOfPlanned(snapshot, entry, scope.now));
    }
    open = planned.filter(({ id }) => lost.has(id)).map(({ draft }) => draft);
  }
  const take = inTurn(checked);
  const takeBefore = (draft: number) => take(draft).map(outcomeOfKnown);
  return {
    outcomes: [
      ...drafts.flatMap((draft, index) => [
        ...takeBefore(index),
        outcomes.get(draft) ?? outcomeOf(draft, "duplicate", false),
      ]),
      ...takeBefore(drafts.length),
    ],
    stamps: drafts.map((draft) => stamps.get(draft)),
  };
}

export interface AppliedImport {
  /** In the order of rows. */
  outcomes: OutcomeOfDraft[];
  /** For each draft; see `ImportBatchResult`. */
  stamps: (string | undefined)[];
}

/** Of the business as it was just written, or found the same: see `ImportBatchResult.stamps`. */
function stampOfPlanned(
  { keyOwners, businesses }: ImportSnapshot,
  planned: PlannedDraft,
  now: number,
): string | undefined {
  const { draft, id, outcome, change } = planned;
  if (describedBy(draft, planned, (key) => keyOwners.get(key)) !== id) return undefined;
  if (change === undefined) {
    const known = businesses.get(id);
    return outcome === "unchanged" && known?.fields.name === draft.fields.name ? stampOf(known) : undefined;
  }
  if (change.content.fields.name !== draft.fields.name) return undefined;
  const revision = change.kind === "create" ? 1 : change.before.revision + 1;
  return stampOf({ _id: id, revision, updatedAt: now });
}

interface RoundScope extends ImportScope {
  /** See `readOpenWriters`. */
  openWriters: ReadonlySet<string>;
}

function overwrittenBy(planned: readonly PlannedDraft[]): BusinessDocument[] {
  return planned.flatMap(({ change }) => (change === undefined || change.kind === "create" ? [] : [change.before]));
}

/** Returns the ids of the businesses another import wrote concurrently. */
async function writePlanned(scope: RoundScope, planned: readonly PlannedDraft[]): Promise<Set<string>> {
  const { identityKeys, slugs, importTouched, businessMatches } = scope.directory;
  const lost = new Set<string>();
  // Before its keys: a repetition finds the business by them and compares it with no other.
  const { jobId, now } = scope;
  const suspected = planned.flatMap(({ matches }) =>
    matches.map((pair) => newMatch({ ...pair, jobId }, new Date(now))),
  );
  await insertAbsent(businessMatches, suspected.map(matchDocumentOf));
  await claim(
    identityKeys,
    planned.flatMap(({ keyClaims }) => keyClaims),
    lost,
  );
  await claim(
    slugs,
    planned.flatMap(({ slugClaims }) => slugClaims),
    lost,
  );
  const won = planned.filter(({ id }) => !lost.has(id));
  await noteTouched(
    importTouched,
    won.flatMap(({ touched }) => touched ?? []),
  );
  await noteFilled(
    importTouched,
    won.flatMap(({ filled }) => filled ?? []),
  );
  await noteChanges(scope.directory, scope.jobId, won);
  await dropVoidNotes(scope.directory, scope.jobId, won);
  await writeBusinesses(scope, won, lost);
  await noteConfirmed(scope.directory, won);
  return lost;
}

/** Sources that come first confirm what others gave: the businesses stay as they are, and the values become theirs. */
async function noteConfirmed({ businesses }: MongoDirectory, planned: readonly PlannedDraft[]): Promise<void> {
  const operations = planned.flatMap(({ id, confirmed }) => {
    if (confirmed === undefined) return [];
    const { revision, fieldSources } = confirmed;
    const update = fieldSources === undefined ? { $unset: { fieldSources: "" as const } } : { $set: { fieldSources } };
    return [{ updateOne: { filter: { _id: id, revision }, update } }];
  });
  if (operations.length > 0) await businesses.bulkWrite(operations, { ordered: false });
}

async function claim(collection: Collection<ClaimDocument>, claims: ClaimDocument[], lost: Set<string>): Promise<void> {
  if (await insertAbsent(collection, claims)) return;
  const ids = claims.map(({ _id }) => _id);
  const stored = await collection.find({ _id: { $in: ids } }, BOUNDED).toArray();
  const owners = new Map(stored.map(({ _id, businessId }) => [_id, businessId]));
  for (const { _id, businessId } of claims) {
    if (owners.get(_id) !== businessId) lost.add(businessId);
  }
}

async function noteTouched(collection: Collection<TouchedDocument>, touched: TouchedDocument[]): Promise<void> {
  if (await insertAbsent(collection, touched)) return;
  await collection.bulkWrite(
    touched.map(({ _id, outcome, isOutranked }) => {
      const $set = { outcome, ...(isOutranked === undefined ? {} : { isOutranked }) };
      return { updateOne: { filter: { _id }, update: { $set } } };
    }),
    { ordered: false },
  );
}

async function noteFilled(
  collection: Collection<TouchedDocument>,
  filled: readonly { _id: string; origin: string }[],
): Promise<void> {
  if (filled.length === 0) return;
  await collection.bulkWrite(
    filled.map(({ _id, origin }) => {
      return { updateOne: { filter: { _id }, update: { $addToSet: { filledBy: origin } } } };
    }),
    { ordered: false },
  );
}

async function writeBusinesses(scope: RoundScope, planned: readonly PlannedDraft[], lost: Set<string>): Promise<void> {
  const changed = planned.filter(({ change }) => change !== undefined);
  if (changed.length === 0) return;
  const { businesses } = scope.directory;
  const writes = changed.map((entry, at) => ({ id: entry.id, operations: plannedOperations(scope, entry, at) }));
  const operations = inLockOrder(writes).flatMap((write) => write.operations);
  try {
    const { insertedCount, matchedCount } = await businesses.bulkWrite(operations, { ordered: false });
    if (insertedCount + matchedCount === operations.length) return;
  } catch (error) {
    if (!isOnlyDuplicateKeys(error)) throw error;
  }
  const ids = changed.map(({ id }) => id);
  const options = { projection: { source: 1, openWriters: 1, revision: 1 }, ...BOUNDED } as const;
  const found = await businesses.find({ _id: { $in: ids } }, options).toArray();
  const stored = new Map(found.map((business) => [business._id, business]));
  for (const { id, change } of changed) if (!isWritten(scope, change, stored.get(id))) lost.add(id);
}

/** An import that fills blanks wrote the business before: only the revision tells that it did again. */
function isWritten(
  { jobId }: RoundScope,
  change: PlannedDraft["change"],
  stored: Pick<BusinessDocument, "source" | "openWriters" | "revision"> | undefined,
): boolean {
  if (stored === undefined || !isWrittenBy(stored, jobId)) return false;
  if (change?.kind !== "rewrite" || change.fills === undefined) return true;
  return stored.source?.importId === jobId && stored.revision === change.before.revision + 1;
}
