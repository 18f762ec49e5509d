import type { Db, Document } from "mongodb";

/** The content of each collection of a database, for tests. */
export type DatabaseContent = ReadonlyMap<string, readonly Document[]>;

export async function contentOf(db: Db): Promise<DatabaseContent> {
  const names = await collectionsOf(db);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await db.collection(name).find().toArray()] as const)),
  );
}

/** Empties each collection that `content` knows, fills it again as it was, and drops all others. Indexes stay. */
export async function restoreContent(db: Db, content: DatabaseContent): Promise<void> {
  for (const name of await collectionsOf(db)) {
    const collection = db.collection(name);
    const documents = content.get(name);
    if (documents === undefined) {
      await collection.drop();
      continue;
    }
    await collection.deleteMany({});
    if (documents.length > 0) await collection.insertMany([...documents]);
  }
}

async function collectionsOf(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name).filter((name) => !name.startsWith("system."));
}
