import type { RequestListener } from "node:http";
import { startTestApp } from "@meridian/testing/start-test-app";
import { expect, it, onTestFinished } from "vitest";
import { openMeilisearch } from "../connection/open-meilisearch.ts";

const STALL_MS = 30;

/** A server with one running task, whose progress is read the given number of times before it succeeds. */
async function openServer({
  looks,
  isMoving = true,
  restarts = 0,
}: {
  looks: number;
  isMoving?: boolean;
  restarts?: number;
}) {
  let looked = 0;
  let requestsLeft = restarts;
  const listener: RequestListener = (req, res) => {
    const { pathname } = new URL(req.url ?? "", "http://meilisearch");
    if (pathname === "/version") return res.end(JSON.stringify({ pkgVersion: "1.50.0" }));
    if (requestsLeft-- > 0) return req.socket.destroy();
    if (pathname === "/batches") {
      looked++;
      const progress = { steps: [], percentage: isMoving ? looked : 1 };
      return res.end(JSON.stringify({ results: [{ uid: 1, finishedAt: null, progress }] }));
    }
    return res.end(JSON.stringify({ uid: 1, status: looked < looks ? "processing" : "succeeded" }));
  };
  const { url, close } = await startTestApp(listener);
  onTestFinished(close);
  return openMeilisearch({ url, apiKey: undefined, stallMs: STALL_MS });
}

it("a task is awaited as long as the server makes progress", async () => {
  const link = await openServer({ looks: 6 });
  await link.settle([1]);
});

it("a task without progress is given up", async () => {
  const link = await openServer({ looks: 6, isMoving: false });
  await expect(link.settle([1])).rejects.toMatchObject({ code: "unavailable" });
});

it("a server restart ends no wait that may survive it", async () => {
  const link = await openServer({ looks: 1, restarts: 6 });
  await link.settle([1], { awayMs: 60_000 });
  const impatient = await openServer({ looks: 1, restarts: 6 });
  await expect(impatient.settle([1])).rejects.toMatchObject({ code: "unavailable" });
});
