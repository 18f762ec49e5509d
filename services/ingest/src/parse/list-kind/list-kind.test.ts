import { unpackList } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { workbookParts } from "@meridian/sheet-reader/testing/make-workbook";
import { makeZip } from "@meridian/sheet-reader/testing/make-zip";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { inLanguage } from "../../messages/text.ts";
import { buildBatches } from "../build-batches.ts";
import { type ColumnDecision, NO_DECISION } from "../columns/column-decision.ts";
import { headerSignature } from "../columns/column-map.ts";
import { fileNotes } from "../file-notes.ts";
import { openSheet } from "../open-sheet.ts";
import { listedKindsOf } from "./list-kind.ts";

const STREETS = "name,street,city\nMercy,1 High St,Boston\nSt. Luke,2 Low St,Boston\n";
const HOSPITALS = STREETS.replace("name", "Hospital Name");
const KINDS = "name,type,street,city\nMercy,,1 High St,Boston\nLoft,Gallery,2 Low St,Boston\n";

interface Reading {
  fileName: string;
  content: string | Buffer;
  decision?: Partial<ColumnDecision>;
}

async function read({ fileName, content, decision = {} }: Reading) {
  const path = writeTemporary(`file.${fileName.split(".").at(-1)}`, content);
  const sheet = await openSheet(path, { fileName, decision: { ...NO_DECISION, ...decision } });
  const drafts: BusinessDraft[] = [];
  for await (const batch of buildBatches(sheet, { batchSizeRows: 100, afterRow: 0 })) {
    drafts.push(...unpackList<BusinessDraft>(batch.drafts));
  }
  const found = listedKindsOf(sheet.mapping).map(({ key, basis }) => `${basis}: ${key}`);
  const notes = fileNotes(fileName, sheet).map((note) => inLanguage("en", note));
  sheet.close();
  const categories = drafts.map(({ fields: { type, category } }) => type ?? category);
  return { found, categories, drafts, notes, signature: headerSignature(sheet.mapping) };
}

function book(sheets: Record<string, readonly string[]>): Buffer {
  const row = (line: string) =>
    `<row>${line
      .split(",")
      .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
      .join("")}</row>`;
  const data = Object.entries(sheets).map(([name, lines]) => [name, lines.map(row).join("")]);
  return makeZip(workbookParts({ sheets: Object.fromEntries(data) }));
}

const ROWS = ["name,street,city", "Mercy,1 High St,Boston", "St. Luke,2 Low St,Boston"];
const OTHER_ROWS = ["name,street,city", "Gardner,3 Elm St,Boston", "Old South,4 Oak St,Boston"];

describe("a list without a column of kinds", () => {
  it.each([
    ["the header of its names", { fileName: "list.csv", content: HOSPITALS }, "header: amenity/hospital"],
    ["its file's name", { fileName: "museums.csv", content: STREETS }, "file: tourism/museum"],
    ["its sheet's name", { fileName: "x.xlsx", content: book({ Hotels: ROWS }) }, "sheet: tourism/hotel"],
    [
      "the key above it",
      { fileName: "x.json", content: JSON.stringify({ restaurants: [{ name: "Nona", street: "1 High St" }] }) },
      "key: amenity/restaurant",
    ],
    ["the first of several that agree", { fileName: "clinics.csv", content: HOSPITALS }, "header: amenity/hospital"],
  ])("is of the kind that %s tells", async (_, file, found) => {
    expect((await read(file)).found).toEqual([found]);
  });

  it("gives each business that kind as its category, marked as not of the row", async () => {
    const { drafts, categories } = await read({ fileName: "museums.csv", content: STREETS });
    expect(categories).toEqual(["Museum", "Museum"]);
    expect(drafts.map(({ omits }) => omits)).toEqual([expect.arrayContaining(["category"]), expect.anything()]);
  });

  it("says in its notes what found the kind", async () => {
    const { notes } = await read({ fileName: "museums.csv", content: STREETS });
    expect(notes).toContainEqual(expect.stringContaining("so it was taken from the file's name: Museum."));
  });

  it.each([
    ["a header and a name that tell unlike kinds", { fileName: "museums.csv", content: HOSPITALS }],
    ["a file whose sheet holds something else", { fileName: "hotels.xlsx", content: book({ bookings: ROWS }) }],
    [
      "people, beside a kind of places",
      { fileName: "hotels.csv", content: "Nom,Prénom,Adresse,Ville\nRoe,Ann,1 rue Haute,Lyon\n" },
    ],
    ["a name of a chain", { fileName: "starbucks.csv", content: STREETS }],
  ])("has none for %s", async (_, file) => {
    const { found, notes } = await read(file);
    expect([found, notes.filter((note) => note.includes("kind of these businesses"))]).toEqual([[], []]);
  });

  it("takes the kind of each sheet where they differ", async () => {
    const { found, categories } = await read({
      fileName: "x.xlsx",
      content: book({ Hotels: ROWS, Museums: OTHER_ROWS }),
    });
    expect(found).toEqual(["sheet: tourism/hotel", "sheet: tourism/museum"]);
    expect(categories).toEqual(["Hotel", "Hotel", "Museum", "Museum"]);
  });

  it("says of each kind what told it", async () => {
    const { notes } = await read({ fileName: "museums.xlsx", content: book({ Hotels: ROWS, Sheet2: OTHER_ROWS }) });
    expect(notes).toContainEqual(expect.stringContaining("from the sheet's name: Hotel."));
    expect(notes).toContainEqual(expect.stringContaining("from the file's name: Museum."));
  });
});

