import { writeTemporary } from "@meridian/sheet-reader/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { openSheet } from "./open-sheet.ts";
import { describedFields, describeSheet } from "./testing/wild-file.ts";
import { WILD_FURTHER } from "./testing/wild-further.ts";
import { WILD_HOURS } from "./testing/wild-hours.ts";
import { WILD_LANGUAGES } from "./testing/wild-languages.ts";
import { WILD_LISTS } from "./testing/wild-lists.ts";
import { WILD_PORTALS } from "./testing/wild-portals.ts";
import { WILD_PUBLIC } from "./testing/wild-public.ts";
import { WILD_REGISTRIES } from "./testing/wild-registries.ts";
import { WILD_SCRAPERS } from "./testing/wild-scrapers.ts";
import { WILD_SHAPES } from "./testing/wild-shapes.ts";

const FILES = [
  ["scrapers and platforms", WILD_SCRAPERS],
  ["registries and open data", WILD_REGISTRIES],
  ["portals and chambers", WILD_PORTALS],
  ["lists that people keep", WILD_LISTS],
  ["many languages", WILD_LANGUAGES],
  ["hours", WILD_HOURS],
  ["public lists of further shapes", WILD_FURTHER],
  ["public repositories", WILD_PUBLIC],
  ["tables and cells of odd shapes", WILD_SHAPES],
] as const;
const DESCRIBED = describedFields(FILES.flatMap(([, files]) => files.map(({ found }) => found)));

describe.each(FILES)("files of %s", (_, files) => {
  it.each(files)("from $maker keep every field of a business", async ({ text, found }) => {
    const sheet = await openSheet(writeTemporary("file.csv", text));
    expect(await describeSheet(sheet, DESCRIBED)).toBe(found.trim());
    sheet.close();
  });
});
