import { expect, it } from "vitest";
import { findSections } from "./admin-sections.ts";

const labelsOf = (text: string) => findSections(text).map(({ label }) => label);

it.each([
  ["isletme", "İşletme Yönetimi"],
  ["İŞLETME YÖN", "İşletme Yönetimi"],
  ["site ay", "Site Ayarları"],
  ["oturum", "Hesap"],
  ["sıtemap", "Site Ayarları"],
])("%j finds the section whatever the keyboard", (text, label) => {
  expect(labelsOf(text)).toContain(label);
});

it("finds nothing for an empty or unknown text", () => {
  expect(labelsOf("  ")).toEqual([]);
  expect(labelsOf("dashboard pizza")).toEqual([]);
});
