import { SEARCH_MAX_HITS, SEARCH_PAGE_SIZE } from "@meridian/contracts/page";
import { searchAnswerSchema } from "@meridian/contracts/search/search";
import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../../testing/start-test-catalogue.ts";

const LISTED = SEARCH_MAX_HITS + 5;

const inUlm = { city: "Ulm", country: "Germany", countryCode: "DE", type: "Kiosk", category: "Kiosk", subtypes: [] };
// Equally popular, so that only the listing's own order separates them.
const catalogue = await startTestCatalogue(
  Array.from({ length: LISTED }, (_, n) => ({ name: `Kiosk ${n}`, ...inUlm })),
);
afterAll(() => catalogue.stop());

const readPage = (scope: string, page: number) =>
  catalogue.read(searchAnswerSchema, `/api/search?${scope}&page=${page}`);

it.each(["city=de/ulm", "category=kiosk", "category=kiosk&country=DE", "category=kiosk&city=de/ulm"])(
  "the pages of a city or category contain each of its businesses once: %s",
  async (scope) => {
    const { totalPages, totalCount, facets } = await readPage(scope, 1);
    expect([totalPages, totalCount, facets.city[0]?.count]).toEqual([
      Math.ceil(LISTED / SEARCH_PAGE_SIZE),
      LISTED,
      LISTED,
    ]);
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => readPage(scope, at + 1)));
    const slugs = pages.flatMap(({ hits }) => hits.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(LISTED);
    expect(await readPage(scope, totalPages + 1)).toMatchObject({ hits: [], totalPages });
  },
);

it("a filter or another order limits paging to a thousand", async () => {
  for (const narrowed of ["city=de/ulm&sort=reviews", "city=de/ulm&has=phone", "q=kiosk&city=de/ulm"]) {
    expect([narrowed, (await readPage(narrowed, 1)).totalPages]).toEqual([
      narrowed,
      SEARCH_MAX_HITS / SEARCH_PAGE_SIZE,
    ]);
  }
});
