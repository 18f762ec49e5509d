import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "../../../open-sheet.ts";
import { fieldsByColumn } from "../../fields-by-column.ts";

const DISTRICTS = ["Nyarupfa", "Gasondo", "Kicuro"];
const SECTORS = ["Gatarama", "Kanyonza", "Rwezama", "Jabanda", "Ndezi", "Kagamba"];
const TOWNS = ["Ulm", "Kiel", "Bonn", "Jena", "Gera", "Hof"];
const ROWS = 24;

async function fieldsOf(headers: string, cellsOf: (at: number) => string) {
  const rows = Array.from({ length: ROWS }, (_, at) => `Place ${String.fromCharCode(65 + at)},${cellsOf(at)}`);
  const { mapping, close } = await openSheet(writeTemporary("file.csv", [headers, ...rows].join("\n")));
  close();
  const fields = fieldsByColumn(mapping);
  return Object.fromEntries(mapping.headers.map((header, column) => [header, fields.get(column) ?? null]));
}

const pick = (texts: readonly string[], at: number) => texts[at % texts.length];

describe("columns that nest in others", () => {
  it("are no kinds where each lies in one district", async () => {
    expect(
      await fieldsOf("school_name,district,category", (at) => `${pick(DISTRICTS, at)},${pick(SECTORS, at)}`),
    ).toMatchObject({ category: null });
  });

  it("are kinds where each is found in many districts", async () => {
    expect(
      await fieldsOf(
        "company_name,district,category",
        (at) => `${pick(DISTRICTS, at)},${pick(SECTORS, at + Math.floor(at / 6))}`,
      ),
    ).toMatchObject({ category: "category" });
  });

  it("are kinds where their labels are known, although each was searched for in a town of its own", async () => {
    const kinds = ["bakery", "butcher", "florist", "pharmacy", "hotel", "museum"];
    expect(await fieldsOf("name,city,category", (at) => `${pick(TOWNS, at)},${pick(kinds, at)}`)).toMatchObject({
      category: "category",
    });
  });

  it("are no states where towns have several, unless their names are known", async () => {
    const scattered = (states: readonly string[]) =>
      fieldsOf("name,city,state", (at) => `${pick(TOWNS, at)},${pick(states, at + Math.floor(at / 6))}`);
    expect(await scattered(["draft", "checked", "queued"])).toMatchObject({ state: null });
    expect(await scattered(["Bavaria", "Saxony", "Hesse"])).toMatchObject({ state: "state" });
  });

  it("are states where towns have one each, although nobody knows their names", async () => {
    expect(await fieldsOf("name,city,state", (at) => `${pick(TOWNS, at)},${pick(DISTRICTS, at)}`)).toMatchObject({
      state: "state",
    });
  });
});

describe("columns of addresses", () => {
  it("are none where they say by one word what kind of place all rows are in", async () => {
    expect(
      await fieldsOf("name,city,location", (at) => `${pick(TOWNS, at)},${pick(["URBAN", "RURAL"], at)}`),
    ).toMatchObject({
      location: null,
    });
  });
});
