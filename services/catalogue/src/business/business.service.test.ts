import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { createLogger } from "@meridian/platform/logger";
import type { SlugLookup } from "@meridian/ports/businesses/business-store";
import { makeDraft } from "@meridian/testing/business-factory";
import { afterAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../testing/place-reading.ts";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";
import { createBusinessService } from "./business.service.ts";

/** Slugs with a history, in front of a real store. */
const PAST: Readonly<Record<string, SlugLookup>> = {
  "old-name": { kind: "moved", slug: "luigis-pizza-philadelphia" },
  "led-nowhere": { kind: "moved", slug: "no-longer-there" },
  deleted: { kind: "gone" },
};

const catalogue = await startTestCatalogue([makeDraft("a").fields]);
const { businesses, places } = catalogue.engines;
const withPast = { ...businesses, findBySlug: async (slug: string) => PAST[slug] ?? businesses.findBySlug(slug) };
const service = createBusinessService({
  businesses: withPast,
  places,
  knownPlaces: PLACE_READING.knownPlaces,
  index: catalogue.index,
  categoryOf: categoryByLabelAlone,
  origin: "https://example.org",
  logger: createLogger({ service: "catalogue", level: "silent" }),
  now: () => new Date(),
});
afterAll(() => catalogue.stop());

describe("a slug", () => {
  it("that was replaced answers with the business under its current one", async () => {
    expect((await service.get("old-name")).slug).toBe("luigis-pizza-philadelphia");
    expect((await service.getVcard("old-name")).slug).toBe("luigis-pizza-philadelphia");
    expect(await service.getRelated("old-name")).toEqual({ sameCategoryInCity: [], nearby: [] });
  });

  it.each([
    ["deleted", "gone"],
    ["led-nowhere", "not_found"],
    ["never-was", "not_found"],
  ])("%s is %s", async (slug, code) => {
    for (const read of [service.get, service.getRelated, service.getVcard]) {
      await expect(read(slug)).rejects.toMatchObject({ code });
    }
  });
});
