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

it("takes no row with a geometry for a header line: shops of a map without a name are refused", async () => {
  const text = 'osm_id,shop,WKT\n1,supermarket,"POINT (16.5 48.2)"\n2,bakery,"POINT (16.6 48.2)"\n';
  const file = writeTemporary("file.csv", text);
  await expect(openSheet(file)).rejects.toMatchObject({ keyed: { key: "no_header" } });
});
