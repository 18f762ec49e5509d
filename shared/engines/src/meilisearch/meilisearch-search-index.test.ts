import { randomUUID } from "node:crypto";
import { findMeilisearch } from "@meridian/testing/engines/find-meilisearch";
import { describeSearchIndexContract } from "@meridian/testing/search/search-index.contract";
import type { SearchIndexHandles } from "@meridian/testing/search/search-index-handles";
import { afterAll, inject, it } from "vitest";
import { openMeilisearchIndex } from "./open-meilisearch-index.ts";

const server = await findMeilisearch(inject("engineEnvironment"));

if (server.isFound) {
  const { url, apiKey } = server;
  afterAll(server.stop);
  describeSearchIndexContract(server.source, () => openHandles(url, apiKey));
} else {
  it.skip(`the search index on Meilisearch: ${server.reason}`, () => {});
}

async function openHandles(url: string, apiKey: string | undefined): Promise<SearchIndexHandles> {
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
