import type { ColumnChoice, ColumnPreview, ImportField } from "@meridian/contracts/imports/import-mapping";

export type ColumnFilter = "all" | "mapped" | "unmapped";

/** Adds a choice: drops choices equal to what the header says, and an older choice of the same field. */
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
 * The columns with the choices applied, before the server confirms them: a chosen column gets its field, and any column that had it by its
 * header loses it.
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
