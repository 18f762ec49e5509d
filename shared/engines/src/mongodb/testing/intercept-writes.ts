import type { Db } from "mongodb";

const WRITES: ReadonlySet<PropertyKey> = new Set([
  "insertOne",
  "insertMany",
  "updateOne",
  "updateMany",
  "deleteOne",
  "deleteMany",
  "bulkWrite",
  "findOneAndUpdate",
]);

/** Runs a write, numbered from 1, or fails instead. */
export type WriteHook = (number: number, write: () => Promise<unknown>) => Promise<unknown>;

/** The same database with every write passed to `hook`, for tests that interrupt a process. */
export function interceptWrites(db: Db, hook: WriteHook): Db {
  let made = 0;

  function intercepted<T extends object>(owner: T): T {
    return new Proxy(owner, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (name === "db") return interceptedDb;
        if (typeof member !== "function") return member;
        return (...parameters: unknown[]) => {
          const call = () => Reflect.apply(member, target, parameters);
          if (name === "collection") return intercepted(call());
          if (!WRITES.has(name)) return call();
          made += 1;
          return hook(made, async () => call());
        };
      },
    });
  }

  const interceptedDb = intercepted(db);
  return interceptedDb;
}
