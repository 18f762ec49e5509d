import type { SheetKind } from "@meridian/contracts/imports/import-job";
import { NO_BUSINESS_KIND } from "@meridian/contracts/imports/import-limits";
import type { ListedKind } from "@meridian/contracts/imports/import-mapping";
import type { Kind } from "@meridian/domain/categories/kind";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { knowledgeAtHand } from "../../normalise/places/known-cities.ts";
import { namesKnownKind, splitCategories } from "../../normalise/values/category-names.ts";
import { cleanText } from "../../normalise/values/text.ts";
import type { ChosenOfList } from "../columns/column-decision.ts";
import { kindOfListName, kindOfNameHeader, saysNothing } from "./name-of-kind.ts";

export interface ListNames {
  /** As the admin knows it; absent where nobody named the file. */
  fileName: string | undefined;
  kind: SheetKind;
}

const KIND_FIELDS = ["type", "category", "subtypes"] as const;
/** The share of known labels up to which a column is of something else; fewer labels than the least show nothing. */
const FEW = 0.1;
const MIN_LABELS = 5;
const EXTENSION = /\.[a-z]{2,7}$/i;
const FOLDERS = /^.*[/\\]/;
/** Kinds whose businesses are called after persons. */
const OF_PERSONS = /^(?:amenity\/(?:dentist|doctors|veterinary)|office\/(?:accountant|architect|lawyer|notary))/;

/**
 * What the businesses of each sheet are, by the name of the sheet: as chosen, for all rows that name no kind, or, if no column of the list
 * gives one, as the header of its names, the name of the sheet, the key above the list or the name of the file tell, in this order. A header
 * and a name that tell unlike kinds tell none: a list of libraries may name their universities.
 */
export function createKindOfSheet(
  mapping: ColumnMapping,
  rows: readonly SheetRow[],
  { fileName, kind, chosen }: ListNames & { chosen: ChosenOfList | undefined },
): (sheetName: string) => ListedKind | undefined {
  if (chosen?.value === NO_BUSINESS_KIND) return () => undefined;
  const byChoice =
    chosen === undefined ? undefined : listed(knowledgeAtHand().kinds.withKey(chosen.value), chosen.basis);
  if (byChoice !== undefined) return () => byChoice;
  if (hasKinds(mapping, rows)) return () => undefined;
  const fits = (found: Kind | undefined) =>
    mapping.givenNameColumn === undefined || OF_PERSONS.test(found?.key ?? "") ? found : undefined;
  const byHeader = fits(kindOfNameHeader(mapping.headers[mapping.columns.get("name") ?? -1] ?? ""));
  const byFile = fits(kindOfListName(withoutPath(fileName ?? "")));
  return (sheetName) => {
    const own = kind === "zip" ? withoutPath(sheetName) : sheetName;
    const bySheet = fits(kindOfListName(own));
    const byName = bySheet ?? (byFile !== undefined && mayBeOf(own, byFile) ? byFile : undefined);
    const basis = bySheet === undefined ? "file" : basisOfSheet(kind);
    if (byHeader === undefined) return listed(byName, basis);
    return byName === undefined || byName.group === byHeader.group ? listed(byHeader, "header") : undefined;
  };
}

/** What the name of a sheet is in a file of this kind. */
export function basisOfSheet(kind: SheetKind): "sheet" | "key" | "file" {
  return kind === "json" || kind === "xml" ? "key" : kind === "zip" ? "file" : "sheet";
}

/** A sheet of "bookings" in a file of hotels holds no hotels. */
function mayBeOf(sheetName: string, { key }: Kind): boolean {
  return (
    saysNothing(sheetName) ||
    knowledgeAtHand()
      .kinds.labelled(sheetName)
      .some((kind) => kind.key === key)
  );
}

/** The kinds of the sheets of a file, each once. */
export function listedKindsOf({
  listedKind,
  findingsBySheet,
}: Pick<ColumnMapping, "listedKind" | "findingsBySheet">): ListedKind[] {
  const found = [listedKind, ...[...(findingsBySheet?.values() ?? [])].map((findings) => findings.listedKind)];
  return [...new Map(found.flatMap((one) => (one === undefined ? [] : [[one.key, one] as const]))).values()];
}

export function withoutPath(fileName: string): string {
  return fileName.replace(FOLDERS, "").replace(EXTENSION, "");
}

/** Whether a column gives kinds in any of the first rows: of labels, hardly any of which is known, none is one. */
function hasKinds({ columns, categoryColumns }: ColumnMapping, rows: readonly SheetRow[]): boolean {
  const given = [...KIND_FIELDS.flatMap((field) => columns.get(field) ?? []), ...categoryColumns];
  const labels = rows.flatMap(({ cells }) => given.flatMap((column) => cleanText(cells[column]) ?? []));
  const known = labels.filter((label) => splitCategories(label).some(namesKnownKind));
  return known.length > labels.length * FEW || (labels.length > 0 && labels.length < MIN_LABELS);
}

function listed(kind: Kind | undefined, basis: ListedKind["basis"]): ListedKind | undefined {
  return kind === undefined ? undefined : { key: kind.key, name: kind.name, basis };
}
