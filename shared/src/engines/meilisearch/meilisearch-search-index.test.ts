import { randomUUID } from "node:crypto";
import { afterAll, inject, it } from "vitest";
import { findMeilisearch } from "../../testing/engines/find-meilisearch.ts";
import { describeSearchIndexContract } from "../../testing/search/search-index.contract.ts";
import type { SearchIndexHandles } from "../../testing/search/search-index-handles.ts";
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
