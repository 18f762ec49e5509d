import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "./open-sheet.ts";
import { describedFields, describeSheet, readWildFiles } from "./testing/wild-file.ts";

const FILES = readWildFiles();
const DESCRIBED = describedFields(FILES.flatMap(([, files]) => files.map(({ found }) => found)));

describe.each(FILES)("files in the wild: %s", (_, files) => {
  it.each(files)("from $maker keep every field of a business", async ({ text, found }) => {
    const sheet = await openSheet(writeTemporary("file.csv", text));
    expect(await describeSheet(sheet, DESCRIBED)).toBe(found.trim());
    sheet.close();
  });
});
