import type { Collection, OptionalUnlessRequiredId } from "mongodb";
import { isOnlyDuplicateKeys } from "./connection/mongo-error.ts";

/** Inserts documents that do not exist yet and leaves the others alone. Returns whether all were new. */
export async function insertAbsent<D extends { _id: string }>(
  collection: Collection<D>,
  documents: readonly OptionalUnlessRequiredId<D>[],
): Promise<boolean> {
  if (documents.length === 0) return true;
  try {
    await collection.insertMany(documents, { ordered: false });
    return true;
  } catch (error) {
    if (!isOnlyDuplicateKeys(error)) throw error;
    return false;
  }
}
