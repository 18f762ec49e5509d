import type { Collection, Document } from "mongodb";
import { LONG, type MongoDirectory } from "../mongo-directory.ts";

/** The name prefix of all scratch collections. */
const PREFIX = "recount_";

/** Expected counters by id; omitted fields have the value of an empty counter. */
export interface CountedDocument extends Document {
  _id: string;
}

/**
 * Collections in which the engine sums up counts. Their names include the step, so that an aggregation that outlives its process's lock
 * overwrites nothing others read.
 */
export interface ScratchCounts {
  named(name: string): Collection<CountedDocument>;
  /** Groups documents of `source` into a scratch collection. The engine spills to disk what exceeds its memory. */
  group(
    source: Pick<Collection, "aggregate">,
    name: string,
    pipeline: Document[],
  ): Promise<Collection<CountedDocument>>;
  /** Drops those of every step. */
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
