import { unpackList } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { workbookParts } from "@meridian/sheet-reader/testing/make-workbook";
import { makeXls } from "@meridian/sheet-reader/testing/make-xls";
import { makeZip } from "@meridian/sheet-reader/testing/make-zip";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { inLanguage } from "../messages/text.ts";
import { buildBatches } from "./build-batches.ts";
import { fileNotes } from "./file-notes.ts";
import { openSheet } from "./open-sheet.ts";
import { readDrafts } from "./testing/read-drafts.ts";

type Table = readonly (readonly string[])[];

const HEADER = ["name", "city", "phone"];
const row = (cells: readonly string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
const sheetData = (tables: Record<string, Table>) =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(row).join("")]));

function writeBook(tables: Record<string, Table>, parts: Record<string, string> = {}): string {
  return writeTemporary("book.xlsx", makeZip({ ...workbookParts({ sheets: sheetData(tables) }), ...parts }));
}

async function readBook(path: string, afterRow = 0) {
  const sheet = await openSheet(path);
  const businesses: string[] = [];
  const issues: string[] = [];
  for await (const batch of buildBatches(sheet, { batchSizeRows: 100, afterRow })) {
    for (const draft of unpackList<BusinessDraft>(batch.drafts)) businesses.push(`${draft.row} ${draft.fields.name}`);
    issues.push(...batch.issues.map((issue) => `${issue.row} ${issue.message}`));
  }
  expect(sheet.reader.readShare()).toBe(1);
  const notes = fileNotes("book.xlsx", sheet).map((note) => inLanguage("tr", note));
  sheet.close();
  return { businesses, issues, notes };
}

const TABLES = {
  Notes: [["Made by us"], ["for you"]],
  Berlin: [["List of 2024"], HEADER, ["Alpha", "Berlin", ""], ["Beta", "Berlin", ""]],
  Fields: [
    ["field", "meaning"],
    ["name", "of the business"],
  ],
  Hamburg: [HEADER, ["Gamma", "Hamburg", ""], ["", "Hamburg", "+49 40 5550100"]],
  Empty: [],
};

describe("a workbook of several sheets", () => {
  it("is read from every sheet with the same headers, each row once and numbered uniquely", async () => {
    const { businesses, issues } = await readBook(writeBook(TABLES));
    expect(businesses).toEqual(["3 Alpha", "4 Beta", "6 Gamma"]);
    expect(issues).toEqual(['7 İşletmenin adı yok ("Hamburg" sayfasının 3. satırı)']);
  });

  it("reports which sheets were read, and how many rows the others have", async () => {
    expect((await readBook(writeBook(TABLES))).notes).toEqual([
      'Başlıkları aynı veya birbirine karşılık gelen 2 sayfa arka arkaya okundu: "Berlin", "Hamburg". Satır numaraları sayfalar boyunca devam eder.',
      'Okunmayan sayfalar: "Notes" (2 satır), "Fields" (2 satır), "Empty" (boş).',
    ]);
  });

  it("is read from a sheet with the same headers in another order, followed by an empty one or another, and from none that lacks one", async () => {
    const phone = "+49 40 5550100";
    const { businesses, notes } = await readBook(
      writeBook({
        A: [HEADER, ["Alpha", "Berlin", phone]],
        B: [
          ["Phone", "NAME", "City"],
          [phone, "Beta", "Hamburg"],
        ],
        C: [
          [...HEADER, ""],
          ["Gamma", "Bonn", phone],
        ],
        D: [HEADER.slice(0, 2), ["Delta", "Köln"]],
        E: [
          [...HEADER, "owner"],
          ["Epsilon", "Köln", phone, "Zeta"],
        ],
      }),
    );
    expect(businesses).toEqual(["2 Alpha", "4 Beta", "6 Gamma", "8 Epsilon"]);
    expect(notes.at(-1)).toBe('Okunmayan sayfalar: "D" (2 satır).');
  });

  it("resumes within its second sheet with the same rows as an uninterrupted read", async () => {
    expect((await readBook(writeBook(TABLES), 5)).businesses).toEqual(["6 Gamma"]);
  });

  it("is read even if another sheet is damaged", async () => {
    const damaged = writeBook(TABLES, { "xl/worksheets/s3.xml": "<worksheet><sheetData><row>" });
    const { businesses, notes } = await readBook(damaged);
    expect(businesses).toEqual(["3 Alpha", "4 Beta"]);
    expect(notes[0]).toContain('"Hamburg" (okunamadı)');
  });

  it("may be an Excel 97 file", async () => {
    const sheets = { A: TABLES.Berlin, B: TABLES.Hamburg };
    const { businesses } = await readBook(writeTemporary("book.xls", makeXls({ sheets })));
    expect(businesses).toEqual(["3 Alpha", "4 Beta", "6 Gamma"]);
  });
});

describe("each of several lists in a file", () => {
  const GERMAN = ["Torstr. 5,Berlin", "Ring 8,Hamburg", "Müllerstr. 9,Köln", "Kantstr. 1,München", "Weg 2,Bremen"];
  const FRENCH = [
    "12 rue Oberkampf,Paris",
    "3 rue Bichat,Lyon",
    "5 rue Jean,Lille",
    "8 rue Keller,Nantes",
    "1 rue Haute,Nice",
  ];
  const list = (header: string, places: readonly string[], rowOf: (at: number) => string) =>
    [header, ...places.map((place, at) => `Bar ${place.slice(-3)} ${at},${place},${rowOf(at)}`)].join("\n");
  const writeLists = (parts: Record<string, string>) => writeTemporary("lists.zip", makeZip(parts));

  it("has its own country and scale of ratings", async () => {
    const header = "name,street,city,phone,rating";
    const { drafts } = await readDrafts(
      writeLists({
        "de.csv": list(header, GERMAN, (at) => `030 445566${at},4.${at}`),
        "fr.csv": list(header, FRENCH, (at) => `01 44 55 66 7${at},9.${at}`),
      }),
    );
    const read = drafts.map(({ fields: { countryCode, phoneE164, rating } }) => [countryCode, phoneE164, rating]);
    expect(read[1]).toEqual(["DE", "+49304455661", 4.1]);
    expect(read[6]).toEqual(["FR", "+33144556671", 4.55]);
  });

  it("has its own words for the same columns, and columns of its own", async () => {
    const { drafts } = await readDrafts(
      writeLists({
        "de.csv": list("Name,Straße,Ort,Telefon", GERMAN, (at) => `030 445566${at}`),
        "fr.csv": list(
          "Nom,Rue,Ville,Site web,Téléphone",
          FRENCH,
          (at) => `https://bar${at}.example,01 44 55 66 7${at}`,
        ),
        "readme.txt": "Lists of two countries\n",
      }),
    );
    expect(drafts.map(({ fields }) => fields.street)).toEqual(
      [...GERMAN, ...FRENCH].map((place) => place.slice(0, place.indexOf(","))),
    );
    expect(drafts[0]?.fields.website).toBeUndefined();
    expect(drafts[6]?.fields).toMatchObject({
      phoneE164: "+33144556671",
      website: "https://bar1.example",
      city: "Lyon",
    });
  });

  it("stays unread if it is of another kind", async () => {
    const sheet = await openSheet(
      writeLists({
        "de.csv": list("Name,Straße,Ort,Telefon", GERMAN, (at) => `030 445566${at}`),
        "staff.csv": "Name,Abteilung,Telefon\nErika,Einkauf,030 4455660\n",
      }),
    );
    sheet.close();
    expect(sheet.unreadSheets.map(({ name }) => name)).toEqual(["staff.csv"]);
  });
});
