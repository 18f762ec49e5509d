import { behaviourReportSchema, geographyReportSchema, trendReportSchema } from "@meridian/contracts/admin/reports-api";
import type { VisitKind } from "@meridian/contracts/admin/visits";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";
import { keepCounts } from "./keep-counts.ts";

const admin = adminPerTest();

const ask = (path: string) => admin.get(`/api/admin/reports/${path}`);
const count = (kind: VisitKind, day: string, subject: string, n: number) =>
  admin.engines.visitCounts.add([{ kind, day, subject, count: n }]);

it("trends have every day of the range, with imports and the known numbers of businesses", async () => {
  await seedBusinesses(admin.engines, [{}, { name: "A" }]);
  await count("visit", "2026-04-30", "", 3);
  await count("view", "2026-04-30", "home", 5);
  await count("view", "2026-04-30", "search", 2);
  await count("search", "2026-05-01", "pizza\n", 4);
  await keepCounts(admin.engines, admin.now());
  const { days } = trendReportSchema.parse(await (await ask("trends?from=2026-04-29&to=2026-05-01")).json());
  expect(days).toMatchObject([
    { day: "2026-04-29", visits: 0, views: 0, businesses: null },
    { day: "2026-04-30", visits: 3, views: 7, searches: 0, businesses: null, imports: 0 },
    { day: "2026-05-01", searches: 4, businesses: 2, imports: 1, created: 2 },
  ]);
});

it("geography has the countries, largest first, and their sum", async () => {
  await seedBusinesses(admin.engines, [
    {},
    { name: "A" },
    { name: "B", countryCode: undefined, country: undefined, fullAddress: undefined },
  ]);
  const report = geographyReportSchema.parse(await (await ask("geography")).json());
  expect(report.total).toBe(3);
  expect(report.countries[0]?.businesses).toBeGreaterThanOrEqual(2);
});

it("behaviour lists searches and visited businesses, and marks deleted ones", async () => {
  await seedBusinesses(admin.engines, [{ name: "Café Köln" }]);
  const [stored] = await admin.engines.businesses.scan("", 1);
  await count("search", "2026-05-01", "pizza\nberlin", 3);
  await count("search", "2026-05-01", "", 1);
  await count("empty_search", "2026-05-01", "sushi\nköln", 2);
  await count("business", "2026-05-01", stored?.slug ?? "", 7);
  await count("business", "2026-05-01", "never-was", 1);
  await count("search", "2026-04-01", "old\n", 9);
  const answer = await ask("behaviour?from=2026-05-01&to=2026-05-01");
  expect(behaviourReportSchema.parse(await answer.json())).toEqual({
    searchCount: 4,
    emptySearchCount: 2,
    searches: [{ query: "pizza", location: "berlin", count: 3 }],
    emptySearches: [{ query: "sushi", location: "köln", count: 2 }],
    businesses: [
      { slug: stored?.slug, name: "Café Köln", count: 7 },
      { slug: "never-was", name: null, count: 1 },
    ],
  });
});

it("past days keep only their largest subjects, and old days are deleted", async () => {
  for (let n = 0; n < 210; n++) await count("search", "2026-04-30", `word ${n}\n`, n + 1);
  await count("view", "2024-01-01", "home", 1);
  await keepCounts(admin.engines, admin.now());
  const all = { from: "2020-01-01", to: "2026-12-31" };
  expect(await admin.engines.visitCounts.top("search", all, 999)).toHaveLength(200);
  expect(await admin.engines.visitCounts.sumByDay(["search", "view"], all)).toEqual([
    { kind: "search", day: "2026-04-30", count: (210 * 211) / 2 },
  ]);
});

it.each([
  "trends",
  "trends?from=2026-05-02&to=2026-05-01",
  "trends?from=2024-01-01&to=2026-01-01",
  "behaviour?from=yesterday&to=2026-05-01",
])("rejects %s", async (path) => {
  expect((await ask(path)).status).toBe(400);
});
