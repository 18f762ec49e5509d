import type { BusinessFields } from "@meridian/shared/contracts/business";
import { toSearchDocument } from "@meridian/shared/domain/search-document";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { createMetrics } from "@meridian/shared/http/health-routes";
import { unavailable } from "@meridian/shared/kernel/app-error";
import { createLogger } from "@meridian/shared/kernel/logger";
import type { SearchIndex } from "@meridian/shared/ports/search-index";
import { makeDraft } from "@meridian/shared/testing/business-factory";
import { openTestEngines, type TestEngines } from "@meridian/shared/testing/open-test-engines";
import { startTestApp } from "@meridian/shared/testing/start-test-app";
import { createCatalogueApp } from "../app.ts";

const logger = createLogger({ service: "catalogue", level: "silent" });

/** The whole service on embedded engines of its own, which hold the given businesses, indexed. */
export interface TestCatalogue {
  url: string;
  engines: TestEngines;
  /** Sets what the service takes for now. */
  setTime(at: Date): void;
  /** From now on the index cannot be asked. */
  loseIndex(): void;
  stop(): Promise<void>;
}

export async function startTestCatalogue(businesses: readonly Partial<BusinessFields>[]): Promise<TestCatalogue> {
  let at = new Date("2026-03-04T17:00:00.000Z");
  let isLost = false;
  const engines = await openTestEngines();
  const index = await openSearchIndex(engines.config, "writer");
  await importAll(engines, businesses);
  await indexAll(engines, index);
  const lose = <T>(): Promise<T> => Promise.reject(unavailable("The index is lost"));
  const losable: SearchIndex = {
    ...index,
    search: (query) => (isLost ? lose() : index.search(query)),
    suggest: (text, limit) => (isLost ? lose() : index.suggest(text, limit)),
  };
  const app = await startTestApp(
    createCatalogueApp({
      businesses: engines.businesses,
      places: engines.places,
      index: losable,
      logger,
      metrics: createMetrics("catalogue"),
      now: () => at,
    }),
  );
  return {
    url: app.url,
    engines,
    setTime: (time) => {
      at = time;
    },
    loseIndex: () => {
      isLost = true;
    },
    async stop() {
      await app.close();
      await index.close();
      await engines.close();
    },
  };
}

async function importAll(engines: TestEngines, businesses: readonly Partial<BusinessFields>[]): Promise<void> {
  await engines.importJobs.create({
    fileName: "test.csv",
    fileId: "none",
    fileSizeBytes: 1,
    fileSha256: "0".repeat(64),
    kind: "csv",
    batchSizeRows: 500,
    createdBy: "test",
  });
  const leased = await engines.importJobs.leaseNext({ leaseMs: 60_000 });
  if (leased === undefined) throw new Error("The import of the test has no lease");
  await engines.businesses.writeImportBatch({
    lease: leased.lease,
    drafts: businesses.map((fields, row) => makeDraft(`place-${row}`, fields, row + 2)),
    issues: [],
    skipped: { duplicates: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 },
    skippedNames: [],
    checkpointRow: businesses.length + 1,
    readShare: 1,
  });
  await engines.importJobs.finish(leased.lease, { state: "succeeded" });
  await engines.places.refresh();
}

async function indexAll(engines: TestEngines, index: SearchIndex): Promise<void> {
  const entries = await engines.businesses.takeUnindexed(10_000);
  await index.apply(
    entries.map(({ id, business }) => (business === undefined ? { id } : { id, document: toSearchDocument(business) })),
  );
  await engines.businesses.markIndexed(entries);
}
