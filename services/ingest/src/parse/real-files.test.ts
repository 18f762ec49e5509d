import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { businessFieldsSchema } from "@meridian/shared/contracts/business";
import { unpackList } from "@meridian/shared/kernel/packed-list";
import type { BusinessDraft } from "@meridian/shared/ports/business-store";
import { describe, expect, it } from "vitest";
import { buildBatches } from "./build-batches.ts";
import { openSheet } from "./open-sheet.ts";

const DATA = fileURLToPath(new URL("../../../../../shared/data", import.meta.url));
const isHere = existsSync(DATA);
const where = isHere ? "" : " (skipped: ../shared/data is absent)";
const business = (name: string) => join(DATA, "businesses", name);

async function importFile(path: string) {
  const sheet = await openSheet(path);
  const drafts: BusinessDraft[] = [];
  const issueCounts: Record<string, number> = {};
  let duplicates = 0;
  for await (const batch of buildBatches(sheet, { batchSizeRows: 500, afterRow: 0 })) {
    drafts.push(...unpackList<BusinessDraft>(batch.drafts));
    duplicates += batch.skipped.duplicates;
    for (const { code } of batch.issues) issueCounts[code] = (issueCounts[code] ?? 0) + 1;
  }
  sheet.close();
  return { sheet, drafts, duplicates, issueCounts };
}

describe.skipIf(!isHere)(`real exports${where}`, () => {
  it.each([
    ["outscraper/us-philadelphia-food-3786.xlsx", 3786, 0, 23, 0],
    ["outscraper/us-bayarea-judo-14.xlsx", 14, 0, 23, 0],
    ["outscraper/us-arkansas-electricians-114.redacted.xlsx", 114, 0, 23, 0],
    ["outscraper/ch-zurich-restaurants-797.redacted.csv", 797, 0, 23, 0],
    ["outscraper/in-hyderabad-gyms-500.csv", 500, 0, 23, 0],
    ["outscraper/vn-hue-cafes-8.csv", 8, 0, 23, 0],
    ["outscraper/us-alabama-medical-395.redacted.csv", 237, 158, 23, 0],
    ["apify/in-ahmedabad-print-shops-273.csv", 273, 0, 15, 0],
    ["gosom/us-dallas-hookah-73.redacted.csv", 73, 0, 14, 0],
    ["gosom/burnaby-1.redacted.csv", 244, 0, 13, 0],
    ["gosom/delta-1.redacted.csv", 317, 0, 13, 0],
    ["gosom/delta-2.redacted.csv", 352, 0, 13, 0],
    ["gosom/ubc-1.redacted.csv", 73, 0, 13, 0],
  ])("%s is imported whole", async (name, rows, duplicates, extractedCount, placesUnknown) => {
    const result = await importFile(business(name));
    expect(result).toMatchObject({ duplicates, issueCounts: {} });
    expect(result.drafts).toHaveLength(rows);
    expect(result.sheet.mapping.extraction.extractedCount).toBe(extractedCount);
    expect(new Set(result.drafts.map(({ identityKeys }) => identityKeys[0])).size).toBe(rows);
    for (const { fields } of result.drafts) expect(businessFieldsSchema.safeParse(fields).error).toBeUndefined();
    expect(result.drafts.filter(({ fields }) => fields.countryCode === undefined)).toHaveLength(placesUnknown);
  });

  it("the lists of other makers are imported with their places known", async () => {
    const starbucks = await importFile(business("other/world-starbucks-25600.csv"));
    expect(starbucks.drafts.length + starbucks.duplicates).toBe(25_600);
    expect(starbucks.drafts.filter(({ fields }) => fields.countryCode === undefined)).toEqual([]);
    expect(new Set(starbucks.drafts.map(({ fields }) => fields.countryCode)).size).toBe(73);
    const zomato = await importFile(business("other/world-zomato-9551.latin1.csv"));
    expect(zomato.drafts).toHaveLength(9551);
    expect(zomato.drafts.filter(({ fields }) => fields.name.startsWith("Cafí© ")).length).toBeGreaterThan(5);
    expect(zomato.issueCounts.bad_coordinates).toBe(497);
    const breweries = await importFile(business("other/world-breweries-11822.csv"));
    expect(breweries.drafts.length + breweries.duplicates).toBe(11_822);
    expect(breweries.drafts.filter(({ fields }) => fields.latitude === undefined).length).toBeGreaterThan(2000);
  }, 120_000);

  it("cells arrive as they stand in the file", async () => {
    const { drafts } = await importFile(business("outscraper/us-philadelphia-food-3786.xlsx"));
    expect(drafts[0]?.fields).toMatchObject({
      name: "Wokworks South Philadelphia",
      type: "Restaurant",
      city: "Philadelphia",
      phoneE164: "+12155952473",
      rating: 4.6,
      reviews: 59,
      placeId: "ChIJ6YKbw97PxokRC1aWpOwAoss",
      hours: { knownDays: [0, 1, 2, 3, 4, 5, 6] },
    });
    expect(drafts[0]?.fields.hours?.intervals[0]).toEqual([600, 1260]);
    expect(drafts.filter(({ fields }) => fields.name === "Dunkin'")).toHaveLength(43);
    const apify = await importFile(business("apify/in-ahmedabad-print-shops-273.csv"));
    expect(apify.drafts[0]?.identityKeys).toEqual(["place:ChIJ632JEr2FXjkRshNXHGbfyD0"]);
    expect(apify.drafts[0]?.fields.hours?.intervals[0]).toEqual([600, 1320]);
  });
});
