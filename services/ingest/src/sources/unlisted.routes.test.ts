import { listSources, listUnlisted } from "@meridian/contracts/imports/sources-api";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessesByNumber, callImports, type ImportCalls } from "../testing/import-calls.ts";
import { sampleCsv } from "../testing/sample-sheets.ts";
import { callSources, type SourceCalls } from "../testing/source-calls.ts";
import { startSourceServer } from "../testing/source-server.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

let ingest: TestIngest;
let calls: ImportCalls;
let sources: SourceCalls;
let id: string;
let content: string;
let edition = 0;
const server = await startSourceServer();
afterAll(() => server.close());
beforeEach(async () => {
  ingest = await startTestIngest({ allowedSourceHosts: new Set(["localhost"]), sourcePollMs: 50 });
  calls = callImports(ingest);
  sources = callSources(ingest);
  content = sampleCsv(1, 10);
  server.answer = (req, res) => res.end(req.url === "/other" ? sampleCsv(9, 10) : content);
  id = await sources.add(`${server.origin}/a.csv`, { gatePercent: 20 });
  await sources.ended(id, "imported");
});
afterEach(() => ingest.stop());

/** A run of the rows up to this one; each file has other bytes. */
const runUpTo = async (row: number) => {
  edition++;
  content = sampleCsv(1, row) + "\n".repeat(edition);
  return sources.runToEnd(id, "imported");
};
const statuses = async () => {
  const businesses = await businessesByNumber(ingest);
  return [...businesses]
    .filter(([, { status }]) => status === "closed")
    .map(([number]) => number)
    .sort();
};
const counts = async () => {
  const answer = await calls.send("GET", "/api/admin/sources");
  return listSources.response.parse(await answer.json()).sources.find((source) => source.id === id)?.unlisted;
};
const unlisted = async (state: string) => {
  const answer = await calls.send("GET", `/api/admin/sources/${id}/unlisted?state=${state}`);
  return listUnlisted.response.parse(await answer.json()).businesses;
};
const business = async (number: number) => {
  const found = (await businessesByNumber(ingest)).get(number);
  if (found === undefined) throw new Error(`There is no business ${number}`);
  return found;
};
const decide = (businessId: string, decision: string) =>
  calls.send("POST", `/api/admin/sources/${id}/unlisted/${businessId}`, { decision });

describe("a business that a source no longer lists", () => {
  it("is marked by the first run and closed by the second", async () => {
    await runUpTo(9);
    expect([await statuses(), await counts()]).toEqual([[], { absent: 1, asked: 0, kept: 0, closed: 0 }]);
    expect(await unlisted("absent")).toMatchObject([{ name: "Sample 10", state: "absent", missedRuns: 1 }]);
    await runUpTo(9);
    expect([await statuses(), await counts()]).toEqual([[10], { absent: 0, asked: 0, kept: 0, closed: 1 }]);
    expect(await ingest.engines.businesses.countListed()).toBe(9);
    const [settled] = await ingest.engines.auditLog.page({ limit: 1 });
    expect(settled).toMatchObject({ action: "source.businesses_settled", actor: "Kafeler", details: { closed: 1 } });
  });

  it("is not closed by a run whose file is unchanged", async () => {
    await runUpTo(9);
    await sources.runToEnd(id, "unchanged");
    expect([await statuses(), (await counts())?.absent]).toEqual([[], 1]);
  });

  it("loses its mark when listed again, and must be missing twice again", async () => {
    await runUpTo(9);
    await runUpTo(10);
    expect((await counts())?.absent).toBe(0);
    await runUpTo(9);
    expect([await statuses(), (await counts())?.absent]).toEqual([[], 1]);
  });

  it("reopens unchanged when listed again after it was closed", async () => {
    await runUpTo(9);
    await runUpTo(9);
    await runUpTo(10);
    expect([await statuses(), await counts()]).toEqual([[], { absent: 0, asked: 0, kept: 0, closed: 0 }]);
    expect((await business(10)).status).toBe("operational");
  });

  it("stays open if another source lists it", async () => {
    await sources.addImported(`${server.origin}/other`, { gatePercent: 100 });
    await runUpTo(9);
    await runUpTo(9);
    expect([await statuses(), (await counts())?.absent]).toEqual([[], 1]);
  });

  it("is left to the administrator if it may be one of the rejected rows", async () => {
    await runUpTo(9);
    content = `${sampleCsv(1, 9)},"11 High Street, Bristol, BS1 4QA",,Cafe`;
    await sources.runToEnd(id, "imported");
    expect((await sources.lastJob(id)).counters.rejected).toBe(1);
    expect([await statuses(), (await counts())?.asked]).toEqual([[], 1]);
  });

  it("edited by the administrator awaits a decision, which closes or keeps it", async () => {
    content = sampleCsv(1, 10);
    for (const number of [9, 10]) {
      const { id: edited, revision } = await business(number);
      await ingest.engines.editor.edit({ id: edited, revision, patch: {}, lockedFields: ["name"] });
    }
    await runUpTo(8);
    await runUpTo(8);
    expect([await statuses(), (await counts())?.asked]).toEqual([[], 2]);
    const [nine, ten] = [await business(9), await business(10)];
    expect((await decide(nine.id, "close")).status).toBe(200);
    expect((await decide(ten.id, "keep")).status).toBe(200);
    expect((await decide(ten.id, "close")).status).toBe(404);
    await runUpTo(8);
    expect([await statuses(), await counts()]).toEqual([[9], { absent: 0, asked: 0, kept: 1, closed: 1 }]);
    await runUpTo(10);
    expect(await statuses()).toEqual([9]);
  });
});

