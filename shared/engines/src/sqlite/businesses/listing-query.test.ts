import { describe, expect, it } from "vitest";
import { openDirectoryDatabase } from "../database/open-directory-database.ts";
import { listCitiesSql } from "../places/list-places.ts";
import { LISTING_KINDS, listingSql, mergedListingSql } from "./listing-query.ts";

const SORTING = /USE TEMP B-TREE/;

function planOf(sql: string): string {
  const db = openDirectoryDatabase(":memory:");
  const plan = db.sql(`EXPLAIN QUERY PLAN ${sql}`).all();
  db.close();
  return plan.map(({ detail }) => String(detail)).join("\n");
}

describe("query plans of listings", () => {
  it.each(LISTING_KINDS)("the listing %s reads its page in the order of an index", (kind) => {
    const plan = planOf(listingSql(kind));
    expect(plan).toMatch(/^(SEARCH|SCAN) business USING INDEX business_by_/);
    expect(plan).not.toMatch(SORTING);
  });

  it.each(["category", "countryCategory", "cityCategory"] as const)(
    "the listing %s of a kind and those below it merges their indexes, in their order",
    (kind) => {
      const plan = planOf(mergedListingSql(kind, 40));
      expect(plan).toMatch(/^MERGE \(UNION ALL\)/m);
      expect(plan).not.toMatch(SORTING);
      expect(plan.match(/SEARCH business USING COVERING INDEX business_by_/g)).toHaveLength(40);
    },
  );

  it.each([
    { byCountry: false, byLetter: false },
    { byCountry: true, byLetter: false },
    { byCountry: false, byLetter: true },
    { byCountry: true, byLetter: true },
  ])("cities by %o are read in the order of an index", (filters) => {
    const plan = planOf(listCitiesSql(filters));
    expect(plan).toMatch(/USING INDEX city_by_/);
    expect(plan).not.toMatch(SORTING);
  });

  it("the check recognises a plan that sorts", () => {
    expect(planOf("SELECT id FROM business ORDER BY phone")).toMatch(SORTING);
  });
});
