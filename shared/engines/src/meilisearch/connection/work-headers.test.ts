import { runInRequestContext } from "@meridian/platform/request-context";
import { startEngineProxy } from "@meridian/testing/engines/engine-proxy";
import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { expect, it } from "vitest";
import { openMeilisearchIndex } from "../open-meilisearch-index.ts";

const { localPort, apiKey } = await reachEngine("meilisearch");

it.skipIf(Number.isNaN(localPort))(
  "every call to Meilisearch names the request it serves where its log shows it",
  async () => {
    const sent: string[] = [];
    const proxy = await startEngineProxy({
      to: localPort,
      intercept(request) {
        sent.push(request.toString());
        return undefined;
      },
    });
    const url = `http://127.0.0.1:${proxy.port}`;
    const index = await openMeilisearchIndex({ url, apiKey, role: "writer", name: "work-headers" });
    const query = { text: "pizza", filters: {}, sort: "relevance", offset: 0, limit: 5, withFacets: true } as const;
    const agents = (): string[] =>
      sent.splice(0).flatMap((text) => [...text.matchAll(/^user-agent: (.*)\r$/gim)].map(([, agent]) => agent ?? ""));
    agents();

    await runInRequestContext({ requestId: "request-1" }, async () => {
      await index.search(query).catch(() => undefined);
      await index.status().catch(() => undefined);
    });
    expect([...new Set(agents())]).toEqual(["meridian (request-1)"]);
    await runInRequestContext({ jobId: "j1" }, () => index.apply([{ id: "none" }]));
    expect([...new Set(agents())]).toEqual(["meridian (job-j1)"]);
    await index.search(query).catch(() => undefined);
    expect(agents().join()).not.toContain("meridian");
    await index.close();
    await proxy.close();
  },
);
