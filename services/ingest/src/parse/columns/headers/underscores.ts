import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { textsOf } from "../contents/column-profile.ts";

/** The share of names with underscores, and the most that may have spaces. */
const MIN_SHARE = 0.5;
const MAX_SPACED_SHARE = 0.02;

/** The mapping of a file whose names have underscores where others have spaces: "St_Luke_Clinic". */
export function withUnderscores(mapping: ColumnMapping, sample: readonly SheetRow[]): ColumnMapping {
  const column = mapping.columns.get("name");
  if (column === undefined) return mapping;
  const names = textsOf(sample, column);
  const joined = names.filter((name) => /\p{L}_+\p{L}/u.test(name)).length;
  const spaced = names.filter((name) => name.includes(" ")).length;
  const isJoined = joined > 0 && joined >= names.length * MIN_SHARE && spaced <= names.length * MAX_SPACED_SHARE;
  return isJoined ? { ...mapping, hasUnderscores: true } : mapping;
}
