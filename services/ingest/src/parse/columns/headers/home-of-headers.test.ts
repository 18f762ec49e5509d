import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { expect, it } from "vitest";
import { openSheet } from "../../open-sheet.ts";
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
