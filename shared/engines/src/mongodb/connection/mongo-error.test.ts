import { randomBytes } from "node:crypto";
import { startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { refuseCommands } from "@meridian/testing/engines/mongo-refusal";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describe, expect, it } from "vitest";
import { openMongodb } from "../open-mongodb.ts";
import { withRetries } from "./retry.ts";

const ATTEMPTS = 3;
const { localPort } = await reachEngine("mongodb");

describe.skipIf(Number.isNaN(localPort))("a write to MongoDB is repeated, and unavailable when it fails again", () => {
  it.each([
    { code: 64, codeName: "WriteConcernTimeout", isWriteConcern: true },
    { code: 100, codeName: "UnsatisfiableWriteConcern", isWriteConcern: true },
    { code: 202, codeName: "NetworkInterfaceExceededTimeLimit" },
  ])("when it ends with $codeName", async (refusal) => {
    let refused = 0;
    let isRefusing = false;
    const refuse = refuseCommands(["update"], refusal, () => isRefusing);
    const way = await startEngineProxy({
      to: localPort,
      intercept(request, client) {
        const answer = refuse(request, client);
        if (answer !== undefined) refused += 1;
        return answer;
      },
    });
    const name = `meridian_test_${randomBytes(6).toString("hex")}`;
    const { db, directory, close } = await openMongodb(`mongodb://127.0.0.1:${way.port}/${name}?directConnection=true`);
    const change = { filter: { _id: "a" }, update: { $set: { businessId: "b" } } };
    const store = withRetries({
      writeOne: () => directory.slugs.updateOne(change.filter, change.update),
      writeMany: () => directory.slugs.bulkWrite([{ updateOne: change }]),
    });
    isRefusing = true;
    await expect(store.writeOne()).rejects.toMatchObject({ code: "unavailable" });
    expect(refused).toBe(ATTEMPTS);
    await expect(store.writeMany()).rejects.toMatchObject({ code: "unavailable" });
    expect(refused).toBe(2 * ATTEMPTS);
    await db.dropDatabase();
    await close();
    await way.close();
  });
});
