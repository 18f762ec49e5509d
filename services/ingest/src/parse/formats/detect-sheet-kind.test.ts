import { AppError } from "@meridian/platform/app-error";
import { detectSheetKind } from "@meridian/sheet-reader/formats/detect-sheet-kind";
import { workbookParts, writeWorkbook } from "@meridian/sheet-reader/testing/make-workbook";
import { makeZip } from "@meridian/sheet-reader/testing/make-zip";
import { collect } from "@meridian/sheet-reader/testing/read-all";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "../open-sheet.ts";

const zip = (...names: string[]) => makeZip(Object.fromEntries(names.map((name) => [name, "x"])));
const png = Buffer.from("89504e470d0a1a0a", "hex");
const ole = (stream: string) => {
  const file = Buffer.alloc(2048);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(9, 30);
  const name = Buffer.from(`${stream}\0`, "utf16le");
  name.copy(file, 512);
  file.writeUInt16LE(name.length, 512 + 64);
  file[512 + 66] = 2;
  return file;
};
const spreadsheetXml =
  '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">';
const noise = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919 + (index >> 3) * 104_729) & 0xff));

describe("the kind of a file", () => {
  it("is detected by its content, not by its name", async () => {
    expect(await detectSheetKind(writeTemporary("a.xlsx", "name,city\nLuigi,Rome\n"))).toBe("csv");
    expect(await detectSheetKind(writeTemporary("a.csv", makeZip(workbookParts({ sheets: { S: "" } }))))).toBe("xlsx");
    expect(await detectSheetKind(writeTemporary("a.csv", ' [ {"name": "Luigi"}]'))).toBe("json");
    expect(await detectSheetKind(writeTemporary("a.txt", '\u001e{"name": "Luigi"}\n'))).toBe("json");
    expect(await detectSheetKind(writeTemporary("a.txt", '{shops: [{"name": "Luigi"}]}'))).toBe("json");
  });

  it.each([
    ["[1, 2, 3]", "json"],
    [`[${"1,".repeat(2000)}1]`, "json"],
    ["[true]\n", "json"],
    ['[null, {"name": "Luigi"}]', "json"],
    ["[52.5, 13.4],Luigi,Rome\n", "csv"],
    ["[1] Luigi,Rome\n", "csv"],
    ["[1],Luigi,Rome\n", "csv"],
  ])("that starts with a bracket is told by what follows: %.30s is %s", async (content, kind) => {
    expect(await detectSheetKind(writeTemporary("a.json", content))).toBe(kind);
  });

  it.each([
    ['<?xml version="1.0"?>\n<!-- <html> -->\n<stores><store/>', "xml"],
    ["\n<rss version='2.0'><channel>", "xml"],
    ['<!DOCTYPE list [<!ENTITY a "b">]><list><item/></list>', "xml"],
    ['<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2">', "kml"],
    ["<name>,city\nLuigi,Rome\n", "csv"],
  ])("that starts with a tag is told by what follows: %.40s is %s", async (content, kind) => {
    expect(await detectSheetKind(writeTemporary("a.xml", content))).toBe(kind);
  });

  it.each([
    ["an old container without a workbook", "a.xls", ole("Workbook"), "unsupported_media", /çalışma kitabı yok/],
    ["a message of Outlook", "a.xls", ole("__properties_version1.0"), "unsupported_media", /Outlook/],
    ["a workbook older than Excel 5", "a.xls", Buffer.from("0904060000001000", "hex"), "unsupported_media", /Excel 4/],
    ["a protected workbook", "a.xlsx", ole("EncryptedPackage"), "invalid_input", /şifre korumalı/],
    ["an address book", "a.csv", Buffer.from("BEGIN:VCARD\nFN:Luigi\nEND:VCARD\n"), "unsupported_media", /vCard/],
    ["a Word document of old", "a.xls", ole("WordDocument"), "unsupported_media", /Word belgesi/],
    ["an OpenDocument text", "a.ods", zip("mimetype", "content.xml"), "unsupported_media", /OpenDocument metni/],
    ["a Word document", "a.xlsx", zip("[Content_Types].xml", "word/document.xml"), "unsupported_media", /Word belgesi/],
    ["another zip", "a.xlsx", makeZip({ "photo.jpg": png }), "unsupported_media", /içinde "photo\.jpg" var/],
    ["an empty zip", "a.zip", makeZip({}), "unsupported_media", /Zip arşivi boş/],
    ["a web page", "a.xls", "\ufeff <html><table><tr><td>name</td></tr></table>", "unsupported_media", /web sayfası/],
    ["a drawing", "a.xml", '<?xml version="1.0"?><!-- by us --><svg:svg>', "unsupported_media", /görüntü/],
    ["a sheet of Excel 2003's XML", "a.xls", spreadsheetXml, "unsupported_media", /Excel 2003/],
    [
      "a web page in XML's dress",
      "a.xls",
      '<?xml version="1.0"?>\n<html xmlns="x">',
      "unsupported_media",
      /web sayfası/,
    ],
    ["a web archive", "a.xls", "MIME-Version: 1.0\nX-Document-Type: Workbook\n", "unsupported_media", /web arşivi/],
    ["a sheet of SYLK", "a.csv", "ID;PWXL;N;E\nC;Y1;X1;K1\n", "unsupported_media", /SYLK/],
    ["another archive", "a.xlsx", Buffer.from("fd377a585a000004", "hex"), "unsupported_media", /xz arşivi/],
    ["7-Zip", "a.xlsx", Buffer.from("377abcaf271c0004", "hex"), "unsupported_media", /7-Zip arşivi/],
    ["Numbers", "a.numbers", zip("Index/Document.iwa"), "unsupported_media", /Apple Numbers/],
    ["a PDF", "a.csv", "%PDF-1.7 ...", "unsupported_media", /PDF/],
    ["an image", "a.csv", Buffer.from("89504e470d0a1a0a", "hex"), "unsupported_media", /görüntü/],
    ["nothing", "a.csv", "", "invalid_input", /boş/],
    ["blanks", "a.csv", " \n\r\n\t", "invalid_input", /boş/],
    ["noise", "a.csv", noise, "unsupported_media", /ne bir .xlsx/],
    ["half a zip", "a.xlsx", zip("xl/workbook.xml").subarray(0, 40), "invalid_input", /yarıda kesilmiş/],
  ])("%s is refused by name", async (_what, name, content, code, message) => {
    const error: unknown = await detectSheetKind(writeTemporary(name, content)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code, turkish: expect.stringMatching(message) });
  });
});

describe("an opened sheet", () => {
  it("of a workbook is the first that has headers we know", async () => {
    const text = (...values: string[]) =>
      `<row>${values.map((value) => `<c t="str"><v>${value}</v></c>`).join("")}</row>`;
    const sheets = {
      Notes: text("Made by us"),
      Empty: "",
      Data: text("List of 2024") + text("Name", "City") + text("Luigi", "Rome"),
    };
    const sheet = await openSheet(writeWorkbook({ sheets }));
    expect(sheet).toMatchObject({ kind: "xlsx", sheetNames: ["Data"], headerRow: 2 });
    expect(await collect(sheet.reader.rows)).toHaveLength(3);
    sheet.close();
  });

  it("needs a line of headers, and reports the line found instead", async () => {
    await expect(openSheet(writeTemporary("a.csv", "foo,bar\n1,2\n"))).rejects.toThrow(
      /The first row has: "foo", "bar"/,
    );
    await expect(openSheet(writeWorkbook({ sheets: { S: "" } }))).rejects.toThrow(/has no rows/);
  });
});
