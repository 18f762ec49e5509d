import type { ListedName } from "@meridian/contracts/imports/import-mapping";
import { foldText } from "@meridian/domain/text/fold-text";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { saysWhereOrHow } from "../../normalise/listed-name.ts";
import type { ChosenOfList } from "../columns/column-decision.ts";
import { hasNameColumn, hasPlaceColumn } from "../columns/column-map.ts";
import { basisOfSheet, type ListNames, withoutPath } from "./list-kind.ts";
import { chainOfListName } from "./name-of-chain.ts";

/**
 * What all businesses of each sheet are called, by the name of the sheet, in a list that says where they are or how to reach them: as
 * chosen, where rows name none, or, if no column names any, as the name of the sheet, the key above the list or the name of the file
 * suggests, in this order. These outweigh the name saved for lists with the same headers: it may be another chain's.
 */
export function createNameOfSheet(
  mapping: ColumnMapping,
  { fileName, kind, chosen }: ListNames & { chosen: ChosenOfList | undefined },
): (sheetName: string) => ListedName | undefined {
  if (!saysWhereOrHow(mapping)) return () => undefined;
  if (chosen?.basis === "choice") return () => ({ name: chosen.value, basis: "choice" });
  const isSuggested = !hasNameColumn(mapping) && hasPlaceColumn(mapping.columns);
  const suggestedFor = (sheetName: string): ListedName | undefined => {
    const bySheet = chainOfListName(kind === "zip" ? withoutPath(sheetName) : sheetName);
    if (bySheet !== undefined) return { name: bySheet, basis: basisOfSheet(kind) };
    const byFile = chainOfListName(withoutPath(fileName ?? ""));
    return byFile === undefined ? undefined : { name: byFile, basis: "file" };
  };
  return (sheetName) => {
    const suggested = isSuggested ? suggestedFor(sheetName) : undefined;
    if (chosen === undefined || (suggested !== undefined && !isSameChain(suggested.name, chosen.value)))
      return suggested;
    return { name: chosen.value, basis: chosen.basis };
  };
}

/** "Walmart" and "Walmart Supercenter" */
function isSameChain(one: string, other: string): boolean {
  const [left, right] = [foldText(one), foldText(other)];
  return left.includes(right) || right.includes(left);
}

/** The names of the sheets of a file, each once. */
export function listedNamesOf({
  listedName,
  findingsBySheet,
}: Pick<ColumnMapping, "listedName" | "findingsBySheet">): ListedName[] {
  const found = [listedName, ...[...(findingsBySheet?.values() ?? [])].map((findings) => findings.listedName)];
  return [...new Map(found.flatMap((one) => (one === undefined ? [] : [[one.name, one] as const]))).values()];
}
