import { type ImportProgress, importProgressSchema } from "@meridian/contracts/imports/import-job";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { hasEnded } from "@meridian/domain/imports/import-progress";
import { afterAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { endedJob, eventually, sampleCsv, upload, uploadForReport } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const ingest = await startTestIngest();
afterAll(() => ingest.stop());

interface Watcher {
  socket: WebSocket;
  messages: ImportProgress[];
}

async function watch(headers: Record<string, string> = { cookie: ingest.cookie }, { url } = ingest): Promise<Watcher> {
  const socket = new WebSocket(url.replace("http", "ws") + IMPORT_PROGRESS_PATH, { headers });
  const messages: ImportProgress[] = [];
  socket.on("message", (data) => messages.push(importProgressSchema.parse(JSON.parse(data.toString()))));
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return { socket, messages };
}

it("a watcher sees a job wait, being read, indexed and counted, and end, at a bounded rate", async () => {
  const { socket, messages } = await watch();
  const startedAt = performance.now();
  const path = "/api/upload-excel-batch";
  await (await upload(ingest, sampleCsv(1, 4000), { path, fields: { batchSize: "100" } })).json();
  const seconds = (performance.now() - startedAt) / 1000;
  await eventually(async () => (messages.some(hasEnded) ? true : undefined));
  expect([...new Set(messages.map(({ phase }) => phase))]).toEqual([
    "waiting",
    "reading",
    "indexing",
    "counting",
    "done",
  ]);
  expect(messages.length).toBeLessThanOrEqual(5 + Math.ceil(seconds * 5) + 2);
  expect(messages.at(-1)).toMatchObject({ state: "succeeded", readShare: 1, counters: { rowsRead: 4000 } });
  const shares = messages.map(({ readShare }) => readShare);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  socket.close();
});

it("a new watcher learns at once what is running", async () => {
  const options = { path: "/api/upload-excel-batch", fields: { batchSize: "100" }, fileName: "middle.csv" };
  const sent = upload(ingest, sampleCsv(10_000, 18_000), options);
  sent.catch(() => undefined);
  const job = await eventually(async () => {
    const [newest] = await ingest.engines.importJobs.list(1);
    return newest?.fileName === "middle.csv" && newest.counters.rowsRead > 0 ? newest : undefined;
  });
  const { socket, messages } = await watch();
  const first = await eventually(async () => messages[0]);
  expect(first).toMatchObject({ jobId: job.id, state: "running" });
  expect(first.counters.rowsRead).toBeGreaterThan(0);
  await ingest.engines.importJobs.requestCancel(job.id);
  await endedJob(ingest, job.id);
  await eventually(async () => messages.find(hasEnded));
  socket.close();
});

it("watchers at every replica see a job live, with its speed, whichever replica runs it", async () => {
  const beside = await startTestIngest({ beside: ingest });
  const watchers = [await watch(), await watch({ cookie: ingest.cookie }, beside)];
  const options = { path: "/api/upload-excel-batch", fields: { batchSize: "100" }, fileName: "both.csv" };
  // Long enough to be seen by a replica that looks at the jobs now and then.
  await (await upload(ingest, sampleCsv(20_000, 28_000), options)).json();
  for (const { socket, messages } of watchers) {
    await eventually(async () => messages.find((message) => message.fileName === "both.csv" && hasEnded(message)));
    // The store has no speed: it can only come from the process that runs the job.
    expect(messages.some(({ rowsPerSecond }) => rowsPerSecond > 0)).toBe(true);
    socket.close();
  }
  await beside.stop();
});

it("a watcher that has disconnected does no harm", async () => {
  const { socket } = await watch();
  socket.terminate();
  expect((await uploadForReport(ingest, sampleCsv(1, 10))).success).toBe(true);
});

it.each([
  ["without a session", () => ({}), 401],
  ["with a made-up session", () => ({ cookie: `meridian_session=${"a".repeat(43)}` }), 401],
  ["from another site", () => ({ cookie: ingest.cookie, origin: "https://evil.example" }), 403],
])("%s the socket is refused", async (_who, headers, status) => {
  await expect(watch(headers())).rejects.toThrow(`${status}`);
});
