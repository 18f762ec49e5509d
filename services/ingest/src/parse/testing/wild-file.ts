import { unpackList } from "@meridian/shared/kernel/packed-list";
import type { BusinessDraft } from "@meridian/shared/ports/business-store";
import { describeWeek } from "../../normalise/testing/describe-week.ts";
import { buildBatches } from "../build-batches.ts";
import type { OpenSheet } from "../open-sheet.ts";

/**
 * A text file as makers write them, invented with their headers and spellings; and what must be found in it: a line for
 * each business with all of its fields, its raw hours and zone aside, one for each issue, and the headers that carry nothing.
 */
export interface WildFile {
  maker: string;
  text: string;
  found: string;
}

const LEFT_OUT = new Set(["workingHours", "timeZone", "hours"]);
/** What a business has where a file says nothing. */
const UNSAID = new Set(["reviews=0", "verified=false", "status=operational", "subtypes="]);

/** What a sheet holds, in the lines of `found`. */
export async function describeSheet(sheet: OpenSheet): Promise<string> {
  const lines: string[] = [];
  for await (const { drafts, issues } of buildBatches(sheet, { batchSizeRows: 1000, afterRow: 0 })) {
    for (const { row, fields } of unpackList<BusinessDraft>(drafts)) {
      const shown = Object.entries(fields)
        .filter(([name]) => !LEFT_OUT.has(name))
        .map(([name, value]) => `${name}=${Array.isArray(value) ? value.join(" + ") : value}`)
        .filter((field) => !UNSAID.has(field));
      const hours = fields.hours === undefined ? [] : [`hours=${describeWeek(fields.hours)}`];
      lines.push(`${row}: ${[...shown, ...hours].join(" ¦ ")}`);
    }
    for (const { row, code, value } of issues) lines.push(`${row}: ! ${code} ${value}`);
  }
  const { unknown } = sheet.mapping.extraction;
  return [...lines, ...(unknown.length === 0 ? [] : [`unknown: ${unknown.join(" ¦ ")}`])].join("\n");
}
