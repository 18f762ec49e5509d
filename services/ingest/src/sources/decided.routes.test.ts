import { HOUR_MS } from "@meridian/contracts/durations";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { callImports } from "../testing/import-calls.ts";
import { sampleCsv } from "../testing/sample-sheets.ts";
import { callSources, type SourceCalls } from "../testing/source-calls.ts";
import { startSourceServer } from "../testing/source-server.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

let ingest: TestIngest;
let sources: SourceCalls;
let id: string;
const server = await startSourceServer();
afterAll(() => server.close());
const serve = (content: string) => {
  server.answer = (_, res) => res.writeHead(200).end(content);
};
beforeEach(async () => {
  ingest = await startTestIngest({ allowedSourceHosts: new Set(["localhost"]), sourcePollMs: HOUR_MS });
  sources = callSources(ingest);
  serve(sampleCsv(1, 10));
  id = await sources.addImported(`${server.origin}/kafeler.csv`);
  serve(sampleCsv(1, 10, "renamed"));
  await sources.runToEnd(id, "held");
});
afterEach(() => ingest.stop());

it.each([
  ["publish", "imported"],
  ["discard", "discarded"],
] as const)("a decision to %s shows in the source without the next poll", async (decision, outcome) => {
  const { id: heldId } = await sources.lastJob(id);
  await callImports(ingest).send("POST", `/api/admin/imports/${heldId}/decision`, { decision });
  expect(await sources.ended(id, outcome)).toMatchObject({ lastOutcome: outcome });
});

it("a source whose published import has ended catches up in one pass", async () => {
  const { id: heldId } = await sources.lastJob(id);
  await callImports(ingest).send("POST", `/api/admin/imports/${heldId}/decision`, { decision: "publish" });
  await sources.ended(id, "imported");
  await ingest.engines.importSources.change(id, { lastOutcome: "held", lastJobId: heldId });
  await sources.add(server.origin, { isEnabled: false });
  expect((await sources.ended(id, "imported")).lastJobId).not.toBe(heldId);
});
