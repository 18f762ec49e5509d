import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export const COLOR_SCHEMES = ["light", "dark"] as const;

const MAX_LAYOUT_SHIFT = 0.05;

/** Software rendering says this of WebGL; it is about the test machine, not about the page. */
const DRIVER_NOTE = /GL Driver Message/;

/** Everything the browser complains of from now on. A document that answers 404 or 410 on purpose is no complaint. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    const isOwnDocument = message.location().url === page.url();
    if (isOwnDocument && message.text().startsWith("Failed to load resource")) return;
    if (!DRIVER_NOTE.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}

/** No violation that axe knows of, and nothing wider than the screen. */
export async function expectSoundPage(page: Page): Promise<void> {
  await untilSettled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, "pixels that stick out at the side").toBeLessThanOrEqual(0);
}

/** The same in light and in dark colours. */
export async function expectSoundInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await test.step(colorScheme, () => expectSoundPage(page));
  }
}

/** The page at a path meets axe's rules in both colour schemes, logs nothing to the console and does not shift while it loads. */
export async function expectSoundVisit(page: Page, path: string, status = 200): Promise<void> {
  const complaints = collectComplaints(page);
  expect((await page.goto(path))?.status()).toBe(status);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await expectSoundInBothSchemes(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  expect(complaints).toEqual([]);
}

/** Ends when React has taken over the page, so that clicks are answered. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** Ends with the transitions under way: axe would measure colours half-way between two. Endless animations run on. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Sum of the layout shifts so far that no input caused. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && typeof entry.value === "number") sum += entry.value;
          }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
