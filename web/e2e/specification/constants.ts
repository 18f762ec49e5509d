import { CONTACT_LIMITS } from "@meridian/shared/contracts/contact-limits";
import { expect } from "@playwright/test";
import { ApiError } from "../../src/lib/api-error.ts";
import { capCount, truncate } from "../../src/lib/number-format.ts";
import { createQueryClient, retryDelayMs, retryUpTo } from "../../src/lib/query-client.ts";
import { pageSteps, pageWindow } from "../../src/ui/page-window.ts";
import { hrefs, mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

const pages = rowsOf(9, "Page sizes");
const client = rowsOf(9, "Client data");
const sizes = rowsOf(9, "Sizes and lengths");
const contact = rowsOf(9, "Contact");

export const constantRows: readonly Row[] = [
  pages.http("12 on the lists of categories, countries and cities", async (site) => {
    for (const [path, noun] of [
      ["/categories", "categories"],
      ["/countries", "countries"],
      ["/cities", "cities"],
    ] as const) {
      expect(mainOf(await site.html(path)).text).toMatch(new RegExp(`Showing 1 to 12 of [\\d,]+ ${noun}`));
    }
  }),
  pages.http("20 businesses on the list of all, 12 with a category", async (site) => {
    expect(hrefs(mainOf(await site.html("/businesses")), "/business/")).toHaveLength(20);
    expect(hrefs(mainOf(await site.html(await site.categoryPath())), "/business/")).toHaveLength(12);
  }),
  pages.code("five numbers that slide; with all businesses two either side of the current", () => {
    expect([pageWindow(1, 9), pageWindow(3, 9), pageWindow(5, 9), pageWindow(9, 9)]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [3, 4, 5, 6, 7],
      [5, 6, 7, 8, 9],
    ]);
    expect(pageSteps(50, 100)).toEqual([1, "gap", 48, 49, 50, 51, 52, "gap", 100]);
  }),
  pages.http("home shows 12 of each; country 20 cities; category 15 countries; city 15 categories", async (site) => {
    const home = mainOf(await site.html("/"));
    expect(hrefs(home, "/business/")).toHaveLength(12);
    for (const prefix of ["/categories/", "/cities/", "/countries/"]) expect(hrefs(home, prefix)).toHaveLength(12);
    expect(hrefs(mainOf(await site.html(await site.countryPath())), "/cities/")).toHaveLength(20);
    expect(hrefs(mainOf(await site.html(await site.categoryPath())), "/countries/")).toHaveLength(15);
    expect((await site.city()).topCategories).toHaveLength(15);
  }),
  sizes.code("names of 15 and 12 letters, review counts up to 99+", () => {
    expect(truncate("Abcdefghijklmnopq", 15)).toBe("Abcdefghijklmno…");
    expect([capCount(99), capCount(100)]).toEqual(["99", "99+"]);
  }),
  client.code("fresh for 10 minutes, discarded after 15, no refetch on focus or by time, no retried mutation", () => {
    const { queries, mutations } = createQueryClient({
      request: () => Promise.reject(),
      isServer: false,
    }).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: 600_000,
      gcTime: 900_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  }),
  client.code("three retries, after one second doubled each time, at most 30; none of what was refused", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    const again = (status: number) =>
      [0, 1, 2, 3].filter((failures) => retryUpTo(3)(failures, new ApiError(status, "")));
    expect([again(503), again(404)]).toEqual([[0, 1, 2], []]);
  }),
  contact.code("name 2, subject 5 and message 10 characters", () => {
    const { name, subject, message } = CONTACT_LIMITS;
    expect([name.min, subject.min, message.min]).toEqual([2, 5, 10]);
  }),
  contact.http("a message box of 6 rows, a reply within 24 hours, support hours", async (site) => {
    const { text, html } = await site.html("/contact");
    expect(html).toMatch(/<textarea[^>]* rows="6"/);
    for (const words of ["within 24 hours", "9:00-18:00 EST", "10:00-16:00 EST", "Sun Closed"]) {
      expect(text).toContain(words);
    }
  }),
  rowsOf(9, "Figures").http("the public figures are the directory's own (decision 3)", async (site) => {
    const { totals } = await site.home();
    const { text } = await site.html("/contact");
    for (const figure of [totals.businesses, totals.countries, totals.cities, totals.categories]) {
      expect(text).toContain(figure.toLocaleString("en-US"));
    }
    expect(text).not.toContain("564,000");
  }),
];
