import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "../../open-sheet.ts";
import { readDrafts } from "../../testing/read-drafts.ts";
import { homeOfHeaders } from "./home-of-headers.ts";

it.each([
  ["SI", "Naziv;Naslov;Telefon;Zemljepisna širina"],
  ["HU", "Megnevezés;Cím;Irányítószám;Telefonszám"],
  ["TR", "İşletme adı;Adres;İlçe;Telefon no"],
  [undefined, "name;address;phone;latitude"],
  [undefined, "Naziv;Telefon;x"],
])("%s is the home of the headers %s", (home, headers) => {
  expect(homeOfHeaders(headers.split(";"))).toBe(home);
});

it("the language of the headers tells which way round coordinates are if nothing else does", async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((at) => `Lekarna ${at};Celovška ${at};01 230 ${at}567;14.1${at};45.6`);
  const isSwapped = async (header: string) => {
    const { mapping, close } = await openSheet(writeTemporary("file.csv", [header, ...rows].join("\n")));
    close();
    return mapping.areCoordinatesSwapped === true;
  };
  expect(await isSwapped("Naziv;Naslov;Telefonska številka;lat;lon")).toBe(true);
  expect(await isSwapped("name;address;phone;lat;lon")).toBe(false);
});

describe("a list of few rows without a country", () => {
  const codesOf = async (lines: readonly string[]) =>
    (await readDrafts(writeTemporary("file.csv", lines.join("\n")))).drafts.map(({ fields }) => fields.countryCode);

  it.each([
    ["of the headers' country", "BG", "Обект;Град;Телефон;Работно време", "София;02 981 2345", "Варна;052 612 345"],
    [
      "of another one of their language",
      "SA",
      "اسم المنشأة;المدينة;رقم الهاتف;العنوان",
      "الرياض;011 465 2345",
      "جدة;012 651 3456",
      "الدمام;013 833 4567",
    ],
  ])("is %s if its cities and phones are", async (_, country, header, ...rows) => {
    const lines = rows.map((row, at) => `Aurora ${at};${row};x`);
    expect(await codesOf([header, ...lines])).toEqual(rows.map(() => country));
  });

  it.each([
    ["phone", "Обект;Град;Телефон;Работно време", "София;02 981 2345", "Варна;(512) 612-3450"],
    ["city", "Обект;Град;Телефон;Работно време", "Nairobi;02 981 2345", "Mombasa;052 612 345"],
    ["language", "name;city;phone;hours", "София;02 981 2345", "Варна;052 612 345"],
  ])("stays without one if a %s says otherwise", async (_, header, ...rows) => {
    const lines = rows.map((row, at) => `Aurora ${at};${row};x`);
    expect(await codesOf([header, ...lines])).toEqual(rows.map(() => undefined));
  });
});
