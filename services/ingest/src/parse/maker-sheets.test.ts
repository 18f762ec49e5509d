import { businessFieldsSchema } from "@meridian/contracts/businesses/business";
import { MAKER_SHEETS } from "@meridian/sheet-reader/testing/makers/maker-sheets";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "./open-sheet.ts";
import { readDrafts } from "./testing/read-drafts.ts";
import { describedFields, describeSheet } from "./testing/wild-file.ts";

const DESCRIBED = describedFields(MAKER_SHEETS.map(({ found }) => found));

describe.each(MAKER_SHEETS)("$maker", ({ fileName, content, created, duplicates, found }) => {
  const path = writeTemporary(fileName, Buffer.from(content()));

  it("yields every field in its cells", async () => {
    const sheet = await openSheet(path);
    expect(await describeSheet(sheet, DESCRIBED)).toBe(found.trim());
    sheet.close();
  });

  it("counts each row once and yields only valid businesses", async () => {
    const { drafts, counts } = await readDrafts(path);
    expect(counts).toEqual({ created, duplicates, repeatedHeaders: 0, rejected: 0 });
    for (const { fields } of drafts) expect(businessFieldsSchema.safeParse(fields).error).toBeUndefined();
  });
});