it("a list of people may be of a kind called after persons", async () => {
  const content = "Nom,Prénom,Adresse,Ville\nRoe,Ann,1 rue Haute,Lyon\n";
  expect((await read({ fileName: "notaires.csv", content })).found).toEqual(["file: office/notary"]);
});

describe("a list with a column of kinds", () => {
  it("leaves rows without one as they are, whatever the file is called", async () => {
    const { found, categories } = await read({ fileName: "museums.csv", content: KINDS });
    expect([found, categories]).toEqual([[], [undefined, "Gallery"]]);
  });

  it("is like one without if its labels are no known kinds, which stay", async () => {
    const rows = ["small-languages", "asia", "south-europe", "latin-america", "asia"];
    const content = `name,type,street,city\n${rows.map((label, at) => `Shop ${at},${label},${at} High St,Boston`).join("\n")}`;
    const { found, drafts } = await read({ fileName: "bookstores.csv", content });
    expect(found).toEqual(["file: shop/books"]);
    expect(drafts.map(({ fields: { type, category, subtypes } }) => [type, category, ...subtypes])).toEqual(
      rows.map((label) => [undefined, "Bookstore", label]),
    );
  });

  it("is like one without if the column is empty", async () => {
    const { categories } = await read({ fileName: "museums.csv", content: KINDS.replace("Gallery", "") });
    expect(categories).toEqual(["Museum", "Museum"]);
  });

  it("fills rows without one with the kind that was chosen", async () => {
    const decision = { businessKind: "tourism/museum" };
    const { found, categories } = await read({ fileName: "list.csv", content: KINDS, decision });
    expect([found, categories]).toEqual([["choice: tourism/museum"], ["Museum", "Gallery"]]);
  });
});

describe("a chosen kind", () => {
  it("comes before what names tell, without a note", async () => {
    const decision = { businessKind: "amenity/clinic" };
    const { found, notes } = await read({ fileName: "museums.csv", content: HOSPITALS, decision });
    expect([found, notes]).toEqual([["choice: amenity/clinic"], []]);
  });

  it("may be that there is none", async () => {
    const { found } = await read({ fileName: "museums.csv", content: STREETS, decision: { businessKind: "none" } });
    expect(found).toEqual([]);
  });

  it("is taken from the saved mapping, if nothing else is chosen", async () => {
    const { signature } = await read({ fileName: "a.csv", content: STREETS });
    const profiles = [{ signature, columnChoices: [], businessKind: "amenity/bar" }];
    const { found } = await read({ fileName: "a.csv", content: STREETS, decision: { profiles } });
    expect(found).toEqual(["profile: amenity/bar"]);
  });
});
