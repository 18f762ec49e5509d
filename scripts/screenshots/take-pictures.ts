import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { login } from "../../shared/contracts/src/admin/admin-api.ts";
import type { Screen } from "./screens.ts";

export interface PictureOptions {
  url: string;
  folder: string;
  chromiumPath: string;
  screens: readonly Screen[];
  /** With whom to log in first. */
  credentials?: Credentials;
  /** Called with the name of each picture that was taken. */
  onTaken: (name: string) => void;
}

export interface Credentials {
  username: string;
  password: string;
}

/** What the admin area remembers in the browser of a visitor who is logged in. */
const LOGGED_IN_FLAG = "adminAuth";
const SIZES = { "390": { width: 390, height: 844 }, "1440": { width: 1440, height: 900 } };
const MODES = ["light", "dark"] as const;
const PAGE_TIMEOUT_MS = 120_000;
const QUIET_MS = 500;

/** Each screen at both widths in both modes, whole from top to bottom, as `<screen>-<width>-<mode>.png`. */
export async function takePictures(options: PictureOptions): Promise<void> {
  const browser = await chromium.launch({ executablePath: options.chromiumPath, args: ["--no-sandbox"] });
  try {
    for (const width of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
      for (const mode of MODES) await takeWith(browser, { ...options, width, mode });
    }
  } finally {
    await browser.close();
  }
}

interface Setting extends PictureOptions {
  width: keyof typeof SIZES;
  mode: (typeof MODES)[number];
}

async function takeWith(browser: Browser, setting: Setting): Promise<void> {
  const { url, folder, screens, credentials, onTaken, width, mode } = setting;
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[width],
    colorScheme: mode,
    locale: "en-US",
    hasTouch: width === "390",
    reducedMotion: "reduce",
  });
  if (credentials !== undefined) await logIn(context, credentials);
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  for (const { name, path } of screens) {
    await page.goto(path);
    await settle(page);
    const picture = `${name}-${width}-${mode}.png`;
    await photograph(page, join(folder, picture), SIZES[width]);
    onTaken(picture);
  }
  await context.close();
}

async function logIn(context: BrowserContext, credentials: Credentials): Promise<void> {
  const answer = await context.request.fetch(login.path, { method: login.method, data: credentials });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}`);
  await context.addInitScript((flag) => window.localStorage.setItem(flag, "true"), LOGGED_IN_FLAG);
}

/**
 * Chromium forgets a touch screen, and with it the larger targets, while it captures what lies beyond the screen: a phone grows instead.
 */
async function photograph(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
  const { height, isTouch } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    isTouch: matchMedia("(pointer: coarse)").matches,
  }));
  if (isTouch) await page.setViewportSize({ ...size, height });
  await page.screenshot({ path, fullPage: !isTouch });
  await page.setViewportSize(size);
}

/** Ends when the page is alive, has been seen down to its end, so that what loads late is there, and the network is quiet. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await nextFrame();
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
}
