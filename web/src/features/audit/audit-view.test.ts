import { auditFilterSchema } from "@meridian/shared/contracts/audit";
import { expect, it } from "vitest";
import { auditParams, NO_FILTER, nounText } from "./audit-view.ts";

it("asks for what was chosen and for nothing else, with whole days", () => {
  expect(String(auditParams(NO_FILTER))).toBe("");
  const params = auditParams({
    action: "business",
    actor: " admin ",
    subject: "",
    from: "2026-05-01",
    to: "2026-05-01",
  });
  const query = auditFilterSchema.parse(Object.fromEntries(params));
  expect(query).toMatchObject({ action: "business", actor: "admin" });
  const hours = (Date.parse(query.before ?? "") - Date.parse(query.from ?? "")) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(23);
  expect(hours).toBeLessThanOrEqual(25);
});

it("names what an action is about, also what it does not know", () => {
  expect(nounText("business.edited")).toBe("İşletme");
  expect(nounText("moon.landed")).toBe("moon");
});
