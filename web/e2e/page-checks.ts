import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export const MAX_LAYOUT_SHIFT = 0.05;

/** The small one: each page loads it again. */
const AXE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules of axe whose outcome depends on the colour scheme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** A WebGL note of software rendering, caused by the test machine. */
const DRIVER_NOTE = /GL Driver Message/;

/** Collects errors and console messages from now on, except for a document that deliberately answers 404 or 410. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    const { url } = message.location();
    if (url === page.url() && message.text().startsWith("Failed to load resource")) return;
    if (!DRIVER_NOTE.test(message.text())) complaints.push(`${message.type()}: ${message.text()} (${url})`);
  });
  return complaints;
}

/** Expects no violation of axe's rules, and nothing wider than the screen. */
export async function expectSoundPage(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page), "pixels that stick out at the side").toBeLessThanOrEqual(0);
}

/** The pixels by which the page is wider than the screen. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** `expectSoundPage` in light colours; in dark ones only the rules that depend on colours, as nothing else changes. */
export async function expectSoundInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await test.step("light", () => expectSoundPage(page));
  await page.emulateMedia({ colorScheme: "dark" });
  await test.step("dark", async () => {
    expect(await findViolations(page, { runOnly: { type: "rule", values: COLOR_RULES } })).toEqual([]);
  });
}

async function findViolations(page: Page, rules: Pick<RunOptions, "runOnly"> = {}): Promise<string[]> {
  await untilSettled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // By default axe describes every passing element, which takes longer than the rules, and parses every style sheet for an
  // experimental rule that does not run.
  const options: RunOptions = { resultTypes: ["violations"], preload: { assets: ["media"] }, ...rules };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
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

/** Waits until React has hydrated the page, so that clicks have an effect. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** Ends with the last transition: axe would measure colours half-way between two. Endless animations run on. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let ending: Animation[];
    do {
      // The page hears of another colour scheme a frame later. A part that inherits a colour begins its transition when another ends.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      await Promise.allSettled(ending.map(({ finished }) => finished));
    } while (ending.length > 0);
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
