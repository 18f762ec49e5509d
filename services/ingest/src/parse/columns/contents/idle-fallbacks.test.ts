import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { expect, it } from "vitest";
import { fileNotes } from "../../file-notes.ts";
import { openSheet } from "../../open-sheet.ts";

async function unreadOf(text: string): Promise<readonly string[]> {
  const sheet = await openSheet(writeTemporary("file.csv", text));
  sheet.close();
  return sheet.mapping.extraction.unknown;
}

it("a column whose field another one always gives is listed as unread", async () => {
  const text = "name,region,prefecture,city\nLuna,Maritime,Golfe,Lomé\nSol,Kara,Kozah,Kara\n";
  expect(await unreadOf(text)).toEqual(["prefecture"]);
});

it("a column that some rows need is named in a note if others have something else there", async () => {
  const text = "name,city,phone,mobile\nLuna,Lomé,22212345,90123456\nSol,Kara,,90123457\n";
  const sheet = await openSheet(writeTemporary("file.csv", text));
  sheet.close();
  expect(fileNotes("file.csv", sheet)).toContainEqual({ key: "columns_in_part", params: { columns: ['"mobile"'] } });
});

it("a column that some rows need, or that repeats the first, is not listed as unread", async () => {
  const needed = "name,city,phone,mobile\nLuna,Lomé,22212345,90123456\nSol,Kara,,90123457\n";
  const repeated = "name,city,phone,mobile\nLuna,Lomé,22212345,22212345\nSol,Kara,22212346,22212346\n";
  expect(await unreadOf(needed)).toEqual([]);
  expect(await unreadOf(repeated)).toEqual([]);
});
