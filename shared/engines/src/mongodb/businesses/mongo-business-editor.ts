import { isDeepStrictEqual } from "node:util";
import type { Business } from "@meridian/contracts/businesses/business";
import { locksAfterApproval } from "@meridian/domain/businesses/approval-lock";
import { refusal } from "@meridian/platform/app-error";
import type { BusinessEdit, BusinessEditor } from "@meridian/ports/businesses/business-editor";
import { NO_SUCH_BUSINESS, OTHERS_WRITE } from "../../rules/engine-texts.ts";
import { sourcesAfterEdit } from "../../rules/import-givers.ts";
import { patchFields } from "../../rules/patch-fields.ts";
import { pauseBefore, withRetries } from "../connection/retry.ts";
import type { BusinessDocument } from "../documents.ts";
import { readGivingJobs } from "../imports/giving-jobs.ts";
import { ignoreEngineFailure } from "../imports/write-import-batch.ts";
import { BOUNDED } from "../mongo-directory.ts";
import { areSameFields, storedFields, toBusiness } from "./business-document.ts";
import type { BusinessScope } from "./business-scope.ts";
import { type BusinessState, replacementOf, stateOf } from "./business-writes.ts";
import { createBusiness } from "./create-business.ts";
import { markOf } from "./index-marks.ts";
import { claimsOf, editConflict, mergeBusinesses, splitBusinesses } from "./merge-businesses.ts";

const MAX_ROUNDS = 8;
const IDS_PER_WRITE = 500;

/** Writes are not retried after a connection failure: they may have succeeded and would be reported as a conflict. */
export function createMongoBusinessEditor({ directory, places, rollups, clock }: BusinessScope): BusinessEditor {
  const { businesses } = directory;

  async function readExisting(id: string): Promise<BusinessDocument> {
    const known = await businesses.findOne({ _id: id }, BOUNDED);
    if (known === null || known.deletedAt !== undefined) throw refusal("not_found", NO_SUCH_BUSINESS);
    return known;
  }

  async function edit({ id, revision, patch, lockedFields, givenBy }: BusinessEdit): Promise<Business> {
    const known = await readExisting(id);
    if (known.revision !== revision) throw editConflict();
    const fields = storedFields(patchFields(known.fields, patch));
    const locks = [...new Set(lockedFields ?? known.lockedFields)];
    if (areSameFields(known.fields, fields) && isDeepStrictEqual(known.lockedFields, locks)) return toBusiness(known);
    const now = clock().getTime();
    await places.followRules();
    const place = places.placeOf(fields);
    await places.ensure([{ fields, place }]);
    const jobs = await readGivingJobs(directory, [known]);
    const fieldSources = sourcesAfterEdit(known, fields, { jobs, given: givenBy });
    const { updateOne } = replacementOf(
      known,
      { ...stateOf(known), fields, place, lockedFields: locks, fieldSources },
      { now, mark: markOf(now, 0) },
    );
    const edited = await businesses.findOneAndUpdate(updateOne.filter, updateOne.update, {
      returnDocument: "after",
      ...BOUNDED,
    });
    if (edited === null) {
      await readExisting(id);
      throw editConflict();
    }
    await rollups.advance().catch(ignoreEngineFailure);
    return toBusiness(edited);
  }

  /** Applies `change` to each business; undefined leaves it unchanged. Returns the ids that changed. */
  async function changeAll(
    ids: readonly string[],
    change: (known: BusinessDocument, now: number) => BusinessState | undefined,
  ): Promise<string[]> {
    const wanted = [...new Set(ids)];
    const changed = new Set<string>();
    for (let start = 0; start < wanted.length; start += IDS_PER_WRITE) {
      for (const id of await changePart(wanted.slice(start, start + IDS_PER_WRITE), change)) changed.add(id);
    }
    if (changed.size > 0) await rollups.advance().catch(ignoreEngineFailure);
    return wanted.filter((id) => changed.has(id));
  }

  async function changePart(
    ids: readonly string[],
    change: (known: BusinessDocument, now: number) => BusinessState | undefined,
  ): Promise<string[]> {
    const now = clock().getTime();
    const changed: string[] = [];
    let open = ids;
    /** The revisions that the previous round was about to write, by id. */
    const tried = new Map<string, number>();
    for (let round = 1; open.length > 0; round++) {
      if (round > MAX_ROUNDS) throw refusal("unavailable", OTHERS_WRITE);
      if (round > 1) await pauseBefore(round);
      const known = await businesses
        .find({ _id: { $in: [...open] } }, { batchSize: open.length + 1, ...BOUNDED })
        .toArray();
      const writes = known.flatMap((business, at) => {
        const next = change(business, now);
        if (next !== undefined) return [replacementOf(business, next, { now, mark: markOf(now, at) })];
        if (tried.get(business._id) === business.revision && business.updatedAt === now) changed.push(business._id);
        return [];
      });
      if (writes.length === 0) return changed;
      const { matchedCount } = await businesses.bulkWrite(writes, { ordered: false });
      const written = writes.map(({ updateOne }) => updateOne.filter._id);
      if (matchedCount === writes.length) return [...changed, ...written];
      // One of them was written concurrently; the next read shows which.
      for (const { updateOne } of writes) tried.set(updateOne.filter._id, updateOne.update.$set.revision);
      open = written;
    }
    return changed;
  }

  return withRetries<BusinessEditor>(
    {
      async find(id) {
        const known = await businesses.findOne({ _id: id }, BOUNDED);
        return known === null || known.deletedAt !== undefined ? undefined : toBusiness(known);
      },
      async create(created) {
        const result = await createBusiness({ directory, places, rollups, clock }, created);
        if (result.isNew) await rollups.advance().catch(ignoreEngineFailure);
        return result;
      },
      edit,
      setApproved: (ids, isApproved) =>
        changeAll(ids, (known) =>
          known.deletedAt === undefined && known.isApproved !== isApproved
            ? { ...stateOf(known), isApproved, lockedFields: locksAfterApproval(known.lockedFields, isApproved) }
            : undefined,
        ),
      remove: (ids) =>
        changeAll(ids, (known, now) =>
          known.deletedAt === undefined ? { ...stateOf(known), deletedAt: now } : undefined,
        ),
      restore: (ids) =>
        changeAll(ids, (known) =>
          known.deletedAt === undefined
            ? undefined
            : { ...stateOf(known), deletedAt: undefined, deletionKind: undefined },
        ),
      setBlocked: (ids, isBlocked) =>
        changeAll(ids, (known, now) => {
          if ((known.deletionKind === "blocked") === isBlocked) return undefined;
          if (isBlocked) return { ...stateOf(known), deletedAt: known.deletedAt ?? now, deletionKind: "blocked" };
          return { ...stateOf(known), deletedAt: now, deletionKind: undefined };
        }),
      async merge(merge) {
        const kept = await mergeBusinesses({ directory, edit, now: clock().getTime() }, merge);
        await rollups.advance().catch(ignoreEngineFailure);
        return kept;
      },
      claimsOf: async (id) => claimsOf(directory, await readExisting(id)),
      async split(split) {
        await splitBusinesses({ directory, now: clock().getTime() }, split);
        await rollups.advance().catch(ignoreEngineFailure);
        return toBusiness(await readExisting(split.removedId));
      },
    },
    ["create", "edit", "setApproved", "remove", "restore", "setBlocked", "merge", "split"],
  );
}
