import type { Collection, Document } from "mongodb";
import { LONG, type MongoDirectory } from "./mongo-directory.ts";

/** Begins the names of all scratch collections, whichever step they are of. */
const PREFIX = "recount_";

/** What counters should say, under their ids; fields that are left out are as they are of nothing. */
export interface CountedDocument extends Document {
  _id: string;
}

/**
 * Collections that the engine adds counts up in. They bear the number of their step, so that an aggregation whose process has
 * lost the lock, but which the server goes on with, writes over nothing that others read.
 */
export interface ScratchCounts {
  named(name: string): Collection<CountedDocument>;
  /** Groups documents of `source` into a collection of their own. The engine spills to disk what does not fit its memory. */
  group(
    source: Pick<Collection, "aggregate">,
    name: string,
    pipeline: Document[],
  ): Promise<Collection<CountedDocument>>;
  /** Removes those of every step. */
  dropAll(): Promise<void>;
}

export function createScratchCounts({ totals: { db } }: MongoDirectory, step: number): ScratchCounts {
  const named = (name: string) => db.collection<CountedDocument>(`${PREFIX}${step}_${name}`);
  return {
    named,
    async group(source, name, pipeline) {
      const into = named(name);
      const stages = [...pipeline, { $out: into.collectionName }];
      await source.aggregate(stages, { allowDiskUse: true, ...LONG }).toArray();
      return into;
    },
    async dropAll() {
      for await (const { name } of db.listCollections({}, { nameOnly: true })) {
        if (name.startsWith(PREFIX)) await db.collection(name).drop();
      }
    },
  };
}
