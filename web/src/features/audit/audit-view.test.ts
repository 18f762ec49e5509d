import { auditFilterSchema } from "@meridian/contracts/admin/audit";
import { queryString } from "@meridian/contracts/client/url-of";
import { HOUR_MS } from "@meridian/contracts/durations";
import { expect, it } from "vitest";
import { auditFilter, NO_FILTER } from "./audit-view.ts";

it("requests the chosen filters only, with whole days", () => {
  expect(queryString(auditFilter(NO_FILTER))).toBe("");
  const filter = auditFilter({
    action: "business",
    actor: " admin ",
    subject: "",
    from: "2026-05-01",
    to: "2026-05-01",
  });
  const query = auditFilterSchema.parse(filter);
  expect(query).toMatchObject({ action: "business", actor: "admin" });
  const hours = (Date.parse(query.before ?? "") - Date.parse(query.from ?? "")) / HOUR_MS;
  expect(hours).toBeGreaterThanOrEqual(23);
  expect(hours).toBeLessThanOrEqual(25);
});
