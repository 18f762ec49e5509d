import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { cleanText } from "../../../normalise/values/text.ts";
import { fieldsOfSpecial } from "../special-columns.ts";

const NO_LETTER = /[^\p{L}\p{N}]+/gu;

/**
 * Lists as unread what no row needs and none repeats: columns of a further region, say, where each row has the first one; and apart from
 * them those that only some rows need, while in others they say something else.
 */
export function withIdleFallbacks(mapping: ColumnMapping, sample: readonly SheetRow[]): ColumnMapping {
  const { columns, fallbackColumns, extraction, headers } = mapping;
  const lost = new Set<number>();
  const needed = new Set([...columns.values(), ...fieldsOfSpecial(mapping).map(([column]) => column)]);
  for (const [field, others] of fallbackColumns) {
    const first = columns.get(field);
    if (first === undefined) continue;
    for (const { cells } of sample) {
      const [used, ...further] = [first, ...others].filter((column) => cleanText(cells[column]) !== undefined);
      if (used === undefined) continue;
      needed.add(used);
      const kept = lettersOf(cells[used]);
      for (const column of further) if (!kept.includes(lettersOf(cells[column]))) lost.add(column);
    }
  }
  const readInPart = headers.filter((header, column) => header !== "" && lost.has(column) && needed.has(column));
  const unread = headers.filter((header, column) => header !== "" && lost.has(column) && !needed.has(column));
  if (unread.length === 0) return readInPart.length === 0 ? mapping : { ...mapping, readInPart };
  const inOrder = (left: string, right: string) => headers.indexOf(left) - headers.indexOf(right);
  return {
    ...mapping,
    readInPart,
    extraction: { ...extraction, unknown: [...extraction.unknown, ...unread].toSorted(inOrder) },
  };
}

/** A phone without its spaces says the same. */
function lettersOf(cell: CellValue): string {
  return (cleanText(cell) ?? "").toLowerCase().replace(NO_LETTER, "");
}
