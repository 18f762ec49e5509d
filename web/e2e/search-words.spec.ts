import { type APIRequestContext, expect } from "@playwright/test";
import { expectSoundPage, SIZES, untilHydrated } from "./page-checks.ts";
import { test } from "./test.ts";

interface Hit {
  slug: string;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
}

async function search(request: APIRequestContext, query: string): Promise<{ hits: Hit[] }> {
  return (await request.get(`/api/search?${query}`)).json();
}

test.use({ viewport: SIZES.desktop });

test("a text that says near me and open now is read as such, and the position is asked for on a click", async ({
  page,
  context,
  request,
}) => {
  const { hits } = await search(request, "q=coffee");
  const place = hits.find(({ latitude }) => latitude !== null);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 });
  await page.goto("/search?q=coffee+near+me+open+now");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "coffee" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Show closed ones as well" })).toHaveAttribute(
    "href",
    "/search?q=coffee",
  );
  await expectSoundPage(page);
  await page.goto("/search?q=coffee+near+me");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page).toHaveURL(/\/search\?q=coffee&near=[-\d.]+%2C[-\d.]+&sort=distance$/);
  await expect(page.getByRole("heading", { level: 1, name: "coffee near you" })).toBeVisible();
});

test("a phone number leads to who answers it", async ({ page, request }) => {
  const { hits } = await search(request, "q=coffee&has=phone");
  const hit = hits.find(({ phone }) => phone?.startsWith("+") === true);
  await page.goto(`/search?q=${encodeURIComponent(hit?.phone ?? "")}`);
  await expect(page.locator(`main a[href="/business/${hit?.slug}"]`).first()).toBeVisible();
});

test("a plural finds what is named in the singular, and can be searched as typed", async ({ page }) => {
  await page.goto("/search?q=bakeries");
  await expect(page.getByRole("heading", { level: 1, name: "bakery" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Search for “bakeries” instead" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Results" }).getByText("Bakery").first()).toBeVisible();
});
