import { expect, it } from "vitest";
import { checkReport, reportFailureText } from "./report-text.ts";

it.each([
  ["nothing chosen", { reason: "", message: "", hasValidEmail: true }, ["reason"]],
  ["wrong hours", { reason: "wrong_hours", message: "", hasValidEmail: true }, []],
  ["something else, unsaid", { reason: "other", message: "  ", hasValidEmail: true }, ["message"]],
  ["something else", { reason: "other", message: "It moved.", hasValidEmail: true }, []],
  ["a mail address that is none", { reason: "closed", message: "", hasValidEmail: false }, ["email"]],
  ["everything wrong", { reason: "other", message: "", hasValidEmail: false }, ["message", "email"]],
] as const)("a report with %s has these problems", (_title, report, fields) => {
  expect(Object.keys(checkReport(report))).toEqual(fields);
});

it("a failure says whether to try again", () => {
  expect(reportFailureText("rate_limited")).toContain("ten minutes");
  expect(reportFailureText("gone")).toContain("no longer listed");
  expect(reportFailureText("unavailable")).toContain("try again later");
});
