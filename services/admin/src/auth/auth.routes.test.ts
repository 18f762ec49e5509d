import { sessionInfoSchema, successAnswerSchema } from "@meridian/contracts/admin/session";
import { problemSchema } from "@meridian/contracts/problem";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "@meridian/platform/http/require-session";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_NAME, ADMIN_PASSWORD, cookieOf, startTestAdmin, type TestAdmin } from "../testing/start-test-admin.ts";

let admin: TestAdmin;

beforeEach(async () => {
  admin = await startTestAdmin();
});
afterEach(() => admin.stop());

function call(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
  const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(`${admin.url}${path}`, { method, headers: { ...type, ...headers }, ...sent });
}

const session = (cookie: string) => call("GET", "/api/admin/session", { cookie });
const actions = async () =>
  (await admin.engines.auditLog.page({ limit: 50 })).map(({ action, actor }) => `${action} ${actor}`);

describe("logging in", () => {
  it("sets session and browser cookies that no script reads and no other site sends", async () => {
    const answer = await admin.logIn();
    expect(successAnswerSchema.parse(await answer.json())).toEqual({ success: true, message: "Giriş başarılı" });
    const [own = "", device = ""] = answer.headers.getSetCookie();
    expect(own).toMatch(/^meridian_session=[\w-]{43}; Max-Age=604800; /);
    expect(device).toMatch(/^meridian_device=\d{13}\.[\w-]{22}\.[\w-]{43}; Max-Age=15552000; /);
    for (const cookie of [own, device]) {
      for (const part of ["HttpOnly", "SameSite=Strict", "Path=/"]) expect(cookie).toContain(part);
      expect(cookie).not.toContain("Secure");
    }
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const info = sessionInfoSchema.parse(await (await session(cookieOf(answer))).json());
    expect([info.username, info.createdAt]).toEqual([ADMIN_NAME, admin.now().toISOString()]);
    expect(new Date(info.expiresAt).getTime() - admin.now().getTime()).toBe(SESSION_IDLE_MS);
    expect(await admin.engines.auditLog.page({ limit: 50 })).toMatchObject([
      { action: "session.opened", actor: ADMIN_NAME, details: { address: "192.0.2.1" } },
    ]);
  });

  it("binds the cookies to https and the host if the site is served over https", async () => {
    await admin.stop();
    admin = await startTestAdmin({ publicOrigin: "https://example.org" });
    const [session = "", device = ""] = (await admin.logIn()).headers.getSetCookie();
    expect(session).toMatch(/^__Host-meridian_session=/);
    expect(device).toMatch(/^__Host-meridian_device=/);
    for (const cookie of [session, device]) expect(cookie).toContain("Secure");
    for (const cookie of [session, device]) expect(cookie).not.toContain("Domain");
  });

  it("creates a new token each time and ends the browser's previous session", async () => {
    const first = await admin.openSession();
    const second = cookieOf(await admin.logIn({ headers: { cookie: first } }));
    expect(second).not.toBe(first);
    expect((await session(first)).status).toBe(401);
    expect((await session(second)).status).toBe(200);
  });

  it.each([
    ["a wrong password", ADMIN_NAME, "wrong"],
    ["an unknown name", "root", ADMIN_PASSWORD],
    ["both wrong", "root", "wrong"],
    ["a name in another case", "Admin", ADMIN_PASSWORD],
  ])("with %s is rejected with the same message, and audited without the input", async (_title, username, password) => {
    const answer = await admin.logIn({ username, password });
    const problem = problemSchema.parse(await answer.json());
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(problem).toMatchObject({
      code: "unauthenticated",
      success: false,
      message: "Geçersiz kullanıcı adı veya şifre",
    });
    const entries = await admin.engines.auditLog.page({ limit: 10 });
    const actor = username === ADMIN_NAME ? ADMIN_NAME : "unknown";
    expect(entries).toMatchObject([{ action: "session.refused", actor, details: { address: "192.0.2.1" } }]);
    expect(JSON.stringify(entries)).not.toMatch(/wrong|root|Admin"|horse/);
  });

  it("without name and password reports both problems", async () => {
    const answer = await call("POST", "/api/admin/login", {}, { username: "" });
    const problem = problemSchema.parse(await answer.json());
    expect([answer.status, problem.success]).toEqual([400, false]);
    expect(problem.issues?.map(({ path }) => path)).toEqual(["body.username", "body.password"]);
  });

  it("sent by another site's page is rejected", async () => {
    expect((await admin.logIn({ headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await admin.logIn({ headers: { origin: "https://evil.example" } })).status).toBe(403);
  });
});

describe("guessing", () => {
  const guess = (times: number, address: string) => async () => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await admin.logIn({ password: `guess ${n}`, address })).status);
    return statuses;
  };

  it("rejects even the right password while its address must pause, and accepts it after", async () => {
    await guess(5, "192.0.2.9")();
    expect((await admin.logIn({ address: "192.0.2.9" })).status).toBe(429);
    admin.pass(1000);
    expect((await admin.logIn({ address: "192.0.2.9" })).status).toBe(200);
    expect(await guess(5, "192.0.2.9")()).toEqual([401, 401, 401, 401, 401]);
  });

  it("from one IPv6 network counts as one address", async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n++)
      statuses.push((await admin.logIn({ password: "guess", address: `2001:db8:0:1::${n}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await admin.logIn({ password: "guess", address: "2001:db8:0:2::1" })).status).toBe(401);
  });
});

describe("a session", () => {
  it("ends at logout, its cookie with it", async () => {
    const cookie = await admin.openSession();
    const answer = await call("POST", "/api/admin/logout", { cookie });
    expect(await answer.json()).toEqual({ success: true, message: "Çıkış yapıldı" });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^meridian_session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await session(cookie)).status).toBe(401);
    expect(await actions()).toEqual(["session.closed admin", "session.opened admin"]);
  });

  it("stays open while it is used and expires after twelve idle hours", async () => {
    const cookie = await admin.openSession();
    for (let use = 0; use < 3; use++) {
      admin.pass(SESSION_IDLE_MS - 1);
      expect((await session(cookie)).status).toBe(200);
    }
    admin.pass(SESSION_IDLE_MS);
    expect((await session(cookie)).status).toBe(401);
  });

  it("expires a week after its login even if it is in use", async () => {
    const cookie = await admin.openSession();
    const step = SESSION_IDLE_MS / 2;
    for (let age = step; age < SESSION_MAX_MS; age += step) {
      admin.pass(step);
      expect((await session(cookie)).status).toBe(200);
    }
    admin.pass(step - 1);
    expect((await session(cookie)).status).toBe(200);
    admin.pass(1);
    expect((await session(cookie)).status).toBe(401);
  });

  it.each([
    ["forged", `meridian_session=${"A".repeat(43)}`],
    ["malformed", "meridian_session=x"],
    ["empty", "meridian_session="],
    ["under another name", `session=${"A".repeat(43)}`],
  ])("%s is invalid", async (_title, cookie) => {
    expect((await session(cookie)).status).toBe(401);
  });
});
