import { expect, type Page, type Route } from "@playwright/test";
import { untilHydrated } from "../page-checks.ts";

/** A page from which every list is one click away, and which asks the API for nothing itself. */
const QUIET_PATH = "/privacy-policy";

/** Opens a quiet page; what the API is asked for from now on is answered by `answers`. */
export async function openQuietly(page: Page): Promise<void> {
  await page.goto(QUIET_PATH);
  await untilHydrated(page);
}

/** Follows a link of the footer or the top bar, without loading the page anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click();
}

/** Every call of the API whose address matches is answered with a status and nothing else; tells how often that was. */
export async function failWith(page: Page, url: string | RegExp, status: number): Promise<() => number> {
  let calls = 0;
  await page.route(url, (route) => {
    calls += 1;
    return route.fulfill({ status, body: "" });
  });
  return () => calls;
}

/** Calls whose address matches wait until the function that comes back is called; then they go on, or are answered so. */
export async function hold(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await answer(route).catch(() => undefined);
  });
  return () => release();
}

export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 });
}
