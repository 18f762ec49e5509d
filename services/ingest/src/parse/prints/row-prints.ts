import type { KeyHash } from "@meridian/platform/hash64";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import { mayEndTable, PLACE_FIELDS } from "../../normalise/below-table.ts";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import type { NormalisedRow } from "../../normalise/normalise.ts";
import { cleanText } from "../../normalise/values/text.ts";
import type { RowKeys, SeenRows } from "../seen-rows.ts";
import { createKnownPrints, encodePrint, type KnownPrint } from "./print-records.ts";

/** Recognises the rows of one file by what earlier imports left. */
export interface RowPrints {
  /** See `encodePage`. */
  addPage(page: Uint8Array): void;
  /** The record of a row just read. Undefined if each import must read it again: for its issues, or because its other cells matter, too. */
  recordOf(print: KeyHash, row: SheetRow, read: NormalisedRow, keys: RowKeys | undefined): Uint8Array | undefined;
  /** What is known of a row that is not a duplicate of an earlier one; records it as seen. */
  takeKnown(print: KeyHash, seen: SeenRows): KnownPrint | undefined;
  /** Known rows of batches that are not taken yet, oldest batch first, by stamp. */
  unread: ReadonlyMap<string, SheetRow>[];
}

export function createRowPrints(mapping: ColumnMapping): RowPrints {
  const known = createKnownPrints();
  const placeColumns = PLACE_FIELDS.flatMap((field) => mapping.columns.get(field) ?? []);
  const isPlaced = ({ cells }: SheetRow) => placeColumns.some((column) => cleanText(cells[column]) !== undefined);
  return {
    addPage: known.addPage,
    takeKnown(print, seen) {
      const found = known.find(print);
      return found !== undefined && seen.takeNew(found.keys, print) ? found : undefined;
    },
    recordOf(print, row, { draft, issues }, keys) {
      if (draft === undefined || keys === undefined || issues.length > 0) return undefined;
      if (!isPlaced(row) && mayEndTable(draft.fields.name)) return undefined;
      return encodePrint({ print, keys, hasPlaceId: draft.fields.placeId !== undefined });
    },
    unread: [],
  };
}
