import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSheet } from "./open-sheet.ts";
import { describeSheet } from "./testing/wild-file.ts";
import { WILD_HOURS } from "./testing/wild-hours.ts";
import { WILD_LANGUAGES } from "./testing/wild-languages.ts";
import { WILD_LISTS } from "./testing/wild-lists.ts";
import { WILD_REGISTRIES } from "./testing/wild-registries.ts";
import { WILD_SCRAPERS } from "./testing/wild-scrapers.ts";

const folder = mkdtempSync(join(tmpdir(), "wild-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["scrapers and platforms", WILD_SCRAPERS],
  ["registries and open data", WILD_REGISTRIES],
  ["lists that people keep", WILD_LISTS],
  ["many languages", WILD_LANGUAGES],
  ["hours", WILD_HOURS],
])("files of %s", (_, files) => {
  it.each(files)("of $maker lose nothing that a business has", async ({ text, found }) => {
    const path = join(folder, "file.csv");
    writeFileSync(path, text);
    const sheet = await openSheet(path);
    expect(await describeSheet(sheet)).toBe(found.trim());
    sheet.close();
  });
});
