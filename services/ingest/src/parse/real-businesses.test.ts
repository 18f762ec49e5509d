import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unpackList } from "@meridian/shared/kernel/packed-list";
import type { BusinessDraft } from "@meridian/shared/ports/business-store";
import { describe, expect, it } from "vitest";
import { describeWeek } from "../normalise/testing/describe-week.ts";
import { buildBatches } from "./build-batches.ts";
import { openSheet } from "./open-sheet.ts";
import { REAL_GOSOM_SHEETS } from "./testing/real-gosom-sheets.ts";
import { REAL_OTHER_SHEETS } from "./testing/real-other-sheets.ts";
import { REAL_OUTSCRAPER_SHEETS } from "./testing/real-outscraper-sheets.ts";
import { SEPARATOR } from "./testing/real-sheet.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/businesses", import.meta.url));
const isHere = existsSync(FOLDER);
const where = isHere ? "" : " (skipped: ../shared/data is absent)";
const LONGEST_SHOWN = 64;
const HASH_CHARS = 12;

async function readSheet(path: string) {
  const sheet = await openSheet(join(FOLDER, path));
  const drafts: BusinessDraft[] = [];
  const counts = { created: 0, duplicates: 0, repeatedHeaders: 0, rejected: 0 };
  for await (const batch of buildBatches(sheet, { batchSizeRows: 1000, afterRow: 0 })) {
    drafts.push(...unpackList<BusinessDraft>(batch.drafts));
    counts.created += batch.drafts.length;
    counts.duplicates += batch.skipped.duplicates;
    counts.repeatedHeaders += batch.skipped.repeatedHeaders;
    counts.rejected += batch.skipped.rejected;
  }
  sheet.close();
  return { drafts, counts };
}

/** A field as the tables have it: "" where there is none, long texts by their hash. */
function shown({ fields }: BusinessDraft, name: string): string {
  if (name === "hours") return fields.hours === undefined ? "" : short(describeWeek(fields.hours));
  const value = new Map<string, unknown>(Object.entries(fields)).get(name);
  if (value === undefined) return "";
  return short(Array.isArray(value) ? value.join(", ") : String(value));
}

function short(text: string): string {
  if (text.length <= LONGEST_SHOWN) return text;
  return `#${createHash("sha256").update(text).digest("hex").slice(0, HASH_CHARS)}`;
}

describe.skipIf(!isHere)(`real sheets${where}`, () => {
  it.each([...REAL_OUTSCRAPER_SHEETS, ...REAL_GOSOM_SHEETS, ...REAL_OTHER_SHEETS])(
    "$path gives the businesses that stand in its cells, each row counted once",
    { timeout: 120_000 },
    async ({ path, rows, created, duplicates, rejected, businesses }) => {
      const { drafts, counts } = await readSheet(path);
      expect(counts).toEqual({ created, duplicates, repeatedHeaders: 0, rejected });
      expect(created + duplicates + rejected).toBe(rows);
      const [header = "", ...lines] = businesses.trim().split("\n");
      const names = header.split(SEPARATOR).slice(1);
      const found = lines.map((line) => {
        const row = Number(line.split(SEPARATOR)[0]);
        const draft = drafts.find((candidate) => candidate.row === row);
        if (draft === undefined) return `${row} is none`;
        const filled = Object.keys(draft.fields).filter((name) => shown(draft, name) !== "");
        expect(names, `of row ${row}`).toEqual(expect.arrayContaining(filled));
        return [row, ...names.map((name) => shown(draft, name))].join(SEPARATOR);
      });
      expect(found).toEqual(lines);
    },
  );
});
