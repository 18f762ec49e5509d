import { searchAnswerSchema } from "@meridian/shared/contracts/search";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";

const cafe = { type: "Cafe", category: "Cafe", subtypes: [] };
const BERLIN = { city: "Berlin", countryCode: "DE", country: "Germany" };
const BONN = { city: "Bonn", countryCode: "DE", country: "Germany" };
let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startTestCatalogue([
    ...Array.from({ length: 24 }, (_, n) => ({
      name: "Kaffeebar",
      ...cafe,
      ...BERLIN,
      street: `Weg ${n}`,
      reviews: 900 - n,
    })),
    ...Array.from({ length: 2 }, (_, n) => ({
      name: "Kaffeebar",
      ...cafe,
      ...BONN,
      street: `Weg ${n}`,
      reviews: 9000,
    })),
    { name: "Röstwerk", ...cafe, ...BERLIN, reviews: 10_000 },
  ]);
});
afterAll(() => catalogue.stop());

async function search(query: Record<string, string>) {
  const answer = await fetch(`${catalogue.url}/api/search?${new URLSearchParams(query)}`);
  return searchAnswerSchema.parse(await answer.json());
}

describe("branches of one business in one city", () => {
  it("fold under the best one, which says how many more there are; totals and pages stay", async () => {
    const answer = await search({ q: "cafe" });
    expect(answer).toMatchObject({ totalCount: 27, totalPages: 2 });
    expect(answer.hits).toHaveLength(20);
    const leaders = answer.hits.filter(({ branches }) => branches !== null);
    expect(leaders.map(({ branches }) => branches)).toEqual([
      { name: "Kaffeebar", city: "de/berlin", cityName: "Berlin", count: 23 },
    ]);
    const grouped = answer.hits.filter(({ branchOf }) => branchOf !== null);
    expect(grouped).toHaveLength(16);
    expect(grouped.every(({ branchOf, city }) => branchOf === leaders[0]?.id && city === "Berlin")).toBe(true);
  });

  it("are found by what the group says", async () => {
    expect(await search({ q: '"Kaffeebar"', city: "de/berlin" })).toMatchObject({ totalCount: 24 });
  });

  it.each([{ q: "kaffeebar berlin" }, { q: "kaffeebar", city: "de/berlin" }, { q: "cafe", sort: "reviews" }])(
    "stand alone where they are what is looked for, or the visitor sorts: %o",
    async (query) => {
      const { hits } = await search(query);
      expect(hits.filter(({ branches, branchOf }) => branches !== null || branchOf !== null)).toEqual([]);
    },
  );
});
