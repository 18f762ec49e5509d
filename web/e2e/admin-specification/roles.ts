import { expect } from "@playwright/test";
import { adminRows } from "./admin-site.ts";

/** Every call of the specification that only the administrator may make. */
const GUARDED = [
  ...["GET /api/admin/stats", "GET /api/admin/upload-reports", "GET /api/admin/businesses"],
  ...["GET /api/admin/categories", "GET /api/admin/country-codes", "POST /api/admin/site-settings"],
  ...["POST /api/admin/clear-cache", "DELETE /api/businesses/x", "POST /api/admin/businesses/x/toggle-approval"],
  ...["DELETE /api/admin/businesses", "DELETE /api/admin/test-data", "POST /api/admin/fix-slugs"],
  ...["POST /api/upload-excel", "POST /api/upload-excel-batch", "POST /api/export-csv"],
  "GET /api/admin/export-csv?fields=name",
];

export const roleRows = [
  adminRows(6, "Anonymous visitors").http("every admin call answers 401 (decision 1)", async ({ visitor }) => {
    for (const call of GUARDED) {
      const [method = "", path = ""] = call.split(" ");
      const answer = await visitor.fetch(path, { method });
      expect([call, answer.status()]).toEqual([call, 401]);
    }
  }),
  adminRows(6, "The administrator").http("with the session the same calls are open", async ({ request }) => {
    for (const call of GUARDED.filter((each) => each.startsWith("GET"))) {
      const answer = await request.get(call.slice("GET ".length));
      expect([call, answer.status()]).toEqual([call, 200]);
    }
  }),
  adminRows(6, "The administrator").http("a write from another site is refused", async ({ request }) => {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await request.post("/api/admin/clear-cache", { headers })).status()).toBe(403);
  }),
];
