import type { ListedName } from "@meridian/contracts/imports/import-mapping";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { saysWhereOrHow } from "../../normalise/listed-name.ts";
import type { ChosenOfList } from "../columns/column-decision.ts";
import { hasNameColumn, hasPlaceColumn } from "../columns/column-map.ts";
import { basisOfSheet, type ListNames, withoutPath } from "./list-kind.ts";
import { chainOfListName } from "./name-of-chain.ts";

/**
 * What all businesses of each sheet are called, by the name of the sheet, in a list that says where they are or how to reach them: as
 * chosen, where rows name none, or, if no column names any, as the name of the sheet, the key above the list or the name of the file
 * suggests, in this order. None names the businesses of an unknown list.
 */
export function createNameOfSheet(
  mapping: ColumnMapping,
  { fileName, kind, chosen }: ListNames & { chosen: ChosenOfList | undefined },
): (sheetName: string) => ListedName | undefined {
  if (!saysWhereOrHow(mapping)) return () => undefined;
  if (chosen !== undefined) return () => ({ name: chosen.value, basis: chosen.basis });
  if (hasNameColumn(mapping) || !hasPlaceColumn(mapping.columns)) return () => undefined;
  return (sheetName) => {
    const bySheet = chainOfListName(kind === "zip" ? withoutPath(sheetName) : sheetName);
    if (bySheet !== undefined) return { name: bySheet, basis: basisOfSheet(kind) };
    const byFile = chainOfListName(withoutPath(fileName ?? ""));
    return byFile === undefined ? undefined : { name: byFile, basis: "file" };
  };
}

/** The names of the sheets of a file, each once. */
export function listedNamesOf({
  listedName,
  findingsBySheet,
}: Pick<ColumnMapping, "listedName" | "findingsBySheet">): ListedName[] {
  const found = [listedName, ...[...(findingsBySheet?.values() ?? [])].map((findings) => findings.listedName)];
  return [...new Map(found.flatMap((one) => (one === undefined ? [] : [[one.name, one] as const]))).values()];
}
