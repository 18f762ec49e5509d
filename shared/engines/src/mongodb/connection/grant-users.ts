import { type Db, MongoClient } from "mongodb";
import { BOUNDED } from "../mongo-directory.ts";

export type MongodbAction =
  | "find"
  | "insert"
  | "update"
  | "remove"
  | "listIndexes"
  | "createIndex"
  | "createCollection"
  | "dropCollection"
  | "listCollections"
  | "dbStats";

export interface MongodbRight {
  collections: readonly string[] | "all collections";
  actions: readonly MongodbAction[];
}

export interface MongodbUser {
  name: string;
  password: string;
  rights: readonly MongodbRight[];
}

const CONNECT_TIMEOUT_MS = 30_000;

/**
 * Creates the database users, or updates the passwords and rights of existing ones. Each has a role named after it. `url` belongs to a user
 * allowed to do so.
 */
export async function grantUsers(url: string, users: readonly MongodbUser[]): Promise<void> {
  const client = new MongoClient(url, { appName: "meridian", serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS });
  try {
    const db = client.db();
    for (const { name, password, rights } of users) {
      await put(db, "Role", name, { privileges: rights.flatMap((right) => privilegesOf(db, right)), roles: [] });
      await put(db, "User", name, { pwd: password, roles: [{ role: name, db: db.databaseName }] });
    }
  } finally {
    await client.close();
  }
}

async function put(db: Db, kind: "Role" | "User", name: string, content: object): Promise<void> {
  const list = `${kind.toLowerCase()}s`;
  const found = await db.command({ [`${list}Info`]: name, ...BOUNDED });
  await db.command({ [`${found[list].length === 0 ? "create" : "update"}${kind}`]: name, ...content, ...BOUNDED });
}

/** Without a collection name MongoDB grants access to every collection except system ones. */
function privilegesOf(db: Db, { collections, actions }: MongodbRight) {
  const names = collections === "all collections" ? [""] : collections;
  return names.map((collection) => ({ resource: { db: db.databaseName, collection }, actions }));
}
