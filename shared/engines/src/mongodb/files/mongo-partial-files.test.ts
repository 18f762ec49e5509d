import { readFile } from "node:fs/promises";
import { HOUR_MS } from "@meridian/contracts/durations";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { Binary } from "mongodb";
import { describe, expect, it } from "vitest";
import { openMongodb } from "../open-mongodb.ts";
import { withNewDatabase } from "../testing/mongodb-under-test.ts";
import { createMongoFileStore } from "./mongo-file-store.ts";

const mongodb = await reachEngine("mongodb");

const soon = new Date(Date.now() + HOUR_MS);
const MB = 1024 * 1024;
const GOOD = Buffer.alloc(3 * MB, "good ");
const BAD = Buffer.alloc(3 * MB, "of a sender that was taken for dead ");

describe.skipIf(!mongodb.isFound)("parts of files on MongoDB", () => {
  it("writes of a process presumed dead are ignored", async () => {
    const { db, directory, close } = await openMongodb(withNewDatabase(mongodb.url));
    const [sleeper, other] = [createMongoFileStore(db), createMongoFileStore(db)];
    const { id } = await sleeper.beginPartial({ fileName: "a.csv", sizeBytes: GOOD.length, expiresAt: soon });
    const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>();
    async function* falteringOff() {
      yield GOOD.subarray(0, MB);
      await isAwake;
      yield BAD.subarray(MB);
    }
    const append = { offsetBytes: 0, expiresAt: soon };
    const late = expect(sleeper.appendPartial(id, falteringOff(), append)).rejects.toMatchObject({ code: "conflict" });
    await expect.poll(async () => (await other.findPartial(id))?.offsetBytes, { timeout: 20_000 }).toBe(MB);
    await directory.partialFiles.updateOne({ _id: id }, { $set: { heldUntil: 0 } });

    async function* rest() {
      yield GOOD.subarray(MB, 2 * MB);
      wake();
      await late;
      yield GOOD.subarray(2 * MB);
    }
    await other.appendPartial(id, rest(), { offsetBytes: MB, expiresAt: soon });
    const stored = await other.finishPartial(id, soon);
    const local = await other.openLocal(stored.id);
    expect((await readFile(local.path)).equals(GOOD)).toBe(true);
    await local.release();
    expect(await directory.partialPieces.countDocuments()).toBe(0);
    await db.dropDatabase();
    await close();
  });

  it("uncounted leftover pieces are skipped", async () => {
    const { db, directory, close } = await openMongodb(withNewDatabase(mongodb.url));
    const files = createMongoFileStore(db);
    const { id } = await files.beginPartial({ fileName: "a.csv", sizeBytes: 10, expiresAt: soon });
    async function* text(content: string) {
      yield Buffer.from(content);
    }
    await files.appendPartial(id, text("01234"), { offsetBytes: 0, expiresAt: soon });
    const { insertedIds } = await directory.partialPieces.insertMany(
      ["000000000003/999990", "000000000005/999999", "000000000007/999990"].map((place) => ({
        _id: `${id}/${place}`,
        bytes: new Binary(Buffer.from("torn")),
      })),
    );
    expect(Object.keys(insertedIds)).toHaveLength(3);
    await files.appendPartial(id, text("56789"), { offsetBytes: 5, expiresAt: soon });
    const local = await files.openLocal((await files.finishPartial(id, soon)).id);
    expect(await readFile(local.path, "utf8")).toBe("0123456789");
    await local.release();
    await db.dropDatabase();
    await close();
  });
});
