import type { Db } from "mongodb";
import { currentWorkName } from "../../kernel/request-context.ts";

/** Place of the options among the parameters of each method that sends a command. */
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

/** The same base, whose commands bear the name of the request or job they serve as their comment: the server logs it. */
export function nameCommands(db: Db): Db {
  const named = new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      if (name !== "collection") return (...parameters: unknown[]) => Reflect.apply(member, target, parameters);
      return (...parameters: unknown[]) => namedCollection(Reflect.apply(member, target, parameters), () => named);
    },
  });
  return named;
}

function namedCollection(collection: object, db: () => Db): object {
  return new Proxy(collection, {
    get(target, name) {
      if (name === "db") return db();
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const at = typeof name === "string" ? OPTIONS_AT[name] : undefined;
      if (at === undefined) return (...parameters: unknown[]) => Reflect.apply(member, target, parameters);
      return (...parameters: unknown[]) => Reflect.apply(member, target, withComment(parameters, at));
    },
  });
}

function withComment(parameters: readonly unknown[], at: number): unknown[] {
  const named = [...parameters];
  const comment = currentWorkName();
  if (comment === undefined) return named;
  const options = named[at];
  named[at] = typeof options === "object" && options !== null ? { comment, ...options } : { comment };
  return named;
}
