import { undoneBusinessSchema } from "@meridian/contracts/imports/ingest-api";
import { refusal } from "@meridian/platform/app-error";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import type { ImportUndoStore, UndoBatchResult } from "@meridian/ports/imports/import-undo";
import { OTHERS_WRITE } from "../../../rules/engine-texts.ts";
import type { BusinessScope } from "../../businesses/business-scope.ts";
import { markOf } from "../../businesses/index-marks.ts";
import { pauseBefore, withRetries } from "../../connection/retry.ts";
import type { ImportJobDocument } from "../../documents.ts";
import { insertAbsent } from "../../insert-absent.ts";
import { BOUNDED, type MongoDirectory } from "../../mongo-directory.ts";
import { lostJob, undoneBy } from "../import-job-document.ts";
import { entriesOf, jobEntryId, partsOfEntryId } from "../job-ranges.ts";
import { readOpenWriters } from "../open-writers.ts";
import { ignoreEngineFailure } from "../write-import-batch.ts";
import { changeAsWritten, changeBelow, type Reversal, revertChange } from "./revert-change.ts";
import type { ChangeDocument, UndoneDocument } from "./undo-documents.ts";

/** Rounds of deciding changes again after write conflicts. */
const MAX_ROUNDS = 8;

interface Decided {
  change: ChangeDocument;
  taking: Reversal;
}

export function createMongoImportUndoStore(options: BusinessScope): ImportUndoStore {
  return withRetries<ImportUndoStore>({
    undoBatch: (lease, limit) => undoBatch(options, lease, limit),
    listUndone: (jobId, query) => listUndone(options.directory, jobId, query),
  });
}

/**
 * Undoes a batch without a transaction. Everything before the last write is idempotent: businesses remember this undo while it is open. The
 * last write adds the counts and advances the checkpoint, if the lease is still held; the batch's records are removed after it.
 */
async function undoBatch(options: BusinessScope, lease: JobLease, limit: number): Promise<UndoBatchResult> {
  const { directory, places, rollups } = options;
  const job = await undoJobOf(directory, lease);
  await places.followRules();
  const { undoneUpTo = "" } = job;
  const wanted = Math.max(1, limit);
  const read = { sort: { _id: 1 }, limit: wanted + 1, batchSize: wanted + 2, ...BOUNDED } as const;
  const found = await directory.importChanges.find(entriesOf(job._id, undoneUpTo), read).toArray();
  const changes = found.slice(0, wanted);
  const decided = await revertChanges(options, changes, job._id);
  await freeEarlierChanges(directory, decided);
  const undone = decided.flatMap((each) => undoneOf(job._id, each));
  await insertAbsent(directory.importUndone, undone);
  const done = { removed: 0, restored: 0, kept: 0 };
  for (const { outcome } of undone) done[outcome] += 1;
  const last = changes.at(-1);
  const doneUpTo = last === undefined ? undoneUpTo : partsOfEntryId(last._id).entry;
  await moveOn(directory, lease, { job, doneUpTo, done });
  await directory.importChanges.deleteMany({
    _id: { $gt: jobEntryId(job._id, ""), $lte: jobEntryId(job._id, doneUpTo) },
  });
  await rollups.advance().catch(ignoreEngineFailure);
  return { ...done, isDone: found.length <= wanted };
}

async function undoJobOf({ importJobs }: MongoDirectory, lease: JobLease): Promise<ImportJobDocument> {
  const job = await importJobs.findOne(undoneBy(lease), BOUNDED);
  if (job === null) throw lostJob();
  return job;
}

async function revertChanges(
  { directory, places, clock }: BusinessScope,
  changes: readonly ChangeDocument[],
  jobId: string,
): Promise<Decided[]> {
  const settled: Decided[] = [];
  let open = changes;
  for (let round = 1; open.length > 0; round++) {
    if (round > MAX_ROUNDS) throw refusal("unavailable", OTHERS_WRITE);
    if (round > 1) await pauseBefore(round);
    const decided = await decide(directory, open, jobId);
    const now = clock().getTime();
    const writes = decided.flatMap(({ taking }, at) =>
      taking.kind === "taken" ? (taking.write?.({ now, mark: markOf(now, at) }, places.placeOf) ?? []) : [],
    );
    await places.ensure(writes.map(({ updateOne }) => updateOne.update.$set));
    const matched =
      writes.length === 0 ? 0 : (await directory.businesses.bulkWrite(writes, { ordered: false })).matchedCount;
    const isSettled = ({ taking }: Decided) =>
      matched === writes.length || taking.kind !== "taken" || taking.write === undefined;
    settled.push(...decided.filter(isSettled));
    open = decided.filter((each) => !isSettled(each)).map(({ change }) => change);
  }
  return settled;
}

