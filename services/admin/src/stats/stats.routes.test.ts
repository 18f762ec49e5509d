import { adminStatsSchema } from "@meridian/contracts/places/place";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { expect, it } from "vitest";
import { startTestAdmin } from "../testing/start-test-admin.ts";

it("the statistics count every stored business, and only public categories", async () => {
  const admin = await startTestAdmin();
  const bakery = { type: "Bakery", category: "shops", subtypes: [] };
  await seedBusinesses(admin.engines, [{}, { name: "A" }, { name: "B", ...bakery }, { name: "C", status: "closed" }]);
  const answer = await fetch(`${admin.url}/api/admin/stats`, { headers: { cookie: await admin.openSession() } });
  expect(adminStatsSchema.parse(await answer.json())).toEqual({
    totalBusinesses: 4,
    publishedBusinesses: 3,
    totalCategories: 2,
    approvedBusinesses: 4,
    pendingBusinesses: 0,
    trashedBusinesses: 0,
    totalCountries: 1,
    totalCities: 1,
    meanRating: 4.5,
    categories: [
      { category: "Pizza restaurant", count: 2, slug: "pizza-restaurant" },
      { category: "Bakery", count: 1, slug: "bakery" },
    ],
  });
  await admin.stop();
});
