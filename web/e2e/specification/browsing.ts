import type { Page, Route } from "@playwright/test";
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
