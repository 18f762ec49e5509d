import type { Browser, Page } from "@playwright/test";
import { test } from "../test.ts";
import type { Row } from "./row.ts";

/** What the rows of a table are checked with. */
export interface OpenSite<OfSite> {
  site: OfSite;
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
}

export interface Surroundings {
  browser: Browser;
  baseURL: string | undefined;
}

/** A test for every row of a table, on a site that is opened once. */
export function testRows<OfSite>(
  rows: readonly Row<OfSite>[],
  open: (surroundings: Surroundings) => Promise<OpenSite<OfSite>>,
): void {
  let opened: OpenSite<OfSite> | undefined;
  const openSite = (): OpenSite<OfSite> => {
    if (opened === undefined) throw new Error("The site was not opened");
    return opened;
  };
  test.beforeAll(async ({ browser, baseURL }) => {
    opened = await open({ browser, baseURL });
  });
  test.afterAll(async () => {
    await opened?.close();
  });

  for (const { section, subject, rule, where, check } of rows) {
    test(`§${section} ${subject} (${where}): ${rule}`, async ({ browser }) => {
      const { site, newPage } = openSite();
      const pages: Page[] = [];
      const page = async (): Promise<Page> => {
        const made = await newPage();
        pages.push(made);
        return made;
      };
      try {
        await check({ site, page, browser });
      } finally {
        for (const made of pages) await made.close();
      }
    });
  }
}
