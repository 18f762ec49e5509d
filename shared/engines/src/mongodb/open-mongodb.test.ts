import { createServer } from "node:net";
import { ConfigError } from "@meridian/platform/load-config";
import { startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { refuseCommands } from "@meridian/testing/engines/mongo-refusal";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { BSON, MongoClient } from "mongodb";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Migration, migrate } from "./migrate.ts";
import { directoryMigrations } from "./migrations/directory-migrations.ts";
import { directoryOf } from "./mongo-directory.ts";
import { openMongodb } from "./open-mongodb.ts";
import { withNewDatabase } from "./testing/mongodb-under-test.ts";

const REPLY_HEADER_BYTES = 36;
const REPLY_OPCODE = 1;
const { isFound, name, url: serverUrl } = await reachEngine("mongodb");

it.each(["", "localhost:27017", "http://localhost:27017", "mongodb://", "mongodb://user:pa/ss@host"])(
  "%j is rejected as a connection string, without revealing a password",
  async (url) => {
    const opening = openMongodb(url);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow("MONGODB_URL is not a connection string");
    await expect(opening).rejects.not.toThrow("pa/ss");
  },
);

it("the start fails with the address and without the password if nobody answers", async () => {
  const opening = openMongodb("mongodb://admin:secret@127.0.0.1:1/meridian?serverSelectionTimeoutMS=300");
  await expect(opening).rejects.toThrow(/No MongoDB answered at 127\.0\.0\.1:1 within 0\.3 s.*Check that it runs/);
  await expect(opening).rejects.not.toThrow("secret");
});

it("a server that is too old is rejected with the required version", async () => {
  const port = await pretendServer({ maxWireVersion: 6, minWireVersion: 0, isWritablePrimary: true, ok: 1 });
  await expect(openMongodb(`mongodb://127.0.0.1:${port}/?serverSelectionTimeoutMS=2000`)).rejects.toThrow(
    /too old for this program.*needs version 5\.0 or newer/,
  );
});

describe.skipIf(!isFound)(`the schema on ${name}`, () => {
  async function newDatabase() {
    const url = withNewDatabase(serverUrl);
    const client = await new MongoClient(url).connect();
    const db = client.db();
    onTestFinished(async () => {
      await db.dropDatabase();
      await client.close();
    });
    return { url, db, schema: directoryOf(db).schema };
  }

  it("processes that start together on an empty database all find it migrated", async () => {
    const { url, schema } = await newDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openMongodb(url)));
    for (const { close } of opened) onTestFinished(close);
    expect(await schema.find().toArray()).toEqual([
      { _id: "directory", version: directoryMigrations.length, lockExpiresAt: 0 },
    ]);
  });

  it("a database of a newer program is rejected with both versions", async () => {
    const { url, schema } = await newDatabase();
    await schema.insertOne({ _id: "directory", version: 900, lockExpiresAt: 0 });
    await expect(openMongodb(url)).rejects.toThrow(
      `schema version 900, but this program knows only ${directoryMigrations.length}`,
    );
  });

  it("a current database can be opened by a user with read rights", async () => {
    const { url } = await newDatabase();
    onTestFinished((await openMongodb(url)).close);
    const { port, pathname } = new URL(url);
    const writes = ["insert", "update", "delete", "findAndModify", "createIndexes"];
    const intercept = refuseCommands(writes, { code: 13, codeName: "Unauthorized" });
    const way = await startEngineProxy({ to: Number(port), intercept });
    onTestFinished(way.close);
    onTestFinished((await openMongodb(`mongodb://127.0.0.1:${way.port}${pathname}?directConnection=true`)).close);
  });

  it("a database that another process migrates for too long stops the start", async () => {
    const { db, schema } = await newDatabase();
    await schema.insertOne({ _id: "directory", version: 1, lockToken: "other", lockExpiresAt: Date.now() + 60_000 });
    await expect(migrate(db, directoryMigrations, { waitMs: 300 })).rejects.toThrow(
      /half-migrated: another process has been at migration 2 \(places\)/,
    );
    expect(await schema.findOne({ _id: "directory" })).toMatchObject({ version: 1, lockToken: "other" });
  });

  it("a migration resumes after its process died", async () => {
    const { db, schema } = await newDatabase();
    await schema.insertOne({ _id: "directory", version: 1, lockToken: "dead", lockExpiresAt: Date.now() + 500 });
    await db.createCollection("business");
    const rest = directoryMigrations.slice(1);
    const none: Migration = { name: "businesses", indexes: [] };
    await migrate(db, [none, ...rest]);
    expect((await schema.findOne({ _id: "directory" }))?.version).toBe(directoryMigrations.length);
    expect((await db.collection("city").indexes()).map(({ name }) => name)).toContain("by_word");
  });

  it("a database that lost an index is rejected with its name", async () => {
    const { url, db, schema } = await newDatabase();
    onTestFinished((await openMongodb(url)).close);
    await db.collection("business").dropIndex("by_rank");
    await expect(openMongodb(url)).rejects.toThrow(/lacks the index\(es\) business\.by_rank\. To have them made anew/);
    await schema.updateOne({ _id: "directory" }, { $set: { version: 0 } });
    const again = await openMongodb(url);
    onTestFinished(again.close);
    expect((await again.directory.businesses.indexes()).map(({ name }) => name)).toContain("by_rank");
  });
});

/** Answers every request with one document, as a server of the old protocol does. */
async function pretendServer(answer: object): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (request) => {
      const body = BSON.serialize(answer);
      const reply = Buffer.alloc(REPLY_HEADER_BYTES);
      reply.writeInt32LE(REPLY_HEADER_BYTES + body.length, 0);
      reply.writeInt32LE(request.readInt32LE(4), 8);
      reply.writeInt32LE(REPLY_OPCODE, 12);
      reply.writeInt32LE(1, 32);
      socket.write(Buffer.concat([reply, body]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
