import { randomUUID } from "node:crypto";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describeSearchIndexContract } from "@meridian/testing/search/search-index.contract";
import type { SearchIndexHandles } from "@meridian/testing/search/search-index-handles";
import { describe } from "vitest";
import { openMeilisearchIndex } from "./open-meilisearch-index.ts";

const { isFound, name, url, apiKey } = await reachEngine("meilisearch");

describe.skipIf(!isFound)("the search index", () => describeSearchIndexContract(name, openHandles));

async function openHandles(): Promise<SearchIndexHandles> {
  const name = `test-${randomUUID()}`;
  const writer = await openMeilisearchIndex({ url, apiKey, name, role: "writer" });
  const reader = await openMeilisearchIndex({ url, apiKey, name, role: "reader" });
  return {
    writer,
    reader,
    async close() {
      await Promise.all([writer.close(), reader.close()]);
    },
  };
}
