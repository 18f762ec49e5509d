import type { ImportJob, ImportWarning } from "../contracts/import-job.ts";

/** More of a file's rows than this are not taken for duplicates by their name and place without a word. */
const MAX_DOUBTFUL_SHARE = 0.05;

/** See `importWarningSchema`. */
export function importWarningOf({ state, counters }: Pick<ImportJob, "state" | "counters">): ImportWarning | null {
  if (state !== "succeeded") return null;
  const { rowsRead, created, updated, rejected, duplicatesWithoutId } = counters;
  if (rejected > 0 && created + updated === 0) return "nothing_imported";
  return duplicatesWithoutId > rowsRead * MAX_DOUBTFUL_SHARE ? "many_duplicates" : null;
}

/** For the admin area and the reports of uploads. */
export function importWarningText({ warning, counters }: Pick<ImportJob, "warning" | "counters">): string | undefined {
  if (warning === null) return undefined;
  if (warning === "nothing_imported") return "Hiçbir işletme eklenmedi veya güncellenmedi";
  const rows = counters.duplicatesWithoutId.toLocaleString("tr-TR");
  return `${rows} satır, kimliği olmadığı için yalnızca adı ve yeri aynı diye tekrar sayıldı; başka işletmeler olabilir`;
}
