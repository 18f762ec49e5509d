import type { ColumnChoice, ColumnPreview, ImportField } from "@meridian/shared/contracts/import-mapping";

export type ColumnFilter = "all" | "mapped" | "unmapped";

/**
 * The choices after one more: nothing is left of those that say what the column's header says anyway, and none gives a field
 * that another choice has given, of which the newer one stands.
 */
export function chooseField(
  choices: readonly ColumnChoice[],
  { column, recognisedField }: Pick<ColumnPreview, "column" | "recognisedField">,
  field: ImportField | null,
): ColumnChoice[] {
  const others = choices.filter((choice) => choice.column !== column && (field === null || choice.field !== field));
  if (field === recognisedField) return others;
  return [...others, { column, field }].sort((left, right) => left.column - right.column);
}

/**
 * The columns as they stand with the choices, before the server has answered with the same: a chosen column bears its field,
 * which whoever had it by its header gives up.
 */
export function withChoices(columns: readonly ColumnPreview[], choices: readonly ColumnChoice[]): ColumnPreview[] {
  const chosen = new Map(choices.map(({ column, field }) => [column, field]));
  const given = new Set(choices.flatMap(({ field }) => field ?? []));
  return columns.map((preview) => {
    const choice = chosen.get(preview.column);
    if (choice !== undefined) return { ...preview, field: choice };
    const { recognisedField } = preview;
    return { ...preview, field: recognisedField !== null && given.has(recognisedField) ? null : recognisedField };
  });
}

export function filterColumns(columns: readonly ColumnPreview[], filter: ColumnFilter): readonly ColumnPreview[] {
  if (filter === "all") return columns;
  return columns.filter(({ field }) => (field !== null) === (filter === "mapped"));
}

export function hasField(columns: readonly ColumnPreview[], field: ImportField): boolean {
  return columns.some((column) => column.field === field);
}

export function isSameChoices(left: readonly ColumnChoice[], right: readonly ColumnChoice[]): boolean {
  const textOf = (choices: readonly ColumnChoice[]) =>
    choices
      .map(({ column, field }) => `${column}:${field}`)
      .sort()
      .join();
  return textOf(left) === textOf(right);
}
