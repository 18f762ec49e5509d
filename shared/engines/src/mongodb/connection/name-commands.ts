import { currentWorkName, currentWorkSignal } from "@meridian/platform/request-context";
import type { Db } from "mongodb";
import type { PendingCommands } from "./pending-commands.ts";

/** The position of the options in each method that sends a command. */
const OPTIONS_AT: Readonly<Record<string, number>> = {
  aggregate: 1,
  bulkWrite: 1,
  countDocuments: 1,
  deleteMany: 1,
  deleteOne: 1,
  distinct: 2,
  drop: 0,
  estimatedDocumentCount: 0,
  find: 1,
  findOne: 1,
  findOneAndDelete: 1,
  findOneAndReplace: 2,
  findOneAndUpdate: 2,
  indexes: 0,
  insertMany: 1,
  insertOne: 1,
  listIndexes: 0,
  replaceOne: 2,
  updateMany: 2,
  updateOne: 2,
};

/** Reads can be aborted: the server stops working for a closed connection. */
const READS: ReadonlySet<PropertyKey> = new Set(["aggregate", "countDocuments", "find", "findOne"]);

/**
 * The database `current` returns, whose commands carry the request or job they serve as a comment, which the server logs. Reads are aborted
 * when that work is. It and its collections may be kept: each call goes to the current database and is ended by `settle`.
 */
export function nameCommands(current: () => Db, { settle }: Pick<PendingCommands, "settle">): Db {
  const named = new Proxy(current(), {
    get(_first, name) {
      const db = current();
      const member: unknown = Reflect.get(db, name, db);
      if (typeof member !== "function") return member;
      if (name === "listCollections") {
        return (...parameters: unknown[]) => Reflect.apply(member, db, ofCurrentWork(parameters, 1, true));
      }
      if (name !== "collection") return (...parameters: unknown[]) => Reflect.apply(member, db, parameters);
      return (...parameters: unknown[]) => namedCollection(currentCollection(current, parameters), () => named, settle);
    },
  });
  return named;
}

/** Reopened whenever another database has become current. */
function currentCollection(current: () => Db, parameters: readonly unknown[]): () => object {
  let openedIn: Db | undefined;
  let collection: object;
  return () => {
    const db = current();
    if (db !== openedIn) {
      openedIn = db;
      collection = Reflect.apply(db.collection, db, parameters);
    }
    return collection;
  };
}

function namedCollection(current: () => object, db: () => Db, settle: PendingCommands["settle"]): object {
  return new Proxy(current(), {
    get(_first, name) {
      if (name === "db") return db();
      const collection = current();
      const member: unknown = Reflect.get(collection, name, collection);
      if (typeof member !== "function") return member;
      const at = typeof name === "string" ? OPTIONS_AT[name] : undefined;
      if (at === undefined) return (...parameters: unknown[]) => Reflect.apply(member, collection, parameters);
      return (...parameters: unknown[]) => {
        const work = ofCurrentWork(parameters, at, READS.has(name));
        return settle(Reflect.apply(member, collection, work), maxTimeOf(parameters[at]));
      };
    },
  });
}

function maxTimeOf(options: unknown): number {
  const hasLimit = typeof options === "object" && options !== null && "maxTimeMS" in options;
  return hasLimit ? Number(options.maxTimeMS) : 0;
}

function ofCurrentWork(parameters: readonly unknown[], at: number, isRead: boolean): unknown[] {
  const named = [...parameters];
  const comment = currentWorkName();
  if (comment === undefined) return named;
  const work = isRead ? { comment, signal: currentWorkSignal() } : { comment };
  const options = named[at];
  named[at] = typeof options === "object" && options !== null ? { ...work, ...options } : work;
  return named;
}
