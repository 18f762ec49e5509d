import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { isFieldName } from "@meridian/contracts/businesses/business-fields";
import { unpackList } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { describeWeek } from "../../normalise/testing/describe-week.ts";
import { buildBatches } from "../build-batches.ts";
import type { OpenSheet } from "../open-sheet.ts";

/** A text file as people and programs write them, and what must be found in it. */
export interface WildFile {
  maker: string;
  text: string;
  found: string;
}

const WILD_FILES = new URL("wild/", import.meta.url);

/**
 * The files of `wild/` by group. Their headers and spellings are real, their businesses invented. A file has a line with its maker
 * (`== …`), its text, and below `--` what must be found in it: a line for each business with all of its fields, its raw hours and zone
 * aside, one for each issue, and the headers that carry nothing.
 */
export function readWildFiles(): (readonly [group: string, files: readonly WildFile[]])[] {
  return readdirSync(WILD_FILES).map((name) => {
    return [basename(name, ".txt").replaceAll("-", " "), readSections(new URL(name, WILD_FILES))];
  });
}

/** The files in a text of this form. */
export function readSections(file: URL): WildFile[] {
  return readFileSync(file, "utf8").split(/^== /m).slice(1).map(toWildFile);
}

function toWildFile(section: string): WildFile {
  const [file = "", found = ""] = section.split(/^--\n/m);
  const endOfMaker = file.indexOf("\n");
  return { maker: file.slice(0, endOfMaker), text: file.slice(endOfMaker + 1), found };
}

const LEFT_OUT = new Set(["workingHours", "timeZone", "hours"]);
/** What a business has where a file says nothing. */
const UNSAID = new Set(["reviews=0", "verified=false", "status=operational", "subtypes="]);

/** Fields behind the others, in this order. */
const LAST = "reviews rating reviewsLink photo logo locatedIn description about placeId verified status".split(" ");

/** The fields that any of these descriptions has. One that none has yet is not part of what a sheet is expected to hold. */
export function describedFields(descriptions: readonly string[]): ReadonlySet<string> {
  return new Set([...LEFT_OUT, ...LAST, ...(descriptions.join(" ").match(/\b[a-z]\w*(?==)/gi) ?? [])]);
}

/** What a sheet holds, in the lines of `found`; of the fields those in `described`, unless it is absent. */
export async function describeSheet(sheet: OpenSheet, described?: ReadonlySet<string>): Promise<string> {
  const isDescribed = (name: string) => !LEFT_OUT.has(name) && described?.has(name) !== false;
  const lines: string[] = [];
  for await (const { drafts, issues } of buildBatches(sheet, { batchSizeRows: 1000, afterRow: 0 })) {
    for (const { row, fields } of unpackList<BusinessDraft>(drafts)) {
      const shown = Object.entries(fields)
        .filter(([name]) => isDescribed(name))
        .toSorted(([left], [right]) => LAST.indexOf(left) - LAST.indexOf(right))
        .map(([name, value]) => `${name}=${Array.isArray(value) ? value.join(" + ") : value}`)
        .filter((field) => !UNSAID.has(field));
      const hours = fields.hours === undefined ? [] : [`hours=${describeWeek(fields.hours)}`];
      lines.push(`${row}: ${[...shown, ...hours].join(" ¦ ")}`);
    }
    for (const { row, code, value } of issues) lines.push(`${row}: ! ${code} ${value}`);
  }
  const { columns, headers, extraction } = sheet.mapping;
  const undescribed = [...columns].filter(([field]) => isFieldName(field) && described?.has(field) === false);
  const unknown = [...extraction.unknown, ...undescribed.map(([, column]) => headers[column] ?? "")].toSorted(
    (left, right) => headers.indexOf(left) - headers.indexOf(right),
  );
  return [...lines, ...(unknown.length === 0 ? [] : [`unknown: ${unknown.join(" ¦ ")}`])].join("\n");
}
