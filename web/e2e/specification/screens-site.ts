import { expect } from "@playwright/test";
import { type Row, rowsOf } from "./row.ts";

const frame = rowsOf(2, "Navigation and footer");
const missing = rowsOf(2, "404 page");
const contact = rowsOf(2, "Contact");
const markup = rowsOf(2, "Injected markup");

export const siteScreens: readonly Row[] = [
  frame.screen("no top bar on a path that begins with /admin, the footer there as well", async (page) => {
    await page.goto("/admin/login");
    await expect(page.getByRole("contentinfo")).toContainText("© 2025");
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  }),
  missing.journey(
    "has an ad block of 300x250 where an ad network is configured",
    "contact.spec.ts",
    "an ad slot keeps its place and loads nothing before consent; without a network there is none",
  ),
  ...["/nowhere", "/business/there-is-no-such-place", "business"].map((path) =>
    rowsOf(2, "Ad block").screen(`300 by 250 where an ad network is configured: ${path}`, async (page, site) => {
      await page.route("**/*", async (route) => {
        if (route.request().resourceType() !== "document") return route.fallback();
        const response = await route.fetch();
        const ads = 'ads:{scriptUrl:"https://ads.example/show.js",client:null,slot:null}';
        await route.fulfill({ response, body: (await response.text()).replaceAll("ads:null", ads) });
      });
      await page.goto(path === "business" ? await site.businessPath() : path);
      const slot = page.getByRole("complementary", { name: "Advertisement" });
      await expect.poll(() => slot.boundingBox(), { timeout: 30_000 }).toMatchObject({ width: 300, height: 250 });
    }),
  ),
  contact.journey(
    "the button says Sending... and is disabled while a message is under way",
    "contact.spec.ts",
    "a failure says so and keeps every value; the button rests while sending",
  ),
  markup.journey(
    "head tags, pixel and footer tags go where they belong, as real scripts, tracking only after consent",
    "contact.spec.ts",
    "run with the page's nonce where they belong, and tracking only after consent",
  ),
];
