import { searchQuerySchema } from "@meridian/contracts/search/search";
import { createCategoryOf } from "@meridian/domain/categories/business-category";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { createLogger } from "@meridian/platform/logger";
import { afterAll, expect, it } from "vitest";
import { PLACE_READING } from "../testing/place-reading.ts";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";
import { createAddressAreas } from "./meaning/address-areas.ts";
import { createDirectoryBrands } from "./meaning/directory-brands.ts";
import { createDirectoryKinds } from "./meaning/directory-kinds.ts";
import { createSearchService } from "./search.service.ts";

/** The longest text the contract allows. */
const MAX_CHARS = 200;
const WORDS = [
  "restaurant",
  "with",
  "terrasse",
  "open",
  "sunday",
  "in",
  "springfield",
  "北京",
  "24/7",
  "new",
  "york",
  "qqzz",
];
const knowledge = openKnowledge();
const catalogue = await startTestCatalogue([
  { name: "Linde", type: "Restaurant", category: "Restaurants", subtypes: [] },
]);
afterAll(async () => {
  knowledge.close();
  await catalogue.stop();
});

/** The number of calls a search makes to stores and index. */
async function callsOf(q: string): Promise<number> {
  let calls = 0;
  const counted = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name, receiver) {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== "function") return member;
        return (...args: unknown[]): unknown => {
          calls++;
          return Reflect.apply(member, target, args);
        };
      },
    });
  const { engines, index } = catalogue;
  const ports = { businesses: counted(engines.businesses), places: counted(engines.places), index: counted(index) };
  const datasetVersion = engines.datasetVersion;
  const { knownPlaces } = PLACE_READING;
  const service = createSearchService({
    ...ports,
    addressAreas: createAddressAreas({ ...ports, knownPlaces, datasetVersion }),
    categoryOf: createCategoryOf(knowledge.kinds),
    kinds: createDirectoryKinds({ kinds: knowledge.kinds }),
    brands: createDirectoryBrands({ brands: knowledge.brands, businesses: ports.businesses, datasetVersion }),
    knownPlaces,
    logger: createLogger({ service: "catalogue", level: "silent" }),
    now: () => new Date("2026-03-04T18:00:00.000Z"),
  });
  await service.search(searchQuerySchema.parse({ q }));
  return calls;
}

const textOf = (chars: number): string =>
  Array.from({ length: MAX_CHARS }, (_, n) => WORDS[n % WORDS.length])
    .join(" ")
    .slice(0, chars)
    .trim();

it("the longest text causes no more calls of stores and index than one of 50 letters", async () => {
  expect(await callsOf(textOf(MAX_CHARS))).toBeLessThanOrEqual(await callsOf(textOf(50)));
});

it("a text of 500 letters is rejected before any call", () => {
  expect(searchQuerySchema.safeParse({ q: textOf(MAX_CHARS) }).success).toBe(true);
  expect(searchQuerySchema.safeParse({ q: "pizza ".repeat(84) }).success).toBe(false);
});