describe("a run that lacks more than the gate allows", () => {
  it("marks nothing and asks, and counts as the first run once published", async () => {
    content = sampleCsv(1, 7);
    await sources.runToEnd(id, "held");
    const held = await sources.lastJob(id);
    expect(held.review?.doubts).toEqual([{ code: "many_absent", share: 0.3 }]);
    const absent = [await business(8), await business(9), await business(10)];
    const namesOf = (some: readonly { name: string }[] = []) => some.map(({ name }) => name).sort();
    expect(namesOf(held.review?.missing)).toEqual(namesOf(absent));
    expect((await counts())?.absent).toBe(0);
    await calls.send("POST", `/api/admin/imports/${held.id}/decision`, { decision: "publish" });
    await sources.ended(id, "imported");
    expect([await statuses(), (await counts())?.absent]).toEqual([[], 3]);
    await runUpTo(7);
    expect(await statuses()).toEqual([10, 8, 9]);
  });

  it("is discarded when declined", async () => {
    content = sampleCsv(1, 7);
    await sources.runToEnd(id, "held");
    await calls.send("POST", `/api/admin/imports/${(await sources.lastJob(id)).id}/decision`, { decision: "discard" });
    await sources.ended(id, "discarded");
    await runUpTo(10);
    expect(await counts()).toEqual({ absent: 0, asked: 0, kept: 0, closed: 0 });
  });
});

it("undoing an import reverts what its run closed and marked", async () => {
  await runUpTo(9);
  content = sampleCsv(1, 9) + sampleCsv(11, 11).split("\n")[1];
  await sources.runToEnd(id, "imported");
  expect(await statuses()).toEqual([10]);
  await calls.undo((await sources.lastJob(id)).id);
  expect([await statuses(), await counts()]).toEqual([[], { absent: 1, asked: 0, kept: 0, closed: 0 }]);
});

it("undoing an import reverts no decision to close", async () => {
  content = sampleCsv(1, 9) + sampleCsv(11, 11).split("\n")[1];
  await sources.runToEnd(id, "imported");
  await decide((await business(10)).id, "close");
  await calls.undo((await sources.lastJob(id)).id);
  expect(await statuses()).toEqual([10]);
});

it("removing a source deletes its listings, and keeps its businesses", async () => {
  await runUpTo(9);
  await calls.send("DELETE", `/api/admin/sources/${id}`);
  expect(await ingest.engines.sourceListings.countUnlisted(id)).toMatchObject({ absent: 0 });
  expect(await ingest.engines.businesses.countListed()).toBe(10);
});
