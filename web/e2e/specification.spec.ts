import { request } from "@playwright/test";
import { callRows } from "./specification/calls.ts";
import { constantRows } from "./specification/constants.ts";
import { errorRows } from "./specification/errors.ts";
import type { Row } from "./specification/row.ts";
import { testRows } from "./specification/run-rows.ts";
import { businessScreens } from "./specification/screens-business.ts";
import { homeScreens } from "./specification/screens-home.ts";
import { listScreens } from "./specification/screens-lists.ts";
import { placeScreens } from "./specification/screens-places.ts";
import { siteScreens } from "./specification/screens-site.ts";
import { createSite } from "./specification/site.ts";
import { validationRows } from "./specification/validation.ts";
import { test } from "./test.ts";

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

testRows(ROWS, async ({ browser, baseURL }) => {
  const base = baseURL === undefined ? {} : { baseURL };
  const context = await request.newContext(base);
  return {
    site: createSite(context),
    newPage: () => browser.newPage({ locale: "en-US", ...base }),
    close: () => context.dispose(),
  };
});
