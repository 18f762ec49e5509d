import type { ImportJob, ImportWarning } from "@meridian/contracts/imports/import-job";

/** More duplicates by name and place than this share of a file's rows cause a warning. */
const MAX_DOUBTFUL_SHARE = 0.05;

/** In the admin area's language; `{count}` stands for the number of rows. */
export const IMPORT_WARNING_TEXTS = {
  nothing_imported: "Hiçbir işletme eklenmedi veya güncellenmedi",
  many_duplicates:
    "{count} satır, kimliği olmadığı için yalnızca adı ve yeri aynı diye tekrar sayıldı; başka işletmeler olabilir",
} as const satisfies Record<ImportWarning, string>;

/** See `importWarningSchema`. */
export function importWarningOf({ state, counters }: Pick<ImportJob, "state" | "counters">): ImportWarning | null {
  if (state !== "succeeded") return null;
  const { rowsRead, created, updated, rejected, duplicatesWithoutId } = counters;
  if (rejected > 0 && created + updated === 0) return "nothing_imported";
  return duplicatesWithoutId > rowsRead * MAX_DOUBTFUL_SHARE ? "many_duplicates" : null;
}

/** For the admin area. */
export function importWarningText({ warning, counters }: Pick<ImportJob, "warning" | "counters">): string | undefined {
  if (warning === null) return undefined;
  return IMPORT_WARNING_TEXTS[warning].replace("{count}", counters.duplicatesWithoutId.toLocaleString("tr-TR"));
}
