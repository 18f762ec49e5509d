import { login } from "@meridian/contracts/admin/admin-api";
import { ApiError } from "@meridian/contracts/client/api-error";
import { createApiClient } from "@meridian/contracts/client/create-api-client";
import { getStats } from "@meridian/contracts/client/endpoints/admin.gen";
import { describe, expect, inject, it } from "vitest";
import { logIn, visitor } from "../http-client.ts";

/** Every call of the specification that only the administrator may make. */
const GUARDED = [
  ...["GET /api/admin/stats", "GET /api/admin/upload-reports", "GET /api/admin/businesses"],
  ...["GET /api/admin/categories", "GET /api/admin/country-codes", "POST /api/admin/site-settings"],
  ...["POST /api/admin/clear-cache", "DELETE /api/businesses/x", "POST /api/admin/businesses/x/toggle-approval"],
  ...["DELETE /api/admin/businesses", "DELETE /api/admin/test-data", "POST /api/admin/fix-slugs"],
  ...["POST /api/upload-excel", "POST /api/upload-excel-batch", "POST /api/export-csv"],
  "GET /api/admin/export-csv?fields=name",
];

const admin = await logIn();

it.each(GUARDED)("without a session, %s answers 401 [admin 6.1]", async (call) => {
  const [method = "", path = ""] = call.split(" ");
  expect((await visitor.send(path, { method })).status).toBe(401);
});

it("read calls are open with a session [admin 6.4]", async () => {
  for (const call of GUARDED.filter((each) => each.startsWith("GET "))) {
    const answer = await admin.send(call.slice("GET ".length));
    await answer.arrayBuffer();
    expect([call, answer.status]).toEqual([call, 200]);
  }
});

it.each([
  ["an origin of another site", { origin: "https://elsewhere.example" }],
  ["a browser that calls it cross-site", { "sec-fetch-site": "cross-site" }],
])("a write with %s is rejected despite the session [admin 6.5]", async (_title, headers) => {
  expect((await admin.send("/api/admin/clear-cache", { method: "POST", headers })).status).toBe(403);
});

describe("a login", () => {
  const attempt = (data: object) => visitor.send(login.path, { method: "POST", data });

  it("opens a session in an HttpOnly cookie and is never cached [admin 7.2]", async () => {
    const { username, password } = inject("site");
    const answer = await attempt({ username, password });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: expect.any(String) });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toMatch(/; HttpOnly/);
  });

  it("with a wrong name or password answers 401 with success and message [admin 3.6]", async () => {
    const answer = await attempt({ username: "nobody", password: "wrong" });
    expect(answer.status).toBe(401);
    const message = "Geçersiz kullanıcı adı veya şifre";
    expect(await answer.json()).toMatchObject({ success: false, message });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it.each([{ username: "someone" }, { password: "something" }, { username: "", password: "" }])(
    "with only %j is rejected as invalid [admin 5.2]",
    async (data) => {
      expect((await attempt(data)).status).toBe(400);
    },
  );
});

it("the browser's client raises a refusal, with the status, a colon and the body as its message [admin 8.1]", async () => {
  const { call } = createApiClient({ baseUrl: inject("site").url });
  const failure = await call(getStats).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(String(failure)).toMatch(/^ApiError: 401: \{.*"code":"unauthenticated"/);
});
