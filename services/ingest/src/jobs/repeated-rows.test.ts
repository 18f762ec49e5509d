import type { Business } from "@meridian/contracts/businesses/business";
import { queueFile } from "@meridian/testing/stores-under-test";
import { afterAll, expect, it } from "vitest";
import { neverHold } from "../testing/import-calls.ts";
import { eventually } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const ingest = await startTestIngest();
await neverHold(ingest.engines);
afterAll(() => ingest.stop());

async function importList(lines: readonly string[], batchSizeRows: number, isDryRun = false) {
  const { importJobs } = ingest.engines;
  const { id } = await queueFile(ingest.engines, [lines.join("\n")], { batchSizeRows, isDryRun });
  const ended = await eventually(async () => {
    const job = await importJobs.get(id);
    return job?.finishedAt == null ? undefined : job;
  });
  expect(ended).toMatchObject({ state: "succeeded" });
  return ended.counters;
}

async function found(name: string): Promise<Business[]> {
  return (await ingest.engines.businesses.scan("", 100)).filter((business) => business.name === name);
}

it.each([
  { name: "Anker", batchSize: 1 },
  { name: "Bona", batchSize: 500 },
])(
  "a later row fills what the first one of $name left blank, $batchSize rows at a time",
  async ({ name, batchSize }) => {
    const list = [
      "place_id,name,category,city,country_code,phone,website",
      `${name}-1,${name},Bakery,Wien,AT,,`,
      `${name}-2,Other ${name},Bar,Wien,AT,,`,
      `${name}-1,${name},Cafe,Wien,AT,+43 1 5134567,`,
      `${name}-1,${name},Bakery,Wien,AT,+43 1 5134568,https://shop.example/`,
      `${name}-1,${name},Bakery,Wien,AT,,`,
    ];
    expect((await importList(list, batchSize, true)).filled).toBeUndefined();
    const counters = await importList(list, batchSize);
    expect(counters).toMatchObject({ rowsRead: 5, created: 2, duplicates: 3, filled: 2, uniquePlaceIds: 2 });
    const [business] = await found(name);
    expect(business).toMatchObject({
      category: "Bakery",
      subtypes: ["Cafe"],
      phoneE164: "+4315134567",
      website: "https://shop.example/",
    });
    for (let at = 0; at < 2; at++) {
      const again = await importList(list, batchSize);
      expect(again).toMatchObject({ unchanged: 2, updated: 0, duplicates: 3 });
      expect(again.filled).toBeUndefined();
    }
    expect(await found(name)).toEqual([business]);
  },
);

it("rows without ids fill the business on their spot, also across the border of its cell", async () => {
  const rows = [0, 1, 2, 3].flatMap((at) => {
    const longitude = 16 + at;
    return [`Eis ${at},48.2,${longitude},`, `Eis ${at},48.20008,${longitude},https://eis-${at}.example/`];
  });
  const counters = await importList(["name,lat,lon,website", ...rows], 1);
  expect(counters).toMatchObject({ created: 4, duplicates: 4, filled: 4 });
});

it("look-alike rows that name only a city fill nothing", async () => {
  const counters = await importList(["name,city,website", "Spar,Graz,", "Spar,Graz,https://spar.example/"], 500);
  expect(counters).toMatchObject({ created: 1, duplicates: 1, duplicatesWithoutId: 1 });
  expect((await found("Spar"))[0]?.website).toBeUndefined();
});
