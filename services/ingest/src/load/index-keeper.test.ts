import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Engines, openEngines } from "@meridian/shared/engines/open-engines";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { createLogger } from "@meridian/shared/kernel/logger";
import type { JobLease } from "@meridian/shared/ports/import-job-store";
import type { SearchIndex } from "@meridian/shared/ports/search-index";
import { makeDraft } from "@meridian/shared/testing/business-factory";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { createIndexKeeper, type IndexKeeper } from "./index-keeper.ts";

const logger = createLogger({ service: "test", level: "silent" });

let dataDir: string;
let engines: Engines;
let index: SearchIndex;
let lease: JobLease;
let checkpointRow = 1;
const keepers: IndexKeeper[] = [];

beforeEach(async () => {
  dataDir = await makeDataDir();
  engines = await openEngines({ DATA_DIR: dataDir });
  index = await openSearchIndex({ DATA_DIR: dataDir }, "writer");
  const file = { fileId: "none", fileName: "a.csv", fileSizeBytes: 1, fileSha256: "00" };
  await engines.importJobs.create({ ...file, kind: "csv", batchSizeRows: 500, createdBy: "admin" });
  const leased = await engines.importJobs.leaseNext({ leaseMs: 60_000 });
  if (leased === undefined) throw new Error("There is no job");
  lease = leased.lease;
});
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.stop();
  await index.close();
  await engines.close();
  await rm(dataDir, { recursive: true });
});

async function write(from: number, to: number): Promise<void> {
  const drafts = [];
  for (let row = from; row <= to; row++) drafts.push(makeDraft(`p${row}`, { name: `Place ${row}` }, row + 1));
  const skipped = { duplicates: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 };
  checkpointRow += drafts.length;
  const rest = { issues: [], skipped, skippedNames: [], readShare: 0.5 };
  await engines.businesses.writeImportBatch({ lease, drafts, checkpointRow, ...rest });
}

function startKeeper(over: { index?: SearchIndex; onChanged?: () => Promise<void> } = {}): IndexKeeper {
  const { businesses } = engines;
  const timing = { gatherMs: 10, idleMs: 20, retryMs: 10 };
  const onChanged = over.onChanged ?? (() => Promise.resolve());
  const recount = () => engines.places.rebuild();
  const keeper = createIndexKeeper({ businesses, index: over.index ?? index, logger, onChanged, recount, ...timing });
  keepers.push(keeper);
  keeper.start();
  return keeper;
}

it("what a crash left unindexed is indexed at the next start, and the public is told", async () => {
  await write(1, 50);
  let announcements = 0;
  const keeper = startKeeper({
    onChanged: async () => {
      announcements++;
    },
  });
  expect(await keeper.flush()).toBe(true);
  expect(await engines.businesses.countUnindexed()).toBe(0);
  expect((await index.status()).documents).toBe(50);
  expect(announcements).toBeGreaterThan(0);
});

it("a flush covers everything that was written before it", async () => {
  const keeper = startKeeper();
  for (let turn = 0; turn < 10; turn++) {
    await write(turn * 10 + 1, turn * 10 + 10);
    if (turn % 3 === 0) keeper.wake();
    expect(await keeper.flush()).toBe(true);
    expect((await index.status()).documents).toBe((turn + 1) * 10);
  }
});

it("a lost index is noticed at the start and built anew from the store", async () => {
  await write(1, 3000);
  await startKeeper().flush();
  for (const keeper of keepers.splice(0)) await keeper.stop();
  await index.close();
  await removeIndexFiles();
  index = await openSearchIndex({ DATA_DIR: dataDir }, "writer");
  expect((await index.status()).documents).toBe(0);

  expect(await startKeeper().flush()).toBe(true);
  expect((await index.status()).documents).toBe(3000);
  const query = { filters: {}, sort: "relevance", offset: 0, limit: 5, withFacets: false } as const;
  expect((await index.search({ ...query, text: "place 1234" })).total).toBeGreaterThan(0);
});

it("an index that holds what the store does not is found by a drift check", async () => {
  await write(1, 20);
  const keeper = startKeeper();
  await keeper.flush();
  const document = { id: "a".repeat(16), name: "Ghost", categories: [], reviews: 0, popularity: 0 };
  const rest = { isVerified: false, has: [], amenities: [] };
  await index.apply([{ id: document.id, document: { ...document, ...rest } }]);
  expect((await index.status()).documents).toBe(21);
  keeper.requestDriftCheck();
  await keeper.flush();
  expect((await index.status()).documents).toBe(20);
});

it("a failing index is said so to who waits, keeps the marks, and is caught up with later", async () => {
  await write(1, 20);
  let isBroken = true;
  const flaky: SearchIndex = {
    ...index,
    status: () => index.status(),
    apply: (changes) => (isBroken ? Promise.reject(new Error("disk full")) : index.apply(changes)),
  };
  const keeper = startKeeper({ index: flaky });
  expect(await keeper.flush()).toBe(false);
  expect(await engines.businesses.countUnindexed()).toBe(20);
  isBroken = false;
  expect(await keeper.flush()).toBe(true);
  expect((await index.status()).documents).toBe(20);
});

async function removeIndexFiles(): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith("search")) await rm(join(dataDir, name), { recursive: true });
  }
}
