import type { AdminStats } from "@meridian/shared/contracts/place";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { shareSession } from "../admin-session.ts";
import { hold } from "../specification/browsing.ts";
import { rowsOf } from "../specification/row.ts";
import type { OpenSite, Surroundings } from "../specification/run-rows.ts";
import { csvSheet, importSheet, newTag, removeOwn, templateRow } from "./own-data.ts";

/** Work that takes what the machine gives it. */
export const WORK_DONE = { timeout: 60_000 };
/** More than a page of the list, so that it turns. */
const OWN_BUSINESSES = 25;

/** The administrator's area of the running site. */
export interface AdminSite {
  /** With the administrator's session. */
  request: APIRequestContext;
  /** Names of the table's own 25 businesses begin with it: "tag 01". */
  tag: string;
  json<T>(path: string): Promise<T>;
  stats(): Promise<AdminStats>;
  /** A page of a browser that nobody has logged in with. */
  visitorPage(): Promise<Page>;
}

export const adminRows = rowsOf<AdminSite>;

/** One session for the whole table, and 25 businesses of its own. */
export async function openAdminSite({ browser, baseURL }: Surroundings): Promise<OpenSite<AdminSite>> {
  const options = { locale: "en-US", serviceWorkers: "block", ...(baseURL === undefined ? {} : { baseURL }) } as const;
  const admin = await browser.newContext(options);
  const others: Page[] = [];
  await shareSession(admin);
  const { request } = admin;
  const tag = newTag();
  const names = Array.from({ length: OWN_BUSINESSES }, (_, index) => `${tag} ${String(index + 1).padStart(2, "0")}`);
  await importSheet(
    request,
    csvSheet(
      `${tag}.csv`,
      names.map((name, index) => templateRow(name, index + 1)),
    ),
  );
  const json = async <T>(path: string): Promise<T> => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const visitorPage = async (): Promise<Page> => {
    const page = await browser.newPage(options);
    others.push(page);
    return page;
  };
  const site: AdminSite = {
    request,
    tag,
    json,
    stats: () => json<AdminStats>("/api/admin/stats"),
    visitorPage,
  };
  return {
    site,
    newPage: () => admin.newPage(),
    async close() {
      await removeOwn(request, tag);
      for (const page of others) await page.close();
      await admin.close();
    },
  };
}

/** Goes to a screen and waits until its heading is there. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible(WORK_DONE);
}

/** The list with the table's own businesses alone. */
export async function openOwnList(page: Page, { tag }: AdminSite, query = ""): Promise<Locator> {
  await openScreen(page, `/admin/businesses?q=${tag}${query}`, "İşletme Yönetimi");
  const list = page.getByRole("list", { name: "İşletmeler", exact: true });
  await expect(list).toBeVisible(WORK_DONE);
  return list;
}

export async function openCombined(page: Page): Promise<void> {
  await page.goto("/admin-legacy");
  await expect(page.getByRole("heading", { name: "Danger Zone" })).toBeVisible(WORK_DONE);
}

/** The value of a figure by its name. */
export function figure(place: Page | Locator, label: string): Locator {
  const page = "page" in place ? place.page() : place;
  return place
    .locator("dl > div, div")
    .filter({ has: page.locator("dt").getByText(label, { exact: true }) })
    .last()
    .locator("dd")
    .first();
}

/** The notice that stands now. */
export const toast = (page: Page): Locator => page.getByRole("region", { name: /^(Bildirimler|Notifications) \(F8\)/ });

/** Calls whose address matches are answered with this JSON. */
export async function answerWith(page: Page, url: string | RegExp, body: unknown, status = 200): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status, json: body }));
}

/** Calls whose address matches wait until the function that comes back is called, and then fail. */
export async function holdAndFail(page: Page, url: string | RegExp, status = 404): Promise<() => void> {
  return hold(page, url, (route) => route.fulfill({ status, body: "" }));
}