async function decide(
  directory: MongoDirectory,
  changes: readonly ChangeDocument[],
  jobId: string,
): Promise<Decided[]> {
  const ids = changes.map(({ _id }) => partsOfEntryId(_id).entry);
  const options = { batchSize: ids.length + 1, ...BOUNDED };
  const businesses = await directory.businesses.find({ _id: { $in: ids } }, options).toArray();
  const known = new Map(businesses.map((business) => [business._id, business]));
  const open = await readOpenWriters(directory, businesses, jobId);
  return changes.map((noted, at) => {
    const business = known.get(ids[at] ?? "");
    const change = changeAsWritten(noted, business);
    return { change, taking: revertChange(change, business, open) };
  });
}

/** See `changeBelow`. One that has moved on stays as it is. */
async function freeEarlierChanges({ importChanges }: MongoDirectory, decided: readonly Decided[]): Promise<void> {
  const operations = decided.flatMap(({ change, taking }) => {
    const below = taking.kind === "taken" ? changeBelow(change) : undefined;
    if (below === undefined) return [];
    const filter = { _id: below._id, revision: below.before.revision };
    return [{ updateOne: { filter, update: { $set: { revision: below.revision } } } }];
  });
  if (operations.length > 0) await importChanges.bulkWrite(operations, { ordered: false });
}

function undoneOf(jobId: string, { change: { _id }, taking }: Decided): UndoneDocument[] {
  if (taking.kind === "void") return [];
  if (taking.kind === "kept") return [{ _id, jobId, outcome: "kept", reason: taking.reason }];
  return [{ _id, jobId, outcome: taking.outcome, reason: null }];
}

async function moveOn(
  directory: MongoDirectory,
  lease: JobLease,
  { job, doneUpTo, done }: { job: ImportJobDocument; doneUpTo: string; done: Omit<UndoBatchResult, "isDone"> },
): Promise<void> {
  const { undoneUpTo = "", undo } = job;
  if (undo === null || doneUpTo === undoneUpTo) return;
  const { matchedCount } = await directory.importJobs.updateOne(
    { ...undoneBy(lease), undoneUpTo },
    {
      $set: {
        undoneUpTo: doneUpTo,
        attempts: 0,
        "undo.removed": undo.removed + done.removed,
        "undo.restored": undo.restored + done.restored,
        "undo.kept": undo.kept + done.kept,
      },
    },
  );
  if (matchedCount > 0) return;
  // The driver retried a write whose response was lost: it had already succeeded.
  if ((await undoJobOf(directory, lease)).undoneUpTo !== doneUpTo) throw lostJob();
}

async function listUndone(
  { importUndone, businesses }: MongoDirectory,
  jobId: string,
  { outcome, afterId, limit }: Parameters<ImportUndoStore["listUndone"]>[1],
): ReturnType<ImportUndoStore["listUndone"]> {
  if (limit <= 0) return [];
  const options = { sort: { _id: 1 }, limit, batchSize: limit + 1, ...BOUNDED } as const;
  const ofJob = entriesOf(jobId, afterId);
  const found = await (outcome === undefined
    ? importUndone.find(ofJob, options)
    : importUndone.find({ jobId, outcome, ...ofJob }, { hint: "by_outcome", ...options })
  ).toArray();
  const ids = found.map(({ _id }) => partsOfEntryId(_id).entry);
  const shown = { projection: { "fields.name": 1, slug: 1 }, batchSize: ids.length + 1, ...BOUNDED } as const;
  const known = new Map(
    (await businesses.find({ _id: { $in: ids } }, shown).toArray()).map((business) => [business._id, business]),
  );
  return found.flatMap(({ outcome: became, reason }, at) => {
    const business = known.get(ids[at] ?? "");
    if (business === undefined) return [];
    const { _id: id, fields, slug } = business;
    return [undoneBusinessSchema.parse({ id, name: fields.name, slug, outcome: became, reason })];
  });
}
