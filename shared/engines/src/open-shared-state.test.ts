import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { expect, it } from "vitest";
import { openSharedState } from "./open-engines.ts";
import { openSearchIndex } from "./open-search-index.ts";

const redis = await reachEngine("redis");
const meilisearch = await reachEngine("meilisearch");

it.skipIf(!redis.isFound || !meilisearch.isFound)(
  "with the URLs of a cluster, gateways share version and counters through Redis, and searches go to Meilisearch",
  async () => {
    const config = {
      DATA_DIR: "/nowhere",
      MONGODB_URL: "mongodb://not-asked-here",
      MEILI_URL: meilisearch.url,
      MEILI_API_KEY: meilisearch.apiKey,
      REDIS_URL: redis.url,
    };
    const [first, second] = await Promise.all([openSharedState(config), openSharedState(config)]);
    await first.rateLimits?.hit("a", 60_000);
    expect(await second.rateLimits?.hit("a", 60_000)).toMatchObject({ count: 2 });
    const raised = await first.datasetVersion.raise();
    expect(await second.datasetVersion.current()).toBe(raised);
    await Promise.all([first.close(), second.close()]);

    const index = await openSearchIndex(config, "writer");
    expect(await index.status()).toEqual({ documents: 0, isReady: false });
    await index.close();
  },
);
