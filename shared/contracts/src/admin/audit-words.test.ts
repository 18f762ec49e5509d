import { expect, it } from "vitest";
import { auditSubjectText } from "./audit-words.ts";

it.each([
  ["version 3", null, "Sürüm 3"],
  ["b1", { name: "Café Zoë" }, "Café Zoë"],
  ["j1", { fileName: "liste.xlsx" }, "liste.xlsx"],
  ["version history", {}, "version history"],
  [null, null, undefined],
])("the subject %j with %j reads %s", (subject, details, text) => {
  expect(auditSubjectText({ subject, details })).toBe(text);
});
