import { type Page, request, test } from "@playwright/test";
import { callRows } from "./specification/calls.ts";
import { constantRows } from "./specification/constants.ts";
import { errorRows } from "./specification/errors.ts";
import type { Row } from "./specification/row.ts";
import { businessScreens } from "./specification/screens-business.ts";
import { homeScreens } from "./specification/screens-home.ts";
import { listScreens } from "./specification/screens-lists.ts";
import { placeScreens } from "./specification/screens-places.ts";
import { siteScreens } from "./specification/screens-site.ts";
import { createSite, type Site } from "./specification/site.ts";
import { validationRows } from "./specification/validation.ts";

/** Every row of the specification of the public site: screens, validation, calls, errors and constants. */
const ROWS: readonly Row[] = [
  ...siteScreens,
  ...homeScreens,
  ...businessScreens,
  ...listScreens,
  ...placeScreens,
  ...validationRows,
  ...callRows,
  ...errorRows,
  ...constantRows,
];

test.use({ serviceWorkers: "block" });

let site: Site;
let close: () => Promise<void>;
test.beforeAll(async ({ baseURL }) => {
  const context = await request.newContext(baseURL === undefined ? {} : { baseURL });
  site = createSite(context);
  close = () => context.dispose();
});
test.afterAll(() => close());

for (const { section, subject, rule, where, check } of ROWS) {
  test(`§${section} ${subject} (${where}): ${rule}`, async ({ browser, baseURL }) => {
    const pages: Page[] = [];
    const page = async (): Promise<Page> => {
      const made = await browser.newPage({ locale: "en-US", ...(baseURL === undefined ? {} : { baseURL }) });
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
