import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { businessFieldsSchema } from "@meridian/contracts/businesses/business";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { describe, expect, it } from "vitest";
import { describeWeek } from "../normalise/testing/describe-week.ts";
import { readDrafts } from "./testing/read-drafts.ts";
import { REAL_SHEETS } from "./testing/real-sheets.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/businesses", import.meta.url));
const isHere = existsSync(FOLDER);
const LONGEST_SHOWN = 64;
const HASH_CHARS = 12;
const DIGEST_CHARS = 16;

/** A field as it enters the digest: "" if absent, long texts by hash. */
function shown({ fields }: BusinessDraft, name: string): string {
  if (name === "hours") return fields.hours === undefined ? "" : short(describeWeek(fields.hours));
  const value = new Map<string, unknown>(Object.entries(fields)).get(name);
  if (value === undefined) return "";
  return short(Array.isArray(value) ? value.join(", ") : String(value));
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const short = (text: string) => (text.length <= LONGEST_SHOWN ? text : `#${hashOf(text).slice(0, HASH_CHARS)}`);

describe.skipIf(!isHere)("real sheets beside the repository (skipped without ../shared/data)", () => {
  it("are all in the table", () => {
    const entries = readdirSync(FOLDER, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
    const paths = entries.map(({ parentPath, name }) => `${basename(parentPath)}/${name}`);
    expect(paths.toSorted()).toEqual(REAL_SHEETS.map(({ path }) => path).toSorted());
  });

  it.each(REAL_SHEETS)(
    "$path gives the businesses in its cells, each row counted once",
    { timeout: 120_000 },
    async ({ path, created, duplicates, fields, sampledRows, digest }) => {
      const { drafts, counts } = await readDrafts(join(FOLDER, path));
      expect(counts).toEqual({ created, duplicates, repeatedHeaders: 0, rejected: 0 });
      const isSound = (draft: BusinessDraft) => businessFieldsSchema.safeParse(draft.fields).success;
      expect(drafts.filter((draft) => !isSound(draft))).toEqual([]);
      const lines = sampledRows.map((row) => {
        const draft = drafts.find((candidate) => candidate.row === row);
        if (draft === undefined) return `${row} is missing`;
        const filled = Object.keys(draft.fields).filter((name) => shown(draft, name) !== "");
        expect(fields, `of row ${row}`).toEqual(expect.arrayContaining(filled));
        return [row, ...fields.map((name) => shown(draft, name))].join(" ¦ ");
      });
      expect(hashOf(lines.join("\n")).slice(0, DIGEST_CHARS), lines.join("\n")).toBe(digest);
    },
  );
});
