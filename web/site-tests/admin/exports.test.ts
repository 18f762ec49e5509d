import { exportBusinesses, exportSelectedFields } from "@meridian/contracts/admin/export-api";
import { afterAll, expect, it } from "vitest";
import { logIn } from "../http-client.ts";
import { importNumbered, newTag, removeOwn } from "../own-businesses.ts";

const tag = newTag();
const admin = await logIn();
await importNumbered(admin, tag, 2);
afterAll(() => removeOwn(admin, tag));

const linesOf = async (answer: Response): Promise<string[]> =>
  (await answer.text()).replace("\uFEFF", "").trimEnd().split("\r\n");
const exportCsv = (query: string): Promise<Response> => admin.send(`${exportBusinesses.path}?${query}`);

it("the older export takes selectedFields and countryCode and is called businesses_export_{date}.csv [admin 7.21]", async () => {
  const data = { selectedFields: ["name", "reviewCount", "placeId"], countryCode: "TR" };
  const answer = await admin.send(exportSelectedFields.path, { method: "POST", data });
  expect(answer.headers.get("content-type")).toContain("text/csv");
  const name = /^attachment; filename="?businesses_export_\d{4}-\d{2}-\d{2}\.csv"?$/;
  expect(answer.headers.get("content-disposition")).toMatch(name);
  const lines = await linesOf(answer);
  expect(lines[0]).toBe("name,reviewCount,placeId");
  expect(lines).toContain(`${tag} 01,3,${tag}-01`);
});

it("an export takes fields, countryCode, categories and dateRange, and its name tells them [admin 7.22]", async () => {
  const answer = await exportCsv("fields=name,reviews,country_code&countryCode=TR&categories=Cafe&dateRange=all");
  const name = /^attachment; filename="?businesses_TR_1kategoriler_all_\d{8}-\d{6}\.csv"?$/;
  expect(answer.headers.get("content-disposition")).toMatch(name);
  const [header, ...lines] = await linesOf(answer);
  expect(header).toBe("name,reviews,country_code");
  expect(lines).toContain(`${tag} 02,4,TR`);
  for (const line of lines) expect(line).toMatch(/,TR$/);
});

it("startDate and endDate bound a custom range, which needs both [admin 7.23]", async () => {
  const range = "fields=name&dateRange=custom&startDate=2020-01-01";
  const nextYear = new Date().getUTCFullYear() + 1;
  expect(await linesOf(await exportCsv(`${range}&endDate=2020-12-31`))).not.toContain(`${tag} 01`);
  expect(await linesOf(await exportCsv(`${range}&endDate=${nextYear}-01-01`))).toContain(`${tag} 01`);
  expect((await exportCsv(range)).status).toBe(400);
});
