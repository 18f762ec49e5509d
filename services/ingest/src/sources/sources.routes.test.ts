import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import { listSources } from "@meridian/contracts/imports/sources-api";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { headerSignature } from "../parse/columns/column-map.ts";
import { callImports, type ImportCalls } from "../testing/import-calls.ts";
import { eventually, sampleCsv } from "../testing/sample-sheets.ts";
import { callSources, refused, type SourceCalls } from "../testing/source-calls.ts";
import { startSourceServer } from "../testing/source-server.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

const ROWS = 24;
const sourcePollMs = 50;
const allowedSourceHosts = new Set(["localhost"]);

let ingest: TestIngest;
let calls: ImportCalls;
let sources: SourceCalls;
let now = Date.now();
const clock = () => new Date(now);
const server = await startSourceServer();
afterAll(() => server.close());
beforeEach(async () => {
  now = Date.now();
  server.requests.length = 0;
  ingest = await startTestIngest({ allowedSourceHosts, clock, sourcePollMs });
  calls = callImports(ingest);
  sources = callSources(ingest);
});
afterEach(() => ingest.stop());

const serve = (content: string, headers = {}) => {
  server.answer = (_, res) => res.writeHead(200, headers).end(content);
};
const url = () => `${server.origin}/kafeler.csv`;
const settings = { name: "Kafeler", profileSignature: null, everyHours: 24, gatePercent: 5, isEnabled: true };
const failureIn = async (language: string) => {
  const headers = { cookie: ingest.cookie, "accept-language": language };
  const answer = await fetch(`${ingest.url}/api/admin/sources`, { headers });
  return listSources.response.parse(await answer.json()).sources[0]?.lastFailure;
};

