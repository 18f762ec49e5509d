import { adminBusinessesQuerySchema } from "@meridian/contracts/businesses/admin-businesses";
import { toSearchDocument } from "@meridian/domain/businesses/search-document";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { placeByTextAlone } from "@meridian/domain/places/business-place";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { createLogger } from "@meridian/platform/logger";
import type { OverviewQuery } from "@meridian/ports/businesses/business-overview";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createActionNotes } from "../audit/action-notes.ts";
import { createChangeAnnouncer } from "../change-announcer.ts";
import { createBusinessesService } from "./businesses.service.ts";

let engines: TestEngines;
let index: SearchIndex;
let queries: OverviewQuery[];

beforeEach(async () => {
  engines = await openTestEngines();
  index = await openSearchIndex(engines.config, "writer");
  queries = [];
  await seedBusinesses(engines, [{ name: "Ring Cafe" }, { name: "Ring Cafe", city: "Boston" }, { name: "Hotel" }]);
});
afterEach(async () => {
  await index.close();
  await engines.close();
});

it("the list searches by the index, and scans all names while the index is down", async () => {
  const search = (text: string) => serviceOf().list(adminBusinessesQuerySchema.parse({ filter: text }));
  expect((await search("ring")).total).toBe(2);
  await buildIndex();
  expect(await search("ring")).toMatchObject({ total: 2, isTotalExact: true });
  await serviceOf().list(adminBusinessesQuerySchema.parse({}));
  const all = await engines.businesses.scan("", 10);
  const ringing = all.filter(({ name }) => name.startsWith("Ring")).map(({ id }) => id);
  expect(queries.map(({ filter }) => filter.listedIds?.toSorted())).toEqual([undefined, ringing.toSorted(), undefined]);
});

function serviceOf() {
  const { overview } = engines;
  return createBusinessesService({
    ...engines,
    placeOf: placeByTextAlone,
    index,
    overview: {
      ...overview,
      page(query) {
        queries.push(query);
        return overview.page(query);
      },
    },
    notes: createActionNotes(engines.auditLog, () => new Date()),
    announcer: createChangeAnnouncer(engines.datasetVersion, createLogger({ service: "admin", level: "silent" })),
  });
}

async function buildIndex(): Promise<void> {
  const businesses = await engines.businesses.scan("", 10);
  const rebuild = await index.beginRebuild();
  await rebuild.add(businesses.map((business) => toSearchDocument(business, categoryByLabelAlone)));
  await rebuild.commit(businesses.length);
}
