import { expect } from "@playwright/test";
import { beginSession } from "./admin-session.ts";
import { test } from "./test.ts";

interface Business {
  id: string;
  slug: string;
}

/** Imports and caches take what the machine gives them. */
const WORK_DONE = { timeout: 60_000 };

test("a business has one address: 301 from others, 404 where there is none, 410 where there was one", async ({
  page,
  request,
}) => {
  const tag = `hafen${Date.now()}`;
  const row = (n: number) => `${tag} ${n},"Kai ${n}, Hamburg, Germany",,Cafe,${tag}-${n},DE`;
  const sheet = ["name,address,phone,category,place_id,country_code", row(1), row(2), row(3)].join("\n");
  await beginSession(page);
  const admin = page.request;
  const file = { name: `${tag}.csv`, mimeType: "text/csv", buffer: Buffer.from(sheet) };
  expect((await admin.post("/api/upload-excel", { multipart: { file }, ...WORK_DONE })).status()).toBe(200);

  const slugOf = (n: number) => `${tag}-${n}-hamburg`;
  const answer = async (path: string) => {
    const { headers, status } = await request
      .get(path, { maxRedirects: 0 })
      .then((found) => ({ headers: found.headers(), status: found.status() }));
    return [status, headers.location].filter((part) => part !== undefined).join(" ");
  };
  const business = async (n: number): Promise<Business> => {
    const found = await request.get(`/api/businesses/${slugOf(n)}`);
    expect(found.status()).toBe(200);
    return found.json();
  };
  const [kept, merged, deleted] = [await business(1), await business(2), await business(3)];
  const page1 = `/business/${kept.slug}`;

  expect(await answer(page1)).toBe("200");
  expect(await answer(`${page1}/`)).toBe(`301 ${page1}`);
  expect(await answer(`/Business/${kept.slug.toUpperCase()}`)).toBe(`301 ${page1}`);
  expect(await answer(`${page1}-a1b2c3`)).toBe(`301 ${page1}`);
  expect(await answer(`/business/${tag}-9-hamburg`)).toBe("404");
  expect(await answer(`/business/${tag}-9-hamburg-a1b2c3`)).toBe("404");

  const merge = { keepId: kept.id, removeId: merged.id, fields: [] };
  expect((await admin.post("/api/admin/businesses/merge", { data: merge })).status()).toBe(200);
  expect((await admin.delete(`/api/businesses/${deleted.id}`)).status()).toBe(200);
  await expect.poll(() => answer(`/business/${slugOf(2)}`), WORK_DONE).toBe(`301 ${page1}`);
  await expect.poll(() => answer(`/business/${slugOf(3)}`), WORK_DONE).toBe("410");
  await expect.poll(() => answer(`/api/businesses/${slugOf(3)}`), WORK_DONE).toBe("410");
  const gone = await page.goto(`/business/${slugOf(3)}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This business is no longer listed");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await admin.delete(`/api/businesses/${kept.id}`);
});
