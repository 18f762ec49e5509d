import { AppError } from "@meridian/shared/kernel/app-error";
import { describe, expect, it } from "vitest";
import { detectSheetKind } from "./detect-sheet-kind.ts";
import { openSheet } from "./open-sheet.ts";
import { workbookParts, writeWorkbook } from "./testing/make-workbook.ts";
import { makeZip, writeTemporary } from "./testing/make-zip.ts";
import { collect } from "./testing/read-all.ts";

const zip = (...names: string[]) => makeZip(Object.fromEntries(names.map((name) => [name, "x"])));
const ole = (stream: string) => {
  const file = Buffer.alloc(2048);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(9, 30);
  Buffer.from(`${stream}\0`, "utf16le").copy(file, 512);
  return file;
};
const noise = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919 + (index >> 3) * 104_729) & 0xff));

describe("the kind of a file", () => {
  it("is told by its content, not by its name", async () => {
    expect(await detectSheetKind(writeTemporary("a.xlsx", "name,city\nLuigi,Rome\n"))).toBe("csv");
    expect(await detectSheetKind(writeTemporary("a.csv", makeZip(workbookParts({ sheets: { S: "" } }))))).toBe("xlsx");
  });

  it.each([
    ["an old workbook", "a.xlsx", ole("Workbook"), "unsupported_media", /old Excel workbook.*Save it as .xlsx or .csv/],
    ["a protected workbook", "a.xlsx", ole("EncryptedPackage"), "invalid_input", /protected by a password/],
    ["a Word document of old", "a.xls", ole("WordDocument"), "unsupported_media", /Word document/],
    ["a binary workbook", "a.xlsx", zip("[Content_Types].xml", "xl/workbook.bin"), "unsupported_media", /\.xlsb/],
    ["an OpenDocument sheet", "a.xlsx", zip("mimetype", "content.xml"), "unsupported_media", /\.ods/],
    [
      "a Word document",
      "a.xlsx",
      zip("[Content_Types].xml", "word/document.xml"),
      "unsupported_media",
      /Word document/,
    ],
    ["another zip", "a.xlsx", zip("photo.jpg"), "unsupported_media", /zip archive/],
    ["a web page", "a.xls", "\ufeff <html><table><tr><td>name</td></tr></table>", "unsupported_media", /web page/],
    ["a sheet as XML", "a.xls", '<?xml version="1.0"?><Workbook/>', "unsupported_media", /XML/],
    ["a PDF", "a.csv", "%PDF-1.7 ...", "unsupported_media", /PDF/],
    ["an image", "a.csv", Buffer.from("89504e470d0a1a0a", "hex"), "unsupported_media", /image/],
    ["JSON", "a.csv", '[{"name": "Luigi"}]', "unsupported_media", /JSON/],
    ["nothing", "a.csv", "", "invalid_input", /empty/],
    ["blanks", "a.csv", " \n\r\n\t", "invalid_input", /empty/],
    ["noise", "a.csv", noise, "unsupported_media", /neither/],
    ["half a zip", "a.xlsx", zip("xl/workbook.xml").subarray(0, 40), "invalid_input", /cut off/],
  ])("%s is refused by name", async (_what, name, content, code, message) => {
    const error: unknown = await detectSheetKind(writeTemporary(name, content)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
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
    expect(sheet).toMatchObject({ kind: "xlsx", sheetName: "Data", sheets: ["Notes", "Empty", "Data"], headerRow: 2 });
    expect(await collect(sheet.reader.rows)).toHaveLength(3);
    sheet.close();
  });

  it("needs a line of headers, and is told which line was there instead", async () => {
    await expect(openSheet(writeTemporary("a.csv", "foo,bar\n1,2\n"))).rejects.toThrow(/first row has "foo", "bar"/);
    await expect(openSheet(writeWorkbook({ sheets: { S: "" } }))).rejects.toThrow(/no rows/);
  });
});
