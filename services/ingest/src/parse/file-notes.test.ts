import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { expect, it } from "vitest";
import { fileNotes } from "./file-notes.ts";
import { openSheet } from "./open-sheet.ts";

const ROWS = [1, 2, 3, 4, 5, 6].map((at) => `Hotel Adler ${at},+49 731 44556${at},https://adler-${at}.example/,Ulm`);

async function notesOf(lines: readonly string[]) {
  const sheet = await openSheet(writeTemporary("file.csv", lines.join("\n")));
  sheet.close();
  return fileNotes("file.csv", sheet).map((note) => (typeof note === "string" ? note : note.key));
}

it("a file without a header line is said to have none, without a list of all its columns", async () => {
  const notes = await notesOf(ROWS);
  expect(notes).toContain("header_missing");
  expect(notes).not.toContain("columns_by_values");
});

it("columns that values alone tell are named", async () => {
  expect(await notesOf(["name,x1,x2,city", ...ROWS])).toContain("columns_by_values");
});
