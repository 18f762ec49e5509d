import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { describe, expect, it } from "vitest";
import { mapColumns } from "../parse/columns/column-map.ts";
import { createRowNormaliser } from "./row-to-business.ts";

const HEADERS = ["category", "name", "reviews", "city", "address", "phone"];

function isBusiness(record: Record<string, CellValue>): boolean {
  const cells = HEADERS.map((header) => record[header]);
  return createRowNormaliser(mapColumns(HEADERS))({ row: 9, cells }).draft !== undefined;
}

describe("a line below the table is not a business", () => {
  it.each([
    "Total",
    "totals",
    "Grand total",
    "Subtotal",
    "Sub-totals",
    "Total records",
    "Total number of shops",
    "Total: 1,234",
    "Total = 12",
    "Summe: 3 Apotheken",
    "Total: 1,204 shops",
    "Toplam",
    "Genel Toplam",
    "Toplam kayıt",
    "Gesamt",
    "Gesamtsumme",
    "合計",
    "الإجمالي",
  ])("%s, with a figure beside it", (name) => {
    expect(isBusiness({ name, reviews: "1,234 %" })).toBe(false);
    expect(isBusiness({ name, reviews: 56 })).toBe(false);
  });

  it("a total with the number of its rows below the addresses", () => {
    expect(isBusiness({ name: "Summe", address: "6" })).toBe(false);
  });

  it("shares beside a total of a full table", () => {
    const cells = ["", "Total shops", "56 %", "12 %", "", ""];
    const read = createRowNormaliser({ ...mapColumns(HEADERS), hasLoneLines: true });
    expect(read({ row: 9, cells }).draft).toBeUndefined();
  });

  it("a total with its figure in the name column", () => {
    expect(isBusiness({ category: "Total", name: "1,234.5" })).toBe(false);
    expect(isBusiness({ category: "Bakery", name: "1,234.5" })).toBe(true);
  });

  it.each([
    "Source: OpenStreetMap",
    "Kaynak : TÜİK",
    "© OpenStreetMap",
    "(c) Overture",
    "*estimated",
    "** estimated",
    "Generated on: 2026-05-01",
  ])("%s, alone", (name) => {
    expect(isBusiness({ name })).toBe(false);
    expect(isBusiness({ name, category: "Bar" })).toBe(true);
  });
});

describe("a business may be called like such a line", () => {
  it.each<Record<string, CellValue>>([
    { name: "Total", address: "1 Rue de la Paix" },
    { name: "Total", phone: "12 345" },
    { name: "Total", category: "Fuel", city: "Paris" },
    { name: "Total", category: "Fuel", reviews: "many" },
    { name: "Total Fitness" },
    { name: "Total: 24h Fitness" },
    { name: "My total" },
    { name: "Le Toplam" },
    { name: "Summer" },
    { name: "Sources: a bar and more", city: "Paris" },
    { name: "Open Source: the bar" },
    { name: "Source" },
    { name: "*Estimate" },
  ])("%j", (record) => {
    expect(isBusiness(record)).toBe(true);
  });

  it("or have a short phone beside a total", () => {
    expect(isBusiness({ name: "Total", phone: "1234" })).toBe(false);
  });
});

describe("a record of something else", () => {
  const isRead = (record: Record<string, CellValue>) =>
    createRowNormaliser(mapColumns(Object.keys(record)))({ row: 2, cells: Object.values(record) }).draft !== undefined;

  it.each([
    ["WebSite", false],
    ["BreadcrumbList", false],
    ["Museum", true],
    ["LocalBusiness", true],
  ])("of a page's markup, with the type %s, is a business: %s", (type, isOne) => {
    expect(isRead({ "@type": type, name: "Visit Ghent" })).toBe(isOne);
  });

  it("without a name is not called by its id on Wikidata", () => {
    const item = (name: string) => ({ item: "http://www.wikidata.org/entity/Q42", itemLabel: name });
    expect(isRead(item("Q42"))).toBe(false);
    expect(isRead(item("Q8"))).toBe(true);
  });
});
