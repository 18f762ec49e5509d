import { storedTextOf } from "@meridian/platform/keyed-texts";
import { expect, it } from "vitest";
import { ENGLISH } from "./english.ts";
import { inLanguage, refusal, text } from "./text.ts";

import { TURKISH } from "./turkish.ts";

it("both languages have every message with the same parameters", () => {
  const parametersOf = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).map(([key, template]) => [key, [...template.matchAll(/\{(\w+)\}/g)].map(String).sort()]);
  expect(parametersOf(ENGLISH).sort()).toEqual(parametersOf(TURKISH).sort());
});

it("a message is rendered in the reader's language: counts, lists and nested messages", () => {
  const sheets = [text("sheet_rows", { sheet: "A", count: 1200 }), text("sheet_empty", { sheet: "{count}" })];
  const note = text("sheets_unread", { sheets });
  expect(inLanguage("en", note)).toBe('Sheets that were not read: "A" (rows: 1,200), "{count}" (empty).');
  expect(inLanguage("tr", note)).toBe('Okunmayan sayfalar: "A" (1.200 satır), "{count}" (boş).');
});

it("texts stored by earlier and later versions can still be read", () => {
  expect(inLanguage("en", "Eski bir not.")).toBe("Eski bir not.");
  expect(inLanguage("en", { key: "toString", params: {} })).toBe("toString");
});

it("a refusal is stored for both languages", () => {
  const damaged = refusal("invalid_input", text("workbook_damaged", { what: text("part_missing", { part: "s.xml" }) }));
  const again = refusal(damaged.code, storedTextOf(damaged));
  expect([again.message, again.turkish]).toEqual([damaged.message, damaged.turkish]);
  expect(again.message).toMatch(/^The workbook is damaged: the part s\.xml is missing\./);
});
