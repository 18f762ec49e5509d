import { ConfigError } from "@meridian/platform/load-config";
import { expect, it } from "vitest";
import { clusterConfigOf, engineConfigSchema, sharedConfigOf } from "./engine-config.ts";

const MONGODB_URL = "mongodb://db/meridian";
const MEILI_URL = "http://search:7700";
const REDIS_URL = "redis://cache";

it("no URL chooses the embedded engines, all three the cluster", () => {
  expect(clusterConfigOf({ DATA_DIR: "d" })).toBeUndefined();
  expect(clusterConfigOf({ DATA_DIR: "d", MONGODB_URL, MEILI_URL, MEILI_API_KEY: "k", REDIS_URL })).toEqual({
    mongodbUrl: MONGODB_URL,
    meiliUrl: MEILI_URL,
    meiliApiKey: "k",
    meiliIndexPrefix: "",
    redisUrl: REDIS_URL,
    redisKeyPrefix: "meridian:",
  });
});

it("sites that share servers are separated by their prefixes", () => {
  const prefixes = { MEILI_INDEX_PREFIX: "north-", REDIS_KEY_PREFIX: "north:" };
  expect(clusterConfigOf({ DATA_DIR: "d", MONGODB_URL, MEILI_URL, REDIS_URL, ...prefixes })).toMatchObject({
    meiliIndexPrefix: "north-",
    redisKeyPrefix: "north:",
  });
});

it("an index prefix that Meilisearch would refuse is rejected at the start", () => {
  expect(engineConfigSchema.safeParse({ MEILI_INDEX_PREFIX: "north/" }).success).toBe(false);
  expect(engineConfigSchema.safeParse({ MEILI_INDEX_PREFIX: "north-1" }).success).toBe(true);
});

it.each([
  [{ MONGODB_URL }, "MEILI_URL and REDIS_URL"],
  [{ MEILI_URL }, "MONGODB_URL and REDIS_URL"],
  [{ REDIS_URL }, "MONGODB_URL and MEILI_URL"],
  [{ MONGODB_URL, MEILI_URL }, "REDIS_URL"],
  [{ MONGODB_URL, REDIS_URL }, "MEILI_URL"],
  [{ MEILI_URL, REDIS_URL }, "MONGODB_URL"],
])("only %j is rejected with the names of the missing settings", (urls, missing) => {
  const choose = () => clusterConfigOf({ DATA_DIR: "d", ...urls });
  expect(choose).toThrow(ConfigError);
  expect(choose).toThrow(`set ${missing} too, or none of them`);
});

it("a gateway of a cluster needs only Redis, and one without Redis needs nothing", () => {
  expect(sharedConfigOf({ DATA_DIR: "d", REDIS_URL })).toEqual({ redisUrl: REDIS_URL, redisKeyPrefix: "meridian:" });
  expect(sharedConfigOf({ DATA_DIR: "d" })).toBeUndefined();
  expect(() => sharedConfigOf({ DATA_DIR: "d", MONGODB_URL, MEILI_URL })).toThrow("set REDIS_URL too");
});