describe("a source", () => {
  it("is imported when added, and again when due", async () => {
    serve(sampleCsv(1, 3));
    const id = await sources.add(url());
    const first = await sources.ended(id, "imported");
    expect(first).toMatchObject({ failures: 0, nextRunAt: new Date(now + DAY_MS).toISOString() });
    expect(await sources.lastJob(id)).toMatchObject({
      fileName: "kafeler.csv",
      createdBy: "Kafeler",
      sourceId: id,
      batchSizeRows: 2000,
      counters: { created: 3 },
    });
    serve(sampleCsv(1, 4));
    now += DAY_MS;
    await sources.ended(id, "imported", first.lastRunAt);
    expect((await sources.lastJob(id)).counters).toMatchObject({ created: 1, unchanged: 3 });
  });

  it("of a list without names is imported at each run under the name in its trusted mapping", async () => {
    const headers = ["Street", "City", "Zip"];
    const signature = headerSignature({ headers });
    const mapping = { name: "Şubeler", headers, columnChoices: [], isTrusted: true, businessName: "Dr. Simi" };
    await calls.send("PUT", `/api/admin/imports/profiles/${signature}`, mapping);
    serve("Street,City,Zip\n1 High St,Boston,02108\n2 Low St,Boston,02109\n");
    const id = await sources.add(url(), { profileSignature: signature });
    await sources.ended(id, "imported");
    const { counters, review } = await sources.lastJob(id);
    expect([counters.created, review]).toEqual([2, undefined]);
    serve("Street,City,Zip\n1 High St,Boston,02108\n2 Low St,Boston,02109\n3 Elm St,Boston,02110\n");
    await sources.runToEnd(id, "imported");
    expect((await sources.lastJob(id)).counters).toMatchObject({ created: 1, unchanged: 2 });
    const names = (await ingest.engines.businesses.scan("", 10)).map(({ name }) => name);
    expect(names).toEqual(Array(3).fill("Dr. Simi"));
  });

  it("with an unchanged file is not imported again, whether its server says so or not", async () => {
    serve(sampleCsv(1, 3));
    const id = await sources.add(url());
    const { lastJobId } = await sources.ended(id, "imported");
    expect(await sources.runToEnd(id, "unchanged")).toMatchObject({ lastJobId, failures: 0 });
    server.answer = (_, res) => res.writeHead(304).end();
    expect(await sources.runToEnd(id, "unchanged")).toMatchObject({ lastJobId });
    expect(await ingest.engines.files.list(new Date(Date.now() + HOUR_MS))).toHaveLength(1);
  });

  it("that has imported nothing yet does not pass for unchanged", async () => {
    server.answer = (_, res) => res.writeHead(304).end();
    const id = await sources.add(url());
    expect(await sources.ended(id, "failed")).toMatchObject({ failures: 1 });
    expect(await failureIn("en")).toMatch(/HTTP 304/);
  });

  it("that fails is retried, later each time, and explains why in both languages", async () => {
    server.answer = (_, res) => res.writeHead(503).end();
    const id = await sources.add(url());
    const first = await sources.ended(id, "failed");
    expect(first).toMatchObject({ failures: 1, nextRunAt: new Date(now + 5 * 60_000).toISOString() });
    now += 5 * 60_000;
    const second = await sources.ended(id, "failed", first.lastRunAt);
    expect(second).toMatchObject({ failures: 2, nextRunAt: new Date(now + 10 * 60_000).toISOString() });
    expect([await failureIn("tr"), await failureIn("en")]).toEqual([
      expect.stringMatching(/^Sunucu şu anda dosyayı veremiyor: HTTP 503\. Yeniden denenecek/),
      expect.stringMatching(/^The server cannot send the file at the moment: HTTP 503\. It will be tried again/),
    ]);
    serve(sampleCsv(1, 3));
    now += 10 * 60_000;
    expect(await sources.ended(id, "imported")).toMatchObject({ failures: 0, lastFailure: null });
  });

  it("that serves something other than a list fails with what it is and what helps, and is fetched again later", async () => {
    serve("<!doctype html><title>Log in</title>", { etag: '"page"' });
    const id = await sources.add(url());
    expect(await sources.ended(id, "failed")).toMatchObject({ etag: null });
    expect([await failureIn("tr"), await failureIn("en")]).toEqual([
      expect.stringMatching(/: bir web sayfası \(HTML\)\. Dosyanın \(\.xlsx, \.csv, \.json\) kendi bağlantısını girin/),
      expect.stringMatching(/^The address leads to a web page \(HTML\), .* Enter the link to the .* file itself/),
    ]);
    expect(await ingest.engines.files.list(new Date(Date.now() + HOUR_MS))).toEqual([]);
  });

  it.each([
    ["with a start first runs then", 3 * HOUR_MS],
    ["without a start first runs at once", null],
  ])("%s, and keeps that hour after a failure", async (_, waitMs) => {
    const first = new Date(now + (waitMs ?? 0)).toISOString();
    server.answer = (_, res) => res.writeHead(503).end();
    const id = await sources.add(url(), { startsAt: waitMs === null ? null : first });
    if (waitMs !== null) {
      expect(await ingest.engines.importSources.get(id)).toMatchObject({ lastRunAt: null, nextRunAt: first });
      now += waitMs;
    }
    await sources.ended(id, "failed");
    serve(sampleCsv(1, 3));
    now += 5 * 60_000;
    const nextRunAt = new Date(Date.parse(first) + DAY_MS).toISOString();
    expect(await sources.ended(id, "imported")).toMatchObject({ nextRunAt });
  });

  it("that is switched off runs by hand only", async () => {
    serve(sampleCsv(1, 3));
    const id = await sources.add(url(), { isEnabled: false });
    now += DAY_MS;
    await sources.addImported(url());
    expect(await ingest.engines.importSources.get(id)).toMatchObject({ lastRunAt: null });
    await sources.runToEnd(id, "imported");
  });

  it("with a changed address is read from the start", async () => {
    serve(sampleCsv(1, 3), { etag: '"1"' });
    const id = await sources.add(url());
    const { lastRunAt } = await sources.ended(id, "imported");
    now += 1000;
    await calls.send("PUT", `/api/admin/sources/${id}`, { ...settings, url: `${url()}?v=2` });
    await sources.ended(id, "imported", lastRunAt);
    expect(server.requests.at(-1)?.headers["if-none-match"]).toBeUndefined();
  });

  it("that is removed is not found", async () => {
    serve(sampleCsv(1, 3));
    const id = await sources.addImported(url());
    expect((await calls.send("DELETE", `/api/admin/sources/${id}`)).status).toBe(200);
    expect(await refused(await calls.send("DELETE", `/api/admin/sources/${id}`))).toEqual([404, "Kaynak bulunamadı"]);
    expect(await refused(await sources.run(id))).toEqual([404, "Kaynak bulunamadı"]);
    const actions = (await ingest.engines.auditLog.page({ limit: 10 })).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("source."))).toEqual(["source.removed", "source.added"]);
  });
});

