import { join } from "node:path";
import { clusterConfigOf, type EngineConfig } from "@meridian/engines/engine-config";
import { openMongodb } from "@meridian/engines/mongodb/open-mongodb";
import { openDirectoryDatabase } from "@meridian/engines/sqlite/database/open-directory-database";

/** All rows of every table or collection of a small directory, as JSON. */
export async function everyTable(config: EngineConfig): Promise<Record<string, string[]>> {
  const cluster = clusterConfigOf(config);
  return cluster === undefined ? tablesOf(config.DATA_DIR) : collectionsOf(cluster.mongodbUrl);
}

function tablesOf(dataDir: string): Record<string, string[]> {
  const db = openDirectoryDatabase(join(dataDir, "directory.db"));
  try {
    const tables = db.sql("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'").all();
    return Object.fromEntries(
      tables.map(({ name }) => [name, db.sql(`SELECT * FROM "${name}"`).all().map(asText).sort()]),
    );
  } finally {
    db.close();
  }
}

async function collectionsOf(mongodbUrl: string): Promise<Record<string, string[]>> {
  const { db, close } = await openMongodb(mongodbUrl);
  try {
    const tables: Record<string, string[]> = {};
    for (const { collectionName } of await db.collections()) {
      tables[collectionName] = (await db.collection(collectionName).find().toArray()).map(asText).sort();
    }
    return tables;
  } finally {
    await close();
  }
}

function asText(row: object): string {
  return JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value));
}
