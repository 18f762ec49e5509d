import type { SheetReader, SheetRow, Workbook } from "@meridian/sheet-reader/sheet-row";
import { takeFirstRows } from "../columns/headers/find-header.ts";
import { type RowAdapter, withRows } from "./adapt-rows.ts";
import { hasCards, spreadCards } from "./card-cells.ts";
import { hasDayRows, joinDayRows } from "./day-rows.ts";
import { hasLabels, spreadLabels } from "./label-columns.ts";
import { hasLinks, spreadLinks } from "./link-columns.ts";
import { fillMergedCells } from "./merged-cells.ts";
import { hasMisreadLetters, repairRows } from "./repaired-letters.ts";
import { hasSections, spreadSections } from "./section-columns.ts";
import { hasTagColumn, spreadTags } from "./tag-columns.ts";
import { isTransposed, turnRows } from "./transposed-rows.ts";

interface Adapter {
  isNeeded: (firstRows: readonly SheetRow[], reader: SheetReader) => boolean;
  adapt: RowAdapter;
  /** Only where rows are lines that people wrote, rather than records with keys. */
  isOfLines?: boolean;
}

const ADAPTERS: readonly Adapter[] = [
  { isNeeded: hasMisreadLetters, adapt: repairRows },
  { isNeeded: (_, reader) => reader.hasMergedCells?.() === true, adapt: fillMergedCells },
  { isNeeded: isTransposed, adapt: turnRows, isOfLines: true },
  { isNeeded: hasTagColumn, adapt: spreadTags },
  { isNeeded: hasLabels, adapt: spreadLabels },
  { isNeeded: hasCards, adapt: spreadCards },
  { isNeeded: (rows, reader) => reader.hasLinks?.() === true || hasLinks(rows), adapt: spreadLinks },
  { isNeeded: hasSections, adapt: spreadSections, isOfLines: true },
  { isNeeded: hasDayRows, adapt: joinDayRows },
];

export interface AdaptedWorkbook {
  workbook: Workbook;
  /** The sheet's. */
  firstRows: SheetRow[];
  hasKeys: boolean;
  used: ReadonlySet<Adapter>;
}

/** A workbook as read so far, changed in the ways that the first rows of this sheet need. */
export async function adaptWorkbook(
  { workbook: given, used: before }: Pick<AdaptedWorkbook, "workbook" | "used">,
  index: number,
): Promise<AdaptedWorkbook> {
  let workbook = given;
  let reader = workbook.openSheet(index);
  let firstRows = await takeFirstRows(reader.rows);
  const { hasKeys = false } = reader;
  const used = new Set(before);
  for (const adapter of ADAPTERS) {
    if (used.has(adapter) || (adapter.isOfLines === true && hasKeys) || !adapter.isNeeded(firstRows, reader)) continue;
    used.add(adapter);
    workbook = withAdapter(workbook, adapter);
    reader = workbook.openSheet(index);
    firstRows = await takeFirstRows(reader.rows);
  }
  return { workbook, firstRows, hasKeys, used };
}

function withAdapter(workbook: Workbook, { adapt }: Adapter): Workbook {
  return {
    ...workbook,
    openSheet: (index) => withRows(workbook.openSheet(index), adapt),
    close: () => workbook.close(),
  };
}