describe("the gate of a source", () => {
  it("holds an import that would change too many known businesses, and the source awaits the decision", async () => {
    serve(sampleCsv(1, 10));
    const id = await sources.addImported(url());
    serve(sampleCsv(1, 10, "renamed"));
    await sources.runToEnd(id, "held");
    const held = await sources.lastJob(id);
    expect(held.review).toMatchObject({ state: "waiting", doubts: [{ code: "many_changes", share: 1 }] });
    expect(await refused(await sources.run(id))).toEqual([409, expect.stringMatching(/karar bekliyor/)]);
    await calls.send("POST", `/api/admin/imports/${held.id}/decision`, { decision: "publish" });
    await sources.ended(id, "imported");
    expect(await sources.lastJob(id)).toMatchObject({ publishes: held.id, sourceId: id, counters: { updated: 10 } });
  });

  it("lets through what a wider gate allows, whatever the site's own threshold", async () => {
    serve(sampleCsv(1, ROWS));
    const id = await sources.addImported(url(), { gatePercent: 100 });
    serve(sampleCsv(1, ROWS, "renamed"));
    await sources.runToEnd(id, "imported");
  });

  it("a declined file is not offered again, and the next one is", async () => {
    serve(sampleCsv(1, 10));
    const id = await sources.addImported(url());
    serve(sampleCsv(1, 10, "renamed"));
    await sources.runToEnd(id, "held");
    await calls.send("POST", `/api/admin/imports/${(await sources.lastJob(id)).id}/decision`, { decision: "discard" });
    await sources.ended(id, "discarded");
    await sources.runToEnd(id, "unchanged");
    serve(sampleCsv(1, 11));
    await sources.runToEnd(id, "imported");
  });

  it("holds a file whose headers differ from the chosen mapping's, even a trusted one's", async () => {
    serve(sampleCsv(1, 3));
    const trusted = { name: "Başka", headers: ["a"], columnChoices: [], isTrusted: true };
    const profileSignature = "a".repeat(64);
    await calls.send("PUT", `/api/admin/imports/profiles/${profileSignature}`, trusted);
    const id = await sources.add(url(), { profileSignature });
    await sources.ended(id, "held");
    expect((await sources.lastJob(id)).review?.doubts).toEqual([{ code: "other_columns", share: null }]);
    expect(await ingest.engines.businesses.countListed()).toBe(0);
  });
});

it("a server that does not answer delays no other source", async () => {
  server.answer = (req, res) => {
    if (req.url !== "/slow") res.end(sampleCsv(1, 3));
  };
  const slow = await sources.add(`${server.origin}/slow`);
  await eventually(() => Promise.resolve(server.requests.at(0)));
  await sources.addImported(url());
  expect(await ingest.engines.importSources.get(slow)).toMatchObject({ lastRunAt: null });
});

it("an import queued by a killed process is taken over, not queued twice", async () => {
  serve(sampleCsv(1, 3));
  const id = await sources.add(url());
  const { lastJobId } = await sources.ended(id, "imported");
  const before = { lastRunAt: null, lastOutcome: null, lastJobId: null, contentSha256: null } as const;
  await ingest.engines.importSources.change(id, before);
  expect(await sources.runToEnd(id, "imported")).toMatchObject({ lastJobId });
  expect(await ingest.engines.importJobs.list(10)).toHaveLength(1);
});

it("one of two processes runs a source, and the other takes over when it has stopped", async () => {
  const beside = await startTestIngest({ beside: ingest, allowedSourceHosts, clock, sourcePollMs });
  serve(sampleCsv(1, 3));
  const id = await sources.addImported(url());
  expect(server.requests).toHaveLength(1);
  await beside.stop();
  await sources.runToEnd(id, "unchanged");
  expect(server.requests).toHaveLength(2);
});
