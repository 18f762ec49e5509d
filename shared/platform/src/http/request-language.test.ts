import { API_TABLES } from "@meridian/contracts/api-tables";
import { expect, it } from "vitest";
import { defaultLanguageOf } from "./request-language.ts";

it("admin calls answer in Turkish by default, others in English", () => {
  for (const { method, path, access } of API_TABLES.flatMap(({ endpoints }) => Object.values(endpoints))) {
    const isForAdmin = access === "session" || path.startsWith("/api/admin/");
    const called = path.replace(/:\w+/g, "x");
    expect([method, called, defaultLanguageOf(method, called)]).toEqual([method, called, isForAdmin ? "tr" : "en"]);
  }
});
