import { SEARCH_MAX_HITS, SEARCH_PAGE_SIZE } from "@meridian/contracts/page";
import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../../testing/start-test-catalogue.ts";

const FOUND = SEARCH_MAX_HITS + 1;
const LAST_PAGE = SEARCH_MAX_HITS / SEARCH_PAGE_SIZE;
const catalogue = await startTestCatalogue(Array.from({ length: FOUND }, (_, n) => ({ name: `Kiosk ${n}` })));
afterAll(() => catalogue.stop());

const readPage = (page: number) => catalogue.search({ q: "kiosk", page: String(page) });

it("the last readable page is full, and every later one is empty", async () => {
  expect((await readPage(LAST_PAGE)).hits).toHaveLength(SEARCH_PAGE_SIZE);
  for (const page of [LAST_PAGE + 1, LAST_PAGE + 2, 1_000_000]) {
    expect(await readPage(page)).toMatchObject({ hits: [], page, totalCount: FOUND, totalPages: LAST_PAGE });
  }
});
