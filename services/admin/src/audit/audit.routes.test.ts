import { auditPageSchema } from "@meridian/contracts/admin/audit";
import { problemSchema } from "@meridian/contracts/problem";
import { parse } from "csv-parse/sync";
import { beforeEach, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";

const admin = adminPerTest();
beforeEach(async () => {
  for (let n = 1; n <= 250; n++) {
    await admin.engines.auditLog.append({
      at: new Date(admin.now().getTime() + n),
      actor: n % 2 === 0 ? "admin" : "=cmd|' /C calc'!A0",
      action: n % 5 === 0 ? "business.edited" : "inbox.changed",
      subject: `s${n}`,
      details: { n },
    });
  }
});

const page = async (query: string) => auditPageSchema.parse(await (await admin.get(`/api/admin/audit${query}`)).json());

it("entries come newest first, page by page", async () => {
  const first = await page("?limit=2");
  expect(first.entries.map(({ subject }) => subject)).toEqual(["s250", "s249"]);
  expect(first.entries[0]).toMatchObject({ actor: "admin", action: "business.edited", details: { n: 250 } });
  const second = await page(`?limit=2&after=${first.nextAfter}`);
  expect(second.entries.map(({ subject }) => subject)).toEqual(["s248", "s247"]);
  const last = await page("?action=session");
  expect(last).toMatchObject({ entries: [{ action: "session.opened" }], nextAfter: null });
});

it("entries are filtered by action, subject and time; an invalid filter is rejected", async () => {
  expect((await page("?action=business&limit=100")).entries).toHaveLength(50);
  expect((await page("?subject=s7")).entries).toMatchObject([{ details: { n: 7 } }]);
  const from = new Date(admin.now().getTime() + 249).toISOString();
  expect((await page(`?from=${from}`)).entries.map(({ subject }) => subject)).toEqual(["s250", "s249"]);
  const bad = problemSchema.parse(await (await admin.get("/api/admin/audit?from=yesterday&limit=0")).json());
  expect(bad.issues?.map(({ path }) => path).toSorted()).toEqual(["query.from", "query.limit"]);
  expect((await admin.get("/api/admin/audit?after=x")).status).toBe(400);
});

it("the whole log exports as CSV in the words of the screen, without spreadsheet formulas", async () => {
  await admin.engines.auditLog.append({
    at: new Date(admin.now().getTime() + 300),
    actor: "admin",
    action: "inbox.erased",
    subject: "m-1",
    details: { name: "Kuaför" },
  });
  const answer = await admin.get("/api/admin/audit.csv?action=inbox");
  expect(answer.headers.get("content-disposition")).toBe("attachment; filename=audit_2026-05-01.csv");
  const [headers, ...rows] = parse(await answer.text(), { bom: true });
  expect(headers).toEqual(["Ne zaman", "Kim", "İşlem", "İşlem kodu", "Kayıt", "Kayıt kimliği", "Ayrıntı"]);
  expect(rows).toHaveLength(201);
  expect(rows[0]?.slice(1)).toEqual([
    "admin",
    "Gelen kutusundan silindi",
    "inbox.erased",
    "Kuaför",
    "m-1",
    '{"name":"Kuaför"}',
  ]);
  expect(rows[1]?.slice(1)).toEqual([
    "'=cmd|' /C calc'!A0",
    "Gelen kutusu güncellendi",
    "inbox.changed",
    "s249",
    "s249",
    '{"n":249}',
  ]);
});
