import { sessionListSchema } from "@meridian/contracts/admin/account";
import { problemSchema } from "@meridian/contracts/problem";
import { SESSION_IDLE_MS } from "@meridian/platform/http/require-session";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  ADMIN_NAME,
  ADMIN_PASSWORD,
  cookieOf,
  QUICK_COST,
  startTestAdmin,
  type TestAdmin,
} from "../testing/start-test-admin.ts";
import { ensureAdminCredential } from "./password/ensure-credential.ts";

const NEW_PASSWORD = "three ferries at dawn";

let admin: TestAdmin;
let cookie: string;

beforeEach(async () => {
  admin = await startTestAdmin();
  cookie = cookieOf(await admin.logIn({ headers: { "user-agent": "First Browser" } }));
});
afterEach(() => admin.stop());

const call = (method: string, path: string, body?: unknown, sessionCookie = cookie, language = "*") =>
  fetch(`${admin.url}/api/admin${path}`, {
    method,
    headers: {
      ...{ cookie: sessionCookie, "content-type": "application/json", "user-agent": "First Browser" },
      "accept-language": language,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const list = async (sessionCookie = cookie) =>
  sessionListSchema.parse(await (await call("GET", "/sessions", undefined, sessionCookie)).json()).sessions;
const isAlive = async (sessionCookie: string) =>
  (await call("GET", "/session", undefined, sessionCookie)).status === 200;
const openOther = async () => {
  admin.pass(1000);
  return cookieOf(await admin.logIn({ address: "192.0.2.77", headers: { "user-agent": "Other Browser" } }));
};

it("lists the admin's sessions, the last used first, and marks the current one", async () => {
  await openOther();
  expect(await list()).toMatchObject([
    { isCurrent: false, address: "192.0.2.77", userAgent: "Other Browser" },
    { isCurrent: true, address: "192.0.2.1", userAgent: "First Browser" },
  ]);
  expect(JSON.stringify(await list())).not.toContain(cookie.split("=")[1]);
});

it("a listed session has an id of 16 digits, its times and at most 300 characters of its browser's name", async () => {
  const startedAt = admin.now().toISOString();
  const long = cookieOf(await admin.logIn({ headers: { "user-agent": "x".repeat(400) } }));
  const listed = (await list(long)).find(({ isCurrent }) => isCurrent);
  expect(listed).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    createdAt: startedAt,
    lastUsedAt: startedAt,
    userAgent: "x".repeat(300),
  });
  expect(Date.parse(listed?.expiresAt ?? "")).toBe(admin.now().getTime() + SESSION_IDLE_MS);
});

it("the list says whether the configuration sets the password", async () => {
  const read = async () => sessionListSchema.parse(await (await call("GET", "/sessions")).json()).isPasswordConfigured;
  expect(await read()).toBe(false);
  await admin.stop();
  admin = await startTestAdmin({ isPasswordConfigured: true });
  cookie = await admin.openSession();
  expect(await read()).toBe(true);
});

it("a session of an older password is neither listed nor ended by its id", async () => {
  const [older] = await list();
  await ensureAdminCredential(admin.engines.credentials, { username: ADMIN_NAME, password: NEW_PASSWORD }, QUICK_COST);
  const renewed = cookieOf(await admin.logIn({ password: NEW_PASSWORD }));
  expect(await list(renewed)).toMatchObject([{ isCurrent: true }]);
  expect((await call("DELETE", `/sessions/${older?.id}`, undefined, renewed)).status).toBe(404);
});

it("another session is ended by its id at once, and audited", async () => {
  const other = await openOther();
  const [listed] = await list();
  const ended = await call("DELETE", `/sessions/${listed?.id}`);
  expect(await ended.json()).toEqual({ success: true, message: "Oturum kapatıldı" });
  expect([await isAlive(other), await isAlive(cookie)]).toEqual([false, true]);
  expect((await call("DELETE", `/sessions/${listed?.id}`)).status).toBe(404);
  expect(await admin.engines.auditLog.page({ limit: 1 })).toMatchObject([
    { action: "session.revoked", subject: listed?.id },
  ]);
});

it("all other sessions are ended together", async () => {
  const others = [await openOther(), await openOther()];
  expect(await (await call("DELETE", "/sessions")).json()).toEqual({ success: true, message: "2 oturum kapatıldı" });
  expect([await isAlive(others[0] ?? ""), await isAlive(others[1] ?? "")]).toEqual([false, false]);
  expect(await list()).toMatchObject([{ isCurrent: true }]);
  expect(await admin.engines.auditLog.page({ limit: 1 })).toMatchObject([
    { actor: ADMIN_NAME, action: "session.others_revoked", details: { count: 2 } },
  ]);
});

it("results are reported in English on request", async () => {
  await openOther();
  const answer = await call("DELETE", "/sessions", undefined, cookie, "en");
  expect(await answer.json()).toEqual({ success: true, message: "Sessions ended: 1" });
});

it("a new password ends every session but gives the current one a replacement", async () => {
  const other = await openOther();
  const answer = await call("POST", "/password", { currentPassword: ADMIN_PASSWORD, newPassword: NEW_PASSWORD });
  expect(await answer.json()).toEqual({
    success: true,
    message: "Şifre değiştirildi; diğer oturumlar kapatıldı",
  });
  const renewed = cookieOf(answer);
  expect([await isAlive(cookie), await isAlive(other), await isAlive(renewed)]).toEqual([false, false, true]);
  expect(await list(renewed)).toMatchObject([{ isCurrent: true }]);
  expect((await admin.logIn()).status).toBe(401);
  expect((await admin.logIn({ password: NEW_PASSWORD })).status).toBe(200);
  const recorded = await admin.engines.auditLog.page({ limit: 9 });
  expect(recorded.some(({ action }) => action === "password.changed")).toBe(true);
  expect(JSON.stringify(recorded)).not.toContain(NEW_PASSWORD);
});

it.each([
  ["a wrong one", { currentPassword: "wrong", newPassword: NEW_PASSWORD }, "body.currentPassword"],
  ["a short one", { currentPassword: ADMIN_PASSWORD, newPassword: "short" }, "body.newPassword"],
  ["a known one", { currentPassword: ADMIN_PASSWORD, newPassword: "password123456" }, "body.newPassword"],
  ["the same one", { currentPassword: ADMIN_PASSWORD, newPassword: ADMIN_PASSWORD }, "body.newPassword"],
])("%s is rejected beside its field and changes nothing", async (_title, body, path) => {
  const answer = await call("POST", "/password", body);
  expect(answer.status).toBe(400);
  expect(problemSchema.parse(await answer.json()).issues).toMatchObject([{ path }]);
  expect(await isAlive(cookie)).toBe(true);
  expect((await admin.logIn()).status).toBe(200);
});

it.each([
  ["POST", "/password", { currentPassword: "wrong", newPassword: NEW_PASSWORD }, "The current password is wrong."],
  [
    "POST",
    "/password",
    { currentPassword: ADMIN_PASSWORD, newPassword: "short" },
    "The request is not valid: body.newPassword: At least 12 characters are needed",
  ],
  ["DELETE", "/sessions/0123456789abcdef", undefined, "There is no such session"],
])("%s %s is rejected in English on request, and in Turkish otherwise", async (method, path, body, english) => {
  const refusalIn = async (language?: string) =>
    problemSchema.parse(await (await call(method, path, body, cookie, language)).json());
  const { detail, issues = [] } = await refusalIn("en-GB,en;q=0.9");
  expect(detail).toBe(english);
  for (const { message } of issues) expect(english).toContain(message);
  expect((await refusalIn()).detail).not.toBe(english);
});

it("guessing the current password is slowed down like guessing at the login", async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess++) {
    const body = { currentPassword: `guess ${guess}`, newPassword: NEW_PASSWORD };
    statuses.push((await call("POST", "/password", body)).status);
  }
  expect(statuses).toContain(429);
});

it("a password set by the configuration must be changed there", async () => {
  await admin.stop();
  admin = await startTestAdmin({ isPasswordConfigured: true });
  cookie = await admin.openSession();
  const answer = await call("POST", "/password", { currentPassword: ADMIN_PASSWORD, newPassword: NEW_PASSWORD });
  expect(answer.status).toBe(409);
  expect(problemSchema.parse(await answer.json()).detail).toContain("ADMIN_PASSWORD");
});
