import { makeDraft } from "@meridian/testing/business-factory";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { LEASE_MS, startImport, startUndo } from "@meridian/testing/stores-under-test";
import type { Db, Document } from "mongodb";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Engines } from "../../../engines.ts";
import { createMongoBusinessEditor } from "../../businesses/mongo-business-editor.ts";
import { createMongoBusinessStore } from "../../businesses/mongo-business-store.ts";
import { directoryOf } from "../../mongo-directory.ts";
import { createPlaceRegister } from "../../places/place-register.ts";
import { createRollups } from "../../rollups/rollups.ts";
import { openMongoStoresUnderTest } from "../../testing/open-mongo-stores-under-test.ts";
import { createMongoImportJobStore } from "../mongo-import-job-store.ts";
import { createMongoImportUndoStore } from "./mongo-import-undo-store.ts";

/** Methods whose first parameter is a filter, and the position of their options. */
const OPTIONS_AT: Readonly<Record<string, number>> = {
  find: 1,
  findOne: 1,
  countDocuments: 1,
  updateOne: 2,
  updateMany: 2,
  findOneAndUpdate: 2,
  deleteOne: 1,
  deleteMany: 1,
};
const DRAFTS = 300;
/** Some servers report an id lookup as a scan, but name the index. */
const BY_INDEX = /IXSCAN|IDHACK|EXPRESS|CLUSTERED|"indexName"/;

interface Asked {
  collection: string;
  filter: Document;
  options: Document;
}

const { isFound, name, url } = await reachEngine("mongodb");

describe.skipIf(!isFound)(`queries on ${name}`, () => {
  it("undos, edits and dry runs find everything by an index", async (context) => {
    const test = await openMongoStoresUnderTest(url);
    onTestFinished(() => test.close());
    if (!(await explainsPlans(test.db))) return context.skip("this server does not explain what it does");
    const queries: Asked[] = [];
    const directory = directoryOf(recordQueries(test.db, (query) => queries.push(query)));
    const places = createPlaceRegister(directory);
    const writing = { directory, places, rollups: createRollups({ directory, places }), clock: test.clock.now };
    await useEverything({
      ...test.stores,
      businesses: createMongoBusinessStore(writing),
      editor: createMongoBusinessEditor(writing),
      importUndo: createMongoImportUndoStore(writing),
      importJobs: createMongoImportJobStore(writing),
    });
    const different = new Map(queries.map((query) => [shapeOf(query), query]));
    expect(different.size).toBeGreaterThan(20);
    for (const [shape, query] of different) {
      expect([shape, await planOf(test.db, query)]).toEqual([shape, expect.stringMatching(BY_INDEX)]);
    }
  }, 120_000);
});

async function useEverything(stores: Engines): Promise<void> {
  const { editor, importJobs, importUndo } = stores;
  const drafts = Array.from({ length: DRAFTS }, (_, index) => makeDraft(`p${index}`, {}, index + 2));
  const running = await startImport(stores);
  await running.write(drafts);
  await running.finish();
  const trial = await startImport(stores, { isDryRun: true });
  await trial.write(drafts.slice(0, 9));
  await trial.finish();
  const ids = (await stores.businesses.scan("", 5)).map(({ id }) => id);
  await editor.edit({ id: ids[0] ?? "", revision: 1, patch: { name: "By hand" } });
  await editor.setApproved(ids, false);
  await editor.remove(ids);
  await editor.restore(ids);
  const lease = await startUndo(stores, running.jobId);
  await importJobs.heartbeat(lease, LEASE_MS);
  await importJobs.findByFile("file-9");
  while (!(await importUndo.undoBatch(lease, 100)).isDone);
  await importJobs.finishUndo(lease);
  await importUndo.listUndone(running.jobId, { afterId: "", limit: 5 });
  await importUndo.listUndone(running.jobId, { outcome: "kept", afterId: "", limit: 5 });
}

/** The same database with every query reported to `tell`. */
function recordQueries(db: Db, tell: (queries: Asked) => void): Db {
  function recorded<T extends object>(owner: T, collection: string): T {
    return new Proxy(owner, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (name === "db") return recordedDb;
        if (typeof member !== "function") return member;
        return (...parameters: unknown[]) => {
          const result = Reflect.apply(member, target, parameters);
          if (name === "collection") return recorded(result, String(parameters[0]));
          const at = OPTIONS_AT[String(name)];
          if (at !== undefined)
            tell({ collection, filter: documentOf(parameters[0]), options: documentOf(parameters[at]) });
          return result;
        };
      },
    });
  }
  const recordedDb = recorded(db, "");
  return recordedDb;
}

function documentOf(value: unknown): Document {
  return typeof value === "object" && value !== null ? value : {};
}

async function planOf(db: Db, { collection, filter, options: { sort, hint } }: Asked): Promise<string> {
  const find = {
    find: collection,
    filter,
    ...(sort === undefined ? {} : { sort }),
    ...(hint === undefined ? {} : { hint }),
  };
  return JSON.stringify(await db.command({ explain: find, verbosity: "queryPlanner" }));
}

async function explainsPlans(db: Db): Promise<boolean> {
  const byId = { collection: "business", filter: { _id: "nobody" }, options: {} };
  const plan = await planOf(db, byId).catch(() => "");
  return BY_INDEX.test(plan);
}

/** The shape of a query without its values. */
function shapeOf({ collection, filter, options: { sort, hint } }: Asked): string {
  return `${collection} ${keysOf(filter)} ${JSON.stringify(sort ?? null)} ${JSON.stringify(hint ?? null)}`;
}

function keysOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[${keysOf(value[0])}]`;
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${keysOf(part)}`)
    .join(",")}}`;
}
