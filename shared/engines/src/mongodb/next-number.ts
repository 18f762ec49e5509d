import { isDuplicateKey } from "./connection/mongo-error.ts";
import type { CounterDocument } from "./documents.ts";
import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";

/** The next number of a sequence, each given once; gaps are possible. */
export async function nextNumber({ counters }: MongoDirectory, of: CounterDocument["_id"]): Promise<number> {
  const raise = () =>
    counters.findOneAndUpdate({ _id: of }, { $inc: { n: 1 } }, { upsert: true, returnDocument: "after", ...BOUNDED });
  const counter = await raise().catch((error: unknown) => {
    // Of two concurrent upserts, the loser finds the counter created.
    if (!isDuplicateKey(error)) throw error;
    return raise();
  });
  if (counter === null) throw new Error(`The counter ${of} was not stored`);
  return counter.n;
}
