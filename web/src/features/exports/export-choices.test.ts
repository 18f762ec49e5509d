import { exportQuerySchema } from "@meridian/contracts/admin/export-api";
import { EXPORT_DATE_RANGES } from "@meridian/contracts/admin/export-fields";
import { expect, it } from "vitest";
import { exportUrl, fieldsOf, firstChoices, problemOf } from "./export-choices.ts";

const first = firstChoices("full");

it("offers 27 fields, or the nine of the older export, four of them chosen [admin 3.12]", () => {
  expect(fieldsOf("full")).toHaveLength(27);
  expect(fieldsOf("older").map(({ name }) => name)).toEqual([
    ...["name", "address", "phone", "category", "reviewCount", "rating", "placeId", "countryCode", "url"],
  ]);
  expect(first.fields).toEqual(["name", "full_address", "phone", "type"]);
  expect(firstChoices("older").fields).toEqual(["name", "address", "phone", "category"]);
});

it("offers eight date ranges, all accepted by the server [admin 3.12]", () => {
  expect(EXPORT_DATE_RANGES).toHaveLength(8);
  for (const dateRange of EXPORT_DATE_RANGES) {
    const choices = { ...first, dateRange, startDate: "2026-05-01", endDate: "2026-05-02" };
    const query = Object.fromEntries(new URL(exportUrl(choices, "UTC"), "http://x").searchParams);
    expect(exportQuerySchema.parse(query).dateRange).toBe(dateRange);
  }
});

it("requests what was chosen, keeping names with commas and quotes", () => {
  const choices = {
    ...first,
    countryCode: "TR",
    categories: ["Cafe", 'Bars, "pubs" & clubs'],
    dateRange: "custom" as const,
    startDate: "2026-05-01",
    endDate: "2026-05-02",
    format: "xlsx" as const,
  };
  const query = Object.fromEntries(new URL(exportUrl(choices, "Europe/Istanbul"), "http://x").searchParams);
  expect(exportQuerySchema.parse(query)).toEqual({
    fields: ["name", "full_address", "phone", "type"],
    countryCode: ["TR"],
    categories: ["Cafe", 'Bars, "pubs" & clubs'],
    dateRange: "custom",
    startDate: "2026-05-01",
    endDate: "2026-05-02",
    timeZone: "Europe/Istanbul",
    format: "xlsx",
  });
});

it.each([
  ["no field", { ...first, fields: [] }, /alan/],
  ["half a range", { ...first, dateRange: "custom" as const, startDate: "2026-05-01" }, /başlangıç ve bitiş/],
  [
    "a range that ends before it begins",
    { ...first, dateRange: "custom" as const, startDate: "2026-05-02", endDate: "2026-05-01" },
    /sonra olamaz/,
  ],
  [
    "more than an address holds",
    { ...first, categories: Array.from({ length: 400 }, (_, n) => `A long category name ${n}`) },
    /azaltın/,
  ],
])("%s is reported before the request", (_title, choices, words) => {
  expect(problemOf(choices, "UTC")).toMatch(words);
});

it("dates of a range that is not custom are not sent", () => {
  expect(exportUrl({ ...first, startDate: "2026-05-01", endDate: "2026-05-02" }, "UTC")).not.toContain("Date=");
  expect(problemOf(first, "UTC")).toBeUndefined();
});
