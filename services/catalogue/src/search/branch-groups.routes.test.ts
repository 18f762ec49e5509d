import { afterAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";
import { groupBranches } from "./branch-groups.ts";

const cafe = { type: "Cafe", category: "Cafe", subtypes: [] };
const BERLIN = { city: "Berlin", countryCode: "DE", country: "Germany" };
const BONN = { city: "Bonn", countryCode: "DE", country: "Germany" };
const catalogue = await startTestCatalogue([
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
  { name: "Kaffeebar Mitte", type: "Inn", category: "Inn", ...BERLIN },
  ...Array.from({ length: 3 }, (_, n) => ({ name: "&noodle", type: "Inn", street: `Gasse ${n}`, ...BERLIN })),
  ...["Red Noodle", "Noodle Bar", "Adler"].map((name) => ({ name, type: "Inn", category: "Inn", ...BERLIN })),
]);
afterAll(() => catalogue.stop());

const { search } = catalogue;

describe("branches of one business in one city", () => {
  it("fold under the best one, which states how many more there are; totals and pages stay", async () => {
    const answer = await search({ q: "cafe" });
    expect(answer).toMatchObject({ totalCount: 27, totalPages: 2 });
    expect(answer.hits).toHaveLength(20);
    const leaders = answer.hits.filter(({ branches }) => branches !== null);
    expect(leaders.map(({ branches }) => branches)).toEqual([
      { name: "Kaffeebar", city: "de/berlin", cityName: "Berlin", count: 24 },
    ]);
    const grouped = answer.hits.filter(({ branchOf }) => branchOf !== null);
    expect(grouped).toHaveLength(16);
    expect(grouped.every(({ branchOf, city }) => branchOf === leaders[0]?.id && city === "Berlin")).toBe(true);
  });

  it("stay apart if their name is found in other names", async () => {
    const { hits } = await search({ q: "inn" });
    expect(hits.map(({ name, branches }) => [name, branches]).filter(([, branches]) => branches !== null)).toEqual([]);
    expect(hits.filter(({ name }) => name === "&noodle")).toHaveLength(3);
  });

  it("are found through the group", async () => {
    expect(await search({ q: '"Kaffeebar"', city: "de/berlin" })).toMatchObject({ totalCount: 25 });
  });

  it.each([{ q: "kaffeebar berlin" }, { q: "kaffeebar", city: "de/berlin" }, { q: "cafe", sort: "reviews" }])(
    "are not grouped if they are searched for, or the visitor sorts: %o",
    async (query) => {
      const { hits } = await search(query);
      expect(hits.filter(({ branches, branchOf }) => branches !== null || branchOf !== null)).toEqual([]);
    },
  );
});

describe("the businesses of a page", () => {
  /** Of a page that holds businesses of these names, in Berlin unless behind a slash: the branches of each. */
  async function group(page: readonly string[], { found = 9, total = 100 } = {}) {
    const [any] = await catalogue.engines.businesses.list({ scope: {}, offset: 0, limit: 1 });
    if (any === undefined) throw new Error("no business");
    const businesses = page.map((place, at) => {
      const [name = "", city = "Berlin"] = place.split("/");
      return { ...any, id: `${at}`, name, city };
    });
    const search: TestCatalogue["index"]["search"] = async (query) => ({
      ...(await catalogue.index.search(query)),
      total: found,
    });
    const branches = await groupBranches(
      { index: { search }, businesses: catalogue.engines.businesses },
      {},
      { businesses, total },
    );
    return [...branches].map(([id, { branches, branchOf }]) => `${id}: ${branches?.count ?? `of ${branchOf}`}`);
  }

  it.each<[string, string[], string[]]>([
    ["two of one name are not grouped", ["A", "A"], []],
    ["three are a group", ["A", "A", "A"], ["0: 8", "1: of 0", "2: of 0"]],
    ["case and accents part none", ["Café", "CAFE", "B", "café"], ["0: 8", "1: of 0", "3: of 0"]],
    ["other cities do", ["A", "A", "A/Bonn"], []],
    ["a name with quotes is no group", ['"A"', '"A"', '"A"'], []],
    [
      "the three largest groups count",
      ["A", "A", "A", "B", "B", "B", "C", "C", "C", "D", "D", "D", "D"],
      ["9: 8", "10: of 9", "11: of 9", "12: of 9", "0: 8", "1: of 0", "2: of 0", "3: 8", "4: of 3", "5: of 3"],
    ],
  ])("%s", async (_title, page, grouped) => {
    expect(await group(page)).toEqual(grouped);
  });

  it("are at least as many as the group states", async () => {
    expect((await group(["A", "A", "A"], { found: 0 }))[0]).toBe("0: 2");
  });

  it("stay ungrouped if nothing else was found", async () => {
    expect(await group(["A", "A", "A"], { found: 9, total: 9 })).toEqual([]);
    expect(await group(["A", "A", "A"], { found: 9, total: 10 })).toHaveLength(3);
  });
});
