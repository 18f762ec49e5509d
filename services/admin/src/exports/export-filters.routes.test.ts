import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { describe, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";
import { getExport, recordsOf } from "../testing/export-calls.ts";

const admin = adminPerTest();

/** The names of the exported businesses, sorted. */
async function namesOf(query: Record<string, string>): Promise<string[]> {
  const [header, ...rows] = await recordsOf(await getExport(admin, { fields: "name", ...query }));
  expect(header).toEqual(["name"]);
  return rows.flat().sort();
}

describe("a filter", () => {
  it("by countries and categories selects their businesses", async () => {
    await seedBusinesses(admin.engines, [
      { name: "1", countryCode: "US", type: "Cafe" },
      { name: "2", countryCode: "DE", type: "Cafe" },
      { name: "3", countryCode: "DE", type: "Bars, pubs & clubs" },
      { name: "4", countryCode: "TR", type: "Bakery" },
    ]);
    expect(await namesOf({ countryCode: "DE" })).toEqual(["2", "3"]);
    expect(await namesOf({ countryCode: "de,us" })).toEqual(["1", "2", "3"]);
    expect(await namesOf({ countryCode: "all", categories: "Cafe" })).toEqual(["1", "2"]);
    expect(await namesOf({ categories: 'Bakery,"Bars, pubs & clubs"' })).toEqual(["3", "4"]);
    expect(await namesOf({ categories: "bars-pubs-clubs", countryCode: "DE" })).toEqual(["3"]);
    expect(await namesOf({ categories: "Submarines" })).toEqual([]);
  });

  /** Around midnight in Berlin, whose clocks went forward on 29 March; the Monday before was 23 March. */
  it("by days uses the admin's time zone, across a clock change", async () => {
    const instants = [
      "2026-02-28T22:59:59.999Z",
      "2026-02-28T23:00:00.000Z",
      "2026-03-22T22:59:59.999Z",
      "2026-03-22T23:00:00.000Z",
      "2026-03-27T22:59:59.999Z",
      "2026-03-27T23:00:00.000Z",
      "2026-03-28T22:59:59.999Z",
      "2026-03-28T23:00:00.000Z",
      "2026-03-29T21:59:59.999Z",
      "2026-03-29T22:00:00.000Z",
    ];
    await admin.restart({ start: new Date(instants[0] ?? "") });
    for (const [index, instant] of instants.entries()) {
      admin.pass(Date.parse(instant) - admin.now().getTime());
      await seedBusinesses(admin.engines, [{ name: instant, placeId: `at-${index}` }]);
    }
    const stored = await admin.engines.businesses.scan("", 100);
    expect(stored.map(({ name }) => name).sort()).toEqual(instants);
    expect(stored.every(({ name, createdAt }) => name === createdAt)).toBe(true);
    // Sunday, 29 March, 23:30 in Berlin.
    admin.pass(Date.parse("2026-03-29T21:30:00.000Z") - admin.now().getTime());
    await admin.logInAgain();

    const inBerlin = (dateRange: string, more = {}) => namesOf({ dateRange, timeZone: "Europe/Berlin", ...more });
    expect(await inBerlin("all")).toEqual(instants);
    expect(await inBerlin("today")).toEqual(instants.slice(7, 9));
    expect(await inBerlin("yesterday")).toEqual(instants.slice(5, 7));
    expect(await inBerlin("last24hours")).toEqual(instants.slice(6));
    expect(await inBerlin("last7days")).toEqual(instants.slice(2));
    expect(await inBerlin("thisweek")).toEqual(instants.slice(3));
    expect(await inBerlin("thismonth")).toEqual(instants.slice(1));
    expect(await inBerlin("custom", { startDate: "2026-03-28", endDate: "2026-03-29" })).toEqual(instants.slice(5, 9));
    expect(await namesOf({ dateRange: "today" })).toEqual(instants.slice(8));
  });
});
