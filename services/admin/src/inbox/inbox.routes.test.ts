import { DAY_MS } from "@meridian/contracts/durations";
import { inboxPageSchema } from "@meridian/contracts/site/contact";
import { INBOX_RETENTION_DAYS } from "@meridian/contracts/site/contact-limits";
import { makeMessage, makeReport } from "@meridian/testing/site-records";
import { beforeEach, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";
import { sweepInbox } from "./inbox.service.ts";

const admin = adminPerTest();
beforeEach(async () => {
  for (let n = 1; n <= 5; n++) {
    await admin.engines.inbox.add(makeMessage(`m${n}`, { receivedAt: `2026-04-0${n}T00:00:00.000Z` }));
  }
  await admin.engines.inbox.add(makeReport("r1", { receivedAt: "2026-04-09T00:00:00.000Z" }));
  await admin.engines.inbox.add(makeMessage("spam", { isSuspect: true }));
});

async function list(query = "") {
  const answer = await admin.get(`/api/admin/inbox${query}`);
  expect(answer.status).toBe(200);
  return inboxPageSchema.parse(await answer.json());
}
const idsOf = async (query?: string) => (await list(query)).items.map(({ id }) => id);
const call = (method: string, path: string, body: unknown) => admin.send(method, `/api/admin/inbox${path}`, body);

it("lists the newest first, page by page, with the counts of each state", async () => {
  const first = await list("?limit=4");
  expect(first.items.map(({ id }) => id)).toEqual(["r1", "m5", "m4", "m3"]);
  expect(first.counts).toEqual({ new: 6, read: 0, answered: 0, closed: 0 });
  const second = await list(`?limit=4&after=${first.nextAfter}`);
  expect([second.items.map(({ id }) => id), second.nextAfter]).toEqual([["m2", "m1"], null]);
  expect(await idsOf("?kind=report")).toEqual(["r1"]);
  expect(await idsOf("?isSuspect=true")).toEqual(["spam"]);
});

it.each(["?limit=0", "?limit=101", "?state=lost", "?kind=x", "?after=nowhere"])("rejects %s", async (query) => {
  const answer = await admin.get(`/api/admin/inbox${query}`);
  expect(answer.status).toBe(400);
});

it("changes an item's state and names who changed it", async () => {
  const answer = await call("POST", "/state", { ids: ["m1", "m2", "gone"], state: "answered" });
  expect(await answer.json()).toEqual({ success: true, message: "2 kayıt güncellendi" });
  expect(await idsOf("?state=answered")).toEqual(["m2", "m1"]);
  const changed = await admin.engines.inbox.list({ isSuspect: false, state: "answered", limit: 9 });
  expect(changed).toMatchObject(Array(2).fill({ changedBy: "admin", changedAt: admin.now().toISOString() }));
  expect((await call("POST", "/state", { ids: [], state: "read" })).status).toBe(400);
  expect((await call("POST", "/state", { ids: ["m1"], state: "lost" })).status).toBe(400);
});

it("erases permanently, and audits that without the content", async () => {
  expect((await call("DELETE", "", { ids: ["m5", "r1"] })).status).toBe(200);
  expect(await idsOf()).toEqual(["m4", "m3", "m2", "m1"]);
  const [entry] = await admin.engines.auditLog.page({ limit: 1 });
  expect(entry).toMatchObject({ action: "inbox.erased", actor: "admin", details: { ids: ["m5", "r1"], count: 2 } });
  expect(JSON.stringify(entry)).not.toContain("example.org");
});

it("deletes items older than the privacy policy allows", async () => {
  const end = new Date(Date.parse("2026-04-03T00:00:00.000Z") + INBOX_RETENTION_DAYS * DAY_MS);
  expect(await sweepInbox(admin.engines.inbox, end)).toBe(3);
  expect(await idsOf()).toEqual(["r1", "m5", "m4", "m3"]);
});
