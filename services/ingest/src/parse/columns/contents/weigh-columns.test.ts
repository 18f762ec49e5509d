import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "../../open-sheet.ts";
import { readSections } from "../../testing/wild-file.ts";
import { NO_DECISION } from "../column-decision.ts";
import { hasNameColumn, mapColumns } from "../column-map.ts";
import { fieldsByColumn } from "../fields-by-column.ts";
import { columnSynonyms } from "../headers/column-synonyms.ts";
import { fieldsOfWords } from "../headers/header-fields.ts";

/** What each column is read as: "header: field (what tells it)"; "!" where its header is contradicted. */
const FILES = readSections(new URL("../../testing/unnamed-columns.txt", import.meta.url));

describe("the columns of a file", () => {
  it.each(FILES)("$maker are known by their values", async ({ text, found }) => {
    const { mapping, close } = await openSheet(writeTemporary("file.csv", text));
    close();
    const fields = fieldsByColumn(mapping);
    const shown = mapping.headers.map((header, column) => {
      const { basis = "", isContradicted = false } = mapping.judgements?.get(column) ?? {};
      const field = fields.get(column);
      return `${header}: ${field === undefined ? "-" : `${field} (${basis})`}${isContradicted ? " !" : ""}`;
    });
    expect(`${shown.join(" | ")}\n`).toBe(found);
  });

  it("are those of the row that somebody chose for a header line, or numbered where they chose none", async () => {
    const path = writeTemporary("file.csv", "List of 2026;;\nname;city;phone\nHotel Adler;Ulm;0731 445566\n");
    const rowOf = async (headerRow: number) => {
      const sheet = await openSheet(path, { decision: { ...NO_DECISION, headerRow }, mayLackNames: true });
      sheet.close();
      return [sheet.headerRow, sheet.isHeaderless, sheet.mapping.headers.join()];
    };
    expect(await rowOf(2)).toEqual([2, false, "name,city,phone"]);
    expect(await rowOf(0)).toEqual([0, true, "1,2,3"]);
  });

  it("of stars that hotels have are no ratings, and those of first levels are states", async () => {
    const stars = ["3 ***", "4 ****", "2 **", "3 ***", "5 *****", "1 *"];
    const rows = stars.map((each, at) => `Albergo ${at},Via Roma ${at},${each},Veneto`);
    const { mapping, close } = await openSheet(
      writeTemporary("file.csv", ["nome,indirizzo,stelle,adm1_name", ...rows].join("\n")),
    );
    close();
    expect([mapping.columns.get("rating"), mapping.columns.get("state")]).toEqual([undefined, 3]);
  });

  it("of names may have one letter each, unless they are few letters for all rows", async () => {
    const isNamed = async (names: string) => {
      const rows = Array.from(names, (name, at) => `${name},Ring ${at + 1}`);
      const path = writeTemporary("file.csv", ["name,address", ...rows].join("\n"));
      const { mapping, close } = await openSheet(path, { mayLackNames: true });
      close();
      return hasNameColumn(mapping);
    };
    expect([await isNamed("ABCDEFGH"), await isNamed("FVFFVFVF")]).toEqual([true, false]);
  });

  it("of countries may say NO, which is Norway", async () => {
    const rows = Array.from({ length: 6 }, (_, at) => `Kafé ${at},Tromsø,NO`).join("\n");
    const { mapping, close } = await openSheet(
      writeTemporary("file.csv", `fsq_name,fsq_locality,fsq_country\n${rows}\n`),
    );
    close();
    expect([mapping.columns.get("country"), mapping.judgements?.get(2)?.isContradicted]).toEqual([2, false]);
  });

  it("with positions under a location leave the address to another column", async () => {
    const streets =
      "Av. Jabaquara, 361|Rua Augusta, 12|Rua Itapura, 243|Av. Paulista, 900|Rua Vergueiro, 77|Av. Brasil, 5".split(
        "|",
      );
    const rows = streets.map((street, at) => `Loja ${at},"${street}, Centro, Campinas - SP","-23.5${at}21, -46.6312"`);
    const { mapping, close } = await openSheet(
      writeTemporary("file.csv", ["nome,descricao,location", ...rows].join("\n")),
    );
    close();
    expect([mapping.columns.get("fullAddress"), mapping.columns.get("coordinates")]).toEqual([1, 2]);
  });

  it("of one day are not the hours of the week", async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => `Clinic ${at},${at} High St,9.00AM-1.00PM`);
    const { mapping, close } = await openSheet(
      writeTemporary("file.csv", ["clinic name,address,SAT", ...rows].join("\n")),
    );
    close();
    expect(mapping.columns.has("workingHours")).toBe(false);
  });

  it("with links to the pages of one site are not the businesses' sites, however few", async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => `Cafe ${at},${at} High St,https://portal.example/view?id=${at}`);
    const { mapping, close } = await openSheet(writeTemporary("file.csv", ["name,address,col3", ...rows].join("\n")));
    close();
    expect(mapping.columns.has("website")).toBe(false);
  });

  it.each([
    ["https://pubs.org.uk/", "Gorge Organ Morgan Organic Georgian Storgate".split(" "), false],
    [
      "https://stores.brewly.co.uk/",
      "Leeds York Hull Ripon Selby Goole".split(" ").map((town) => `${town} Brewly`),
      true,
    ],
  ])("on a site under a country's suffix, %s, are a chain's if it is named: %s", async (site, names, isChain) => {
    const rows = names.map((name, at) => `${name},${at} High St,${site}${at}`);
    const { mapping, close } = await openSheet(
      writeTemporary("file.csv", ["name,address,website", ...rows].join("\n")),
    );
    close();
    expect(mapping.columns.has("website")).toBe(isChain);
  });

  it.each([
    ["2-07-036822-4 2-7186-0100-8 2-253-01469-1 0-306-40615-2 978-3-16-148410-0 978-0-306-40615-7", false],
    ["2-07-036822-5 2-7186-0100-9 2-253-01469-2 0-306-40615-3 978-3-16-148410-1 978-0-306-40615-8", true],
  ])("with grouped numbers are phones, unless their check digits are of books: %s", async (values, arePhones) => {
    const rows = values.split(" ").map((value, at) => `${value},Le livre ${at},Editions du Pont`);
    const { mapping, close } = await openSheet(writeTemporary("file.csv", ["isbn,title,x", ...rows].join("\n")));
    close();
    expect(mapping.columns.has("phone")).toBe(arePhones);
  });

  it("with links to a map leave the plain links to the site", async () => {
    const rows = [1, 2, 3, 4, 5, 6].map(
      (at) =>
        `Inn ${at},https://inn-${at}.example/,https://www.google.com/maps/place/Inn/data=!8m2!3d30.4${at}!4d-86.6`,
    );
    const path = writeTemporary("file.csv", ["name,url,googleMapsUrl", ...rows].join("\n"));
    const { mapping, close } = await openSheet(path);
    close();
    expect([mapping.columns.get("website"), mapping.columns.get("url")]).toEqual([1, 2]);
  });

  it.each([
    ["estrellas", "4 3 5 2 1 0", false],
    ["classificacao", "4 3 5 2 1 4", false],
    ["Stjerner", "4 3 5 2 1 0", false],
    ["Tähdet", "4 3 5 2 1 0", false],
    ["estrellas", "4.5 3 5 2 1 4", true],
    ["rating", "4 3 5 2 1 5", true],
    ["estrellas,reviews", "4,10 3,20 5,30 2,40 1,50 5,60", true],
  ])("of whole stars that nobody counts are a class, not a rating: %s with %s", async (headers, values, isRating) => {
    const rows = values.split(" ").map((value, at) => `Hotel ${at},Calle ${at},${value}`);
    const path = writeTemporary("file.csv", [`nombre,direccion,${headers}`, ...rows].join("\n"));
    const { mapping, close } = await openSheet(path);
    close();
    expect(mapping.columns.has("rating")).toBe(isRating);
  });

  it("with links to many hosts are the businesses' sites, whatever the header says", async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => `Inn ${at},${at} High St,http://inn-${at}.example/`);
    const { mapping, close } = await openSheet(writeTemporary("file.csv", ["name,address,URL", ...rows].join("\n")));
    close();
    expect([mapping.columns.get("website"), mapping.columns.get("url")]).toEqual([2, undefined]);
  });

  it("with links to a map stay links to it under the same header", async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => `Inn ${at},${at} High St,https://www.google.com/maps?cid=${at}`);
    const { mapping, close } = await openSheet(writeTemporary("file.csv", ["name,address,URL", ...rows].join("\n")));
    close();
    expect(mapping.columns.get("url")).toBe(2);
  });

  it("stay unmapped if too few cells have values", async () => {
    const path = writeTemporary("file.csv", "name,col2\nCafe 1,0731 445566\nCafe 2,0731 445567\n");
    const { mapping, close } = await openSheet(path);
    close();
    expect(mapping.columns.has("phone")).toBe(false);
  });
});

describe("the table of headers by language", () => {
  it("maps each of its headers to its field", () => {
    for (const [field, headers] of columnSynonyms()) {
      for (const header of headers) expect(fieldsOfWords(header).map((found) => found.field)).toContain(field);
    }
  });

  it.each([
    ["Icelandic", "Heiti;Heimilisfang;Póstnúmer;Staður;Símanúmer;Vefsíða"],
    ["Armenian", "Անվանում;Հասցե;Փոստային ինդեքս;Քաղաք;Հեռախոս;Կայք"],
    ["Bengali", "নাম;ঠিকানা;পোস্ট কোড;শহর;ফোন নম্বর;ওয়েবসাইট"],
    ["Swahili", "Jina la biashara;Anwani;Msimbo wa posta;Mji;Simu;Tovuti"],
  ])("knows a line of headers in %s", (_, line) => {
    const mapping = mapColumns(line.split(";"));
    expect(hasNameColumn(mapping)).toBe(true);
    expect([...mapping.columns.keys()].toSorted()).toEqual([
      "city",
      "fullAddress",
      "name",
      "phone",
      "postalCode",
      "website",
    ]);
  });
});
