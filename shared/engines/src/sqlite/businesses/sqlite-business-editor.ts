import type { Business } from "@meridian/contracts/businesses/business";
import { locksAfterApproval } from "@meridian/domain/businesses/approval-lock";
import { refusal } from "@meridian/platform/app-error";
import type { BusinessEdit, BusinessEditor, NewBusiness } from "@meridian/ports/businesses/business-editor";
import { keysOf } from "../../rules/draft-keys.ts";
import { draftOfNew } from "../../rules/draft-record.ts";
import { BUSINESS_CHANGED, NO_SUCH_BUSINESS } from "../../rules/engine-texts.ts";
import { firstRowArray, numberOf, type SqlRow } from "../database/sql-row.ts";
import { openGivingJobs } from "../imports/giving-jobs.ts";
import { createBusiness } from "../imports/import-writer.ts";
import { openNewBusinesses } from "../imports/new-businesses.ts";
import { createDimensions } from "../places/dimensions.ts";
import { createRollupDeltas } from "../rollups/rollup-deltas.ts";
import { openBatchKeys } from "./business-keys.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";
import { type BusinessState, markUnindexed, replaceBusiness, stateOf } from "./business-writes.ts";
import { editedState } from "./edited-state.ts";
import { claimsOf, mergeBusinesses, splitBusinesses } from "./merge-businesses.ts";
import type { SqliteStoreOptions } from "./sqlite-business-store.ts";

export function createSqliteBusinessEditor({ db, clock, ...placing }: SqliteStoreOptions): BusinessEditor {
  const dimensions = createDimensions(db, placing);

  function read(id: string): SqlRow | undefined {
    return firstRowArray(db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE id = ?`), id);
  }

  function readExisting(id: string): SqlRow | undefined {
    const row = read(id);
    return row?.[15] === null ? row : undefined;
  }

  /** Applies `change` to each business; undefined leaves it unchanged. */
  function changeAll(
    ids: readonly string[],
    change: (row: SqlRow, state: BusinessState) => BusinessState | undefined,
  ): string[] {
    return db.write(() => {
      const deltas = createRollupDeltas(db);
      const scope = { db, dimensions, deltas, now: clock().getTime() };
      const changed = [...new Set(ids)].filter((id) => {
        const row = read(id);
        const next = row === undefined ? undefined : change(row, stateOf(row));
        if (row === undefined || next === undefined) return false;
        replaceBusiness(scope, row, next);
        return true;
      });
      deltas.flush();
      return changed;
    });
  }

  function create(created: NewBusiness): { business: Business; isNew: boolean } {
    const draft = draftOfNew(created);
    const draftKeys = keysOf(draft);
    return db.write(() => {
      const keys = openBatchKeys(db, draftKeys);
      const known = keys.find(draftKeys, draft.fields);
      if (known !== undefined) return { business: decodeBusiness(known), isNew: false };
      const deltas = createRollupDeltas(db);
      const newBusinesses = openNewBusinesses(db);
      const scope = { db, dimensions, deltas, now: clock().getTime(), jobId: null, newBusinesses, created: [] };
      const n = createBusiness(scope, draft, draftKeys);
      newBusinesses.store();
      keys.add(draftKeys, n);
      keys.flush();
      markUnindexed(db, n);
      deltas.flush();
      const row = firstRowArray(db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`), n);
      if (row === undefined) throw new Error("The business was not stored");
      return { business: decodeBusiness(row), isNew: true };
    });
  }

  function edit(wanted: BusinessEdit): Business {
    changeAll([wanted.id], (row, state) => {
      if (state.deletedAt !== null) return undefined;
      if (numberOf(row[10]) !== wanted.revision) throw refusal("conflict", BUSINESS_CHANGED);
      return editedState(row, wanted, openGivingJobs(db));
    });
    return readEdited(wanted.id);
  }

  function readEdited(id: string): Business {
    const row = readExisting(id);
    if (row === undefined) throw refusal("not_found", NO_SUCH_BUSINESS);
    return decodeBusiness(row);
  }

  function withApproval(row: SqlRow, state: BusinessState, isApproved: boolean): BusinessState {
    const locks = locksAfterApproval(decodeBusiness(row).lockedFields, isApproved);
    return { ...state, isApproved, lockedFields: locks.length === 0 ? null : JSON.stringify(locks) };
  }

  return {
    async find(id) {
      const row = readExisting(id);
      return row === undefined ? undefined : decodeBusiness(row);
    },
    create: async (created) => create(created),
    edit: async (wanted) => edit(wanted),
    setApproved: async (ids, isApproved) =>
      changeAll(ids, (row, state) =>
        state.deletedAt === null && state.isApproved !== isApproved ? withApproval(row, state, isApproved) : undefined,
      ),
    async remove(ids) {
      await db.roomInLog();
      const deletedAt = clock().getTime();
      return changeAll(ids, (_, state) => (state.deletedAt === null ? { ...state, deletedAt } : undefined));
    },
    async restore(ids) {
      await db.roomInLog();
      return changeAll(ids, (_, state) =>
        state.deletedAt === null ? undefined : { ...state, deletedAt: null, deletionKind: null },
      );
    },
    async setBlocked(ids, isBlocked) {
      await db.roomInLog();
      const now = clock().getTime();
      return changeAll(ids, (_, state) => {
        if ((state.deletionKind === "blocked") === isBlocked) return undefined;
        if (isBlocked) return { ...state, deletedAt: state.deletedAt ?? now, deletionKind: "blocked" };
        return { ...state, deletedAt: now, deletionKind: null };
      });
    },
    async merge(merge) {
      db.write(() => {
        const deltas = createRollupDeltas(db);
        mergeBusinesses({ db, dimensions, deltas, now: clock().getTime() }, merge);
        deltas.flush();
      });
      return readEdited(merge.keep.id);
    },
    async claimsOf(id) {
      const row = readExisting(id);
      if (row === undefined) throw refusal("not_found", NO_SUCH_BUSINESS);
      return claimsOf(db, row);
    },
    async split(split) {
      db.write(() => {
        const deltas = createRollupDeltas(db);
        splitBusinesses({ db, dimensions, deltas, now: clock().getTime() }, split);
        deltas.flush();
      });
      return readEdited(split.removedId);
    },
  };
}
