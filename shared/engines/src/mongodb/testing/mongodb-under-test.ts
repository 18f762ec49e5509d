import { randomBytes } from "node:crypto";
import { MongoClient } from "mongodb";
import { z } from "zod";

const SERVER_SELECTION_TIMEOUT_MS = 10_000;

/** The connection string with a new database. */
export function withNewDatabase(url: string): string {
  const name = `meridian_test_${randomBytes(6).toString("hex")}`;
  return url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`);
}

/** As the server reports it, without touching data. */
export function readMongodbVersion(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { version } = z.object({ version: z.string() }).parse(await client.db("admin").command({ buildInfo: 1 }));
    return version;
  });
}

/** Drops the database the connection string names. */
export async function dropDatabaseOf(url: string): Promise<void> {
  await withClient(url, (client) => client.db().dropDatabase());
}

async function withClient<T>(url: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
