import { availableParallelism } from "node:os";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { MongoClient } from "mongodb";
import { expect, it, onTestFinished } from "vitest";
import { readMongodbVersion, withNewDatabase } from "./mongodb-under-test.ts";

const DOCUMENTS = 400;
const { isFound, url } = await reachEngine("mongodb");

it.skipIf(!isFound)("the server under test answers a new process before long queries of others end", async () => {
  const client = new MongoClient(withNewDatabase(url));
  onTestFinished(async () => {
    await client.db().dropDatabase();
    await client.close();
  });
  const many = client.db().collection("many");
  await many.insertMany(Array.from({ length: DOCUMENTS }, (_, at) => ({ at })));
  const joined = [
    { $lookup: { from: "many", localField: "none", foreignField: "at", as: "all" } },
    { $lookup: { from: "many", localField: "at", foreignField: "none", as: "others" } },
    { $count: "count" },
  ];
  const ended: string[] = [];
  // One more than Netty starts threads.
  const queries = Array.from({ length: 2 * availableParallelism() + 1 }, async () => {
    await many.aggregate(joined).toArray();
    ended.push("query");
  });
  await readMongodbVersion(url);
  ended.push("new process");
  await Promise.all(queries);
  expect(ended[0]).toBe("new process");
});
